import { SIGN_IN_OUTCOMES, type SignIn } from '@diyar/contract/sign-ins';
import { type AdminTexts, useAdminTexts } from '~/i18n/admin/index.ts';
import { useListCall } from '~/lib/admin/list-call.ts';
import { aDay, oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { ChoiceFilter, DayFilter } from '~/ui/admin/lists/filters.tsx';
import { type ListColumn, ListPage } from '~/ui/admin/lists/list-page.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

const FILTERS = { outcome: oneOf(SIGN_IN_OUTCOMES), from: aDay, to: aDay };

/** Who signed in or tried to, for SUPERADMIN (docs/product/sign-in-and-roles.md#sign-ins). */
export function SignInsScreen() {
  const { signIns: t } = useAdminTexts();
  const list = useListParams(FILTERS);
  const query = useListCall('GET /admin/sign-ins', list.view);
  return (
    <ListPage
      texts={t}
      list={list}
      query={query}
      columns={columnsOf(t)}
      filters={
        <>
          <ChoiceFilter
            {...list.field('outcome')}
            label={t.columns.outcome}
            values={SIGN_IN_OUTCOMES}
            words={t.outcomes}
          />
          <DayFilter {...list.field('from')} label={t.from} />
          <DayFilter {...list.field('to')} label={t.to} />
        </>
      }
      actions={<RefreshButton query={query} />}
    />
  );
}

type Columns = ListColumn<SignIn, keyof AdminTexts['signIns']['columns']>[];

const columnsOf = (t: AdminTexts['signIns']): Columns => [
  { id: 'at', kind: 'time' },
  {
    id: 'name',
    card: 'title',
    maxWidth: '320px',
    cell: ({ name }) => (
      <strong>
        <bdi dir="ltr">{name}</bdi>
      </strong>
    ),
  },
  {
    id: 'outcome',
    card: 'aside',
    cell: ({ outcome }) => <Tag tone={outcome === 'success' ? 'ok' : 'bad'}>{outcomeText(outcome, t)}</Tag>,
  },
  {
    id: 'device',
    cell: ({ device, isNewDevice }) => (
      <span className="row">
        <bdi>{device || t.unknownDevice}</bdi>
        {isNewDevice && <Tag tone="clay">{t.newDevice}</Tag>}
      </span>
    ),
  },
  { id: 'address', card: 'wide', cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
];

/** One of a newer version is shown as it is. */
function outcomeText(outcome: string, t: AdminTexts['signIns']): string {
  const known = SIGN_IN_OUTCOMES.find((one) => one === outcome);
  return known ? t.outcomes[known] : outcome;
}
