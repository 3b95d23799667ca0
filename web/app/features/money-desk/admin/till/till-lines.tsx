import { SIGN_OF } from '@diyar/contract/rules/till';
import type { TillLine } from '@diyar/contract/till';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Money } from '~/ui/admin/values/money.tsx';

/** Every line of the sums above, newest first. */
export function TillLines({ lines }: { lines: readonly TillLine[] }) {
  const { moneyDeskTill: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<TillLine>[] = [
    { id: 'time', header: t.columns.time, kind: 'time', cell: ({ at }) => shortMoment(at, lang, ui) },
    {
      id: 'paper',
      header: t.columns.paper,
      cell: ({ paper }) =>
        paper && (
          <Link to={`/admin/papers/${paper.id}`}>
            <bdi dir="ltr">{paper.number}</bdi>
          </Link>
        ),
    },
    {
      id: 'who',
      header: t.columns.who,
      card: 'title',
      cell: ({ name, units }) => (
        <span className="two-lines">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <small>
            <bdi dir="ltr">{units}</bdi>
          </small>
        </span>
      ),
    },
    { id: 'what', header: t.columns.what, card: 'end', cell: ({ side }) => t.sides[side] },
    {
      id: 'amount',
      header: t.columns.amount,
      kind: 'number',
      card: 'aside',
      cell: ({ side, amount, currency }) => <Money amount={SIGN_OF[side] * amount} currency={currency} />,
    },
  ];
  return (
    <section>
      <header className="section-head">
        <h2>{t.lines}</h2>
      </header>
      <DataTable
        label={t.lines}
        columns={columns}
        rows={lines}
        rowKey={({ entryId, side }) => `${entryId} ${side}`}
      />
    </section>
  );
}
