import type { LimitsAnswer } from '@diyar/contract/role-limits';
import { LIMIT_KINDS, NO_LIMITS } from '@diyar/contract/rules/role-limits';
import type { ReactNode } from 'react';
import { useEveryone } from '~/features/rights/admin/rights-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { type DraftLimits, type LimitsDraft, typedLimits } from './limits-draft.ts';
import { LimitsRow } from './limits-row.tsx';

/** A line for everybody whose limits are set, a column for each of them; on phones a card each. */
function LimitsTable({ label, who, children }: { label: string; who: string; children: ReactNode }) {
  const { roleLimits: t } = useAdminTexts();
  return (
    <table className="role-limits-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{who}</th>
          {LIMIT_KINDS.map((kind) => (
            <th key={kind} scope="col">
              {t.kinds[kind]}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type RolesProps = {
  draft: LimitsDraft;
  people: LimitsAnswer['roles'];
  onChange: (roles: LimitsDraft['roles']) => void;
};

export function RoleLimitsTable({ draft, people, onChange }: RolesProps) {
  const { roleLimits: t, rights, words } = useAdminTexts();
  const set = (role: string, limits: DraftLimits) =>
    onChange(draft.roles.map((one) => (one.role === role ? { ...one, limits } : one)));
  return (
    <section>
      <header className="section-head">
        <h2>{t.perRole}</h2>
        <span className="section-note">{t.emptyIsNone}</span>
      </header>
      <LimitsTable label={t.perRole} who={t.role}>
        {draft.roles.map(({ role, limits }) => (
          <LimitsRow
            key={role}
            name={words.roles[role]}
            note={rights.people(people.find((one) => one.role === role)?.people ?? 0)}
            role={role}
            limits={limits}
            onChange={(next) => set(role, next)}
          />
        ))}
      </LimitsTable>
    </section>
  );
}

type UsersProps = { draft: LimitsDraft; onChange: (users: LimitsDraft['users']) => void };

/** Users with limits of their own, in place of their role's. */
export function UserLimitsTable({ draft, onChange }: UsersProps) {
  const { roleLimits: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const { users } = draft;
  const set = (userId: number, limits: DraftLimits) =>
    onChange(users.map((one) => (one.userId === userId ? { ...one, limits } : one)));
  return (
    <section>
      <header className="section-head">
        <h2>{t.perUser}</h2>
      </header>
      {users.length > 0 && (
        <LimitsTable label={t.perUser} who={t.person}>
          {users.map(({ userId, name, role, since, limits }) => (
            <LimitsRow
              key={userId}
              name={name}
              note={since ? t.since(words.roles[role], dayOfMoment(since, lang)) : words.roles[role]}
              role={role}
              limits={limits}
              onChange={(next) => set(userId, next)}
              action={
                <IconButton
                  icon="x"
                  size="s"
                  label={t.backToRole(name)}
                  onPress={() => onChange(users.filter((one) => one.userId !== userId))}
                />
              }
            />
          ))}
        </LimitsTable>
      )}
      {users.length === 0 && <p className="dim">{t.nobody}</p>}
      <AddUser draft={draft} onChange={onChange} />
    </section>
  );
}

/** Begins with the limits of the role. SUPERADMIN has none. */
function AddUser({ draft, onChange }: UsersProps) {
  const { roleLimits: t } = useAdminTexts();
  const { data = [] } = useEveryone();
  const others = data.filter(
    ({ id, role }) => role !== 'SUPERADMIN' && !draft.users.some(({ userId }) => userId === id),
  );
  if (others.length === 0) return null;
  const add = (id: string) => {
    const user = others.find((one) => String(one.id) === id);
    if (!user) return;
    const limits = draft.roles.find(({ role }) => role === user.role)?.limits ?? typedLimits(NO_LIMITS);
    const { id: userId, fullName, username, role } = user;
    onChange([...draft.users, { userId, name: fullName || username, role, since: null, limits }]);
  };
  return (
    <Select
      className="role-limits-add"
      label={t.add}
      isLabelHidden
      placeholder={t.add}
      value={null}
      options={others.map(({ id, fullName, username }) => ({
        value: String(id),
        label: fullName || username,
      }))}
      onChange={add}
    />
  );
}
