import { nameOf as projectName } from '@diyar/contract/rules/localized';
import type { User } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment, shortMoment } from '~/lib/admin/dates.ts';
import { useBuildings, useKnowsBuildings } from '~/lib/admin/own-server.ts';
import { useRolledBack } from '~/lib/admin/rolled-back.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import type { Order } from '~/ui/admin/tables/column-head.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { nameOf } from './user-name.ts';

type Props = {
  users: User[] | undefined;
  selfId: number | null;
  order: Order | undefined;
  onAct: (act: UserAct, user: User) => void;
};

/** What the buttons of a row open. */
export type UserAct = 'edit' | 'password' | 'factor' | 'delete';

export function UsersTable({ users, selfId, order, onAct }: Props) {
  const { users: t, ui } = useAdminTexts();
  const rolledBack = useRolledBack();
  const canEdit = useKnowsBuildings();
  const columns: Column<User>[] = [
    {
      id: 'user',
      sort: 'name',
      header: t.columns.user,
      maxWidth: '220px',
      skeleton: '10em',
      cell: (user) => <Name user={user} isSelf={user.id === selfId} />,
    },
    {
      id: 'phone',
      header: t.columns.phone,
      skeleton: '8em',
      cell: (user) => <Phone user={user} />,
    },
    {
      id: 'role',
      sort: 'role',
      header: t.columns.role,
      card: 'end',
      skeleton: '6em',
      cell: (user) => <RoleCell user={user} />,
    },
    {
      id: 'when',
      sort: '-lastSignIn',
      header: t.columns.lastSignIn,
      kind: 'time',
      skeleton: '5em',
      cell: (user) => <LastSignIn at={user.lastSignInAt} />,
    },
    {
      id: 'active',
      header: t.columns.active,
      skeleton: '6em',
      cell: (user) => (
        <ActiveSwitch user={user} isSelf={user.id === selfId} onRolledBack={() => rolledBack.mark(user.id)} />
      ),
    },
    {
      id: 'actions',
      header: ui.actions,
      kind: 'actions',
      skeleton: '4em',
      cell: (user) => (
        <>
          {canEdit && (
            <>
              <IconButton
                icon="pencil-simple"
                size="s"
                label={t.editOf(nameOf(user))}
                onPress={() => onAct('edit', user)}
              />
              <IconButton
                icon="key"
                size="s"
                label={t.setPasswordOf(nameOf(user))}
                onPress={() => onAct('password', user)}
              />
            </>
          )}
          {user.hasSecondFactor && user.id !== selfId && (
            <IconButton
              icon="device-mobile"
              size="s"
              label={t.resetFactorOf(nameOf(user))}
              onPress={() => onAct('factor', user)}
            />
          )}
          <IconButton
            icon="trash"
            size="s"
            variant="danger"
            label={t.deleteOf(nameOf(user))}
            disabledReason={user.id === selfId ? t.cannotDeleteSelf : undefined}
            onPress={() => onAct('delete', user)}
          />
        </>
      ),
    },
  ];
  return (
    <DataTable
      label={t.title}
      className="users-table"
      columns={columns}
      // another server has an order of its own
      order={canEdit ? order : undefined}
      rows={users}
      rowKey={(user) => user.id}
      rowProps={(user) => ({ className: rowClass(user, rolledBack.id) })}
    />
  );
}

const rowClass = (user: User, rolledBackId: number | null) =>
  user.id === rolledBackId ? 'data-table-row--rolled' : user.isActive ? undefined : 'users-row--off';

function Name({ user, isSelf }: { user: User; isSelf: boolean }) {
  const { users: t } = useAdminTexts();
  return (
    <span className="two-lines">
      <span className="row users-named">
        <strong className="clip" dir="auto">
          {nameOf(user)}
        </strong>
        {isSelf && <Tag tone="line">{t.you}</Tag>}
        {user.hasSecondFactor && <Tag tone="ok">{t.secondFactor}</Tag>}
      </span>
      {user.fullName && (
        <small className="clip" dir="ltr">
          {user.username}
        </small>
      )}
    </span>
  );
}

/** Of whoever is bound to buildings also these. */
function RoleCell({ user }: { user: User }) {
  const { words } = useAdminTexts();
  const { lang } = useLanguage();
  const { data } = useBuildings();
  const given = data?.filter(({ id }) => user.buildings.includes(id)) ?? [];
  return (
    <span className="two-lines">
      {/* another server may have a role that we have no word for */}
      <span>{words.roles[user.role] ?? <bdi dir="ltr">{user.role}</bdi>}</span>
      {given.length > 0 && (
        <small className="clip">
          {given.map((one) => projectName(one, lang, one.slug)).join(lang === 'ar' ? '، ' : ', ')}
        </small>
      )}
    </span>
  );
}

function Phone({ user }: { user: User }) {
  const { users: t } = useAdminTexts();
  if (!user.phone) return <EmptyValue label={t.noPhone} />;
  return (
    <a className="tel-link" href={`tel:${user.phone.replace(/[^\d+]/g, '')}`} dir="ltr">
      {user.phone}
    </a>
  );
}

function LastSignIn({ at }: { at: string | null }) {
  const { users: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  if (at === null) return t.never;
  return (
    <time dateTime={at} title={fullMoment(at, lang)}>
      {shortMoment(at, lang, { today: ui.today, yesterday: ui.yesterday })}
    </time>
  );
}
