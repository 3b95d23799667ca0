import { type Grant, RIGHT_GROUPS, RIGHTS, type Right } from '@diyar/contract/rules/rights';
import { ROLES, type Role } from '@diyar/contract/rules/roles';
import type { User } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';

const ICONS: Record<Grant, IconName> = {
  yes: 'check',
  limited: 'percent',
  sees: 'eye',
  given: 'building-apartment',
  own: 'user',
  two: 'users',
  no: 'minus',
};

const NAMES = Object.keys(RIGHTS) as Right[];

/** A row per right, a column per role; on phones a card per right. */
export function RightsTable({ users }: { users: readonly User[] | undefined }) {
  const { rights: t, words } = useAdminTexts();
  const counted = (role: Role) => users && t.people(users.filter((user) => user.role === role).length);
  return (
    <section className="rights-box" aria-label={t.table}>
      <table className="rights-table">
        <thead>
          <tr>
            <th scope="col">{t.may}</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                <strong>{words.roles[role]}</strong>
                <small>{counted(role) ?? '\u00a0'}</small>
              </th>
            ))}
          </tr>
        </thead>
        {RIGHT_GROUPS.map((group) => (
          <tbody key={group}>
            <tr className="rights-group">
              <th scope="rowgroup" colSpan={ROLES.length + 1}>
                {t.groups[group]}
              </th>
            </tr>
            {NAMES.filter((name) => RIGHTS[name].group === group).map((name) => (
              <tr key={name}>
                <th scope="row">
                  {t.names[name]}
                  {RIGHTS[name].reach === 'company' && <small> · {t.company}</small>}
                </th>
                {ROLES.map((role) => (
                  <td key={role} data-role={words.roles[role]}>
                    <GrantCell grant={RIGHTS[name].of[role]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function GrantCell({ grant }: { grant: Grant }) {
  const { rights: t } = useAdminTexts();
  return (
    <span className="rights-grant" data-grant={grant}>
      <Icon name={ICONS[grant]} />
      {t.grants[grant]}
    </span>
  );
}
