import type { ToTellRow } from '@diyar/contract/money-desk';
import { TellButton, useTellableName } from '~/features/buyer-page/admin/tell-button.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { useToTell } from './money-desk-api.ts';
import { DealLink, Money, UnitOf } from './money-parts.tsx';
import type { DeskList } from './views.ts';

/** What buyers who have a page were not told yet; one press hands it to WhatsApp with the link. */
export function ToTellView({ list, narrowed }: DeskList) {
  const { moneyDesk: t } = useAdminTexts();
  const query = useToTell(narrowed);
  return (
    <ListView
      list={list}
      query={query}
      empty={<EmptyState title={t.noneToTell}>{t.noneToTellBody}</EmptyState>}
    >
      {(rows) => <ToTellTable rows={rows} />}
    </ListView>
  );
}

function ToTellTable({ rows }: { rows: ToTellRow[] | undefined }) {
  const { moneyDesk: t, buyerPage, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const nameOf = useTellableName();
  const columns: Column<ToTellRow>[] = [
    {
      id: 'from',
      header: buyerPage.buyer,
      card: 'title',
      skeleton: '10em',
      cell: ({ deal }) => <DealLink deal={deal} />,
    },
    { id: 'unit', header: t.columns.unit, skeleton: '5em', cell: ({ deal }) => <UnitOf deal={deal} /> },
    {
      id: 'what',
      header: t.views.toTell,
      skeleton: '9em',
      cell: ({ about }) => (
        <span className="two-lines">
          <span>{nameOf(about)}</span>
          <small>{shortDay(about.on, lang)}</small>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t.columns.amount,
      kind: 'number',
      card: 'end',
      skeleton: '6em',
      cell: ({ about }) => <Money amount={about.amount} currency={about.currency} />,
    },
    {
      id: 'tell',
      header: ui.actions,
      kind: 'actions',
      skeleton: '6em',
      cell: ({ deal, path, about }) => <TellButton buyer={deal} path={path} about={about} />,
    },
  ];
  return (
    <EvenFigures of={(rows ?? []).map(({ about }) => about)}>
      <DataTable
        label={t.views.toTell}
        columns={columns}
        rows={rows}
        rowKey={({ deal, about }) => `${deal.id} ${about.what} ${about.subject}`}
      />
    </EvenFigures>
  );
}
