import { SIGN_IN_OUTCOMES, type SignIn } from '@diyar/contract/sign-ins';
import { type AdminTexts, useAdminTexts } from '~/i18n/admin/index.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

/** Read only. */
export function SignInsTable({ entries }: { entries: SignIn[] | undefined }) {
  const { signIns: t } = useAdminTexts();
  const columns: Column<SignIn>[] = [
    {
      id: 'when',
      header: t.columns.when,
      className: 'data-table-time sign-ins-when',
      skeleton: '6em',
      cell: ({ at }) => <RelativeTime at={at} />,
    },
    {
      id: 'name',
      header: t.columns.name,
      className: 'sign-ins-name',
      skeleton: '8em',
      cell: ({ name }) => (
        <strong>
          <bdi dir="ltr">{name}</bdi>
        </strong>
      ),
    },
    {
      id: 'outcome',
      header: t.columns.outcome,
      className: 'sign-ins-outcome',
      skeleton: '8em',
      cell: ({ outcome }) => <Tag tone={outcome === 'success' ? 'ok' : 'bad'}>{outcomeText(outcome, t)}</Tag>,
    },
    {
      id: 'device',
      header: t.columns.device,
      className: 'sign-ins-device',
      skeleton: '9em',
      cell: ({ device, isNewDevice }) => (
        <span className="row">
          <bdi>{device || t.unknownDevice}</bdi>
          {isNewDevice && <Tag tone="clay">{t.newDevice}</Tag>}
        </span>
      ),
    },
    {
      id: 'address',
      header: t.columns.address,
      className: 'sign-ins-address',
      skeleton: '8em',
      cell: ({ address }) => <bdi dir="ltr">{address}</bdi>,
    },
  ];
  return (
    <DataTable
      label={t.title}
      className="sign-ins-table"
      columns={columns}
      rows={entries}
      rowKey={(entry) => entry.id}
    />
  );
}

/** One of a newer version is shown as it is. */
function outcomeText(outcome: string, t: AdminTexts['signIns']): string {
  const known = SIGN_IN_OUTCOMES.find((one) => one === outcome);
  return known ? t.outcomes[known] : outcome;
}
