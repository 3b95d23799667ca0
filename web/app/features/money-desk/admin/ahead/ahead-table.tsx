import type { MoneyAhead } from '@diyar/contract/money-ahead';
import type { Currency } from '@diyar/contract/rules/money';
import { sumAmounts } from '@diyar/contract/rules/money';
import {
  AHEAD_COLUMNS,
  AHEAD_PARTS,
  type AheadColumn,
  type AheadPart,
} from '@diyar/contract/rules/money-ahead';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useColumnName } from './column-name.ts';
import { Bar, Figure } from './figure.tsx';

type Cells = MoneyAhead['currencies'][number]['cells'];
type Props = {
  months: readonly string[];
  currency: Currency;
  cells: Cells;
  /** The list that a figure counts. */
  addressOf: (column: string, part: AheadPart | null) => string;
};

/** Late and the months always, the others where they have something. */
const AFTER = AHEAD_COLUMNS.filter((column): column is Exclude<AheadColumn, 'before'> => column !== 'before');

/** A row for each month, with bars to one scale in its cells: they mirror, print, and are read as their numbers. */
export function AheadTable({ months, currency, cells, addressOf }: Props) {
  const { moneyDeskAhead: t } = useAdminTexts();
  const { lang } = useLanguage();
  const nameOfColumn = useColumnName();
  const amountOf = (column: string, part: AheadPart) =>
    cells.find((cell) => cell.column === column && cell.part === part)?.amount ?? 0;
  const sumOf = (column: string) =>
    sumAmounts(
      AHEAD_PARTS.map((part) => amountOf(column, part)),
      currency,
    );
  const scaled = ['before', ...months];
  const most = Math.max(...scaled.map(sumOf));
  const parts = AHEAD_PARTS.filter((part) => part !== 'expected' || cells.some((cell) => cell.part === part));
  const rows = [...scaled, ...AFTER.filter((column) => column === 'later' || sumOf(column) > 0)];
  const year = (column: string) => (column.endsWith('-01') ? column.slice(0, 4) : null);
  return (
    <table className="money-ahead-table" aria-label={t.aheadLabel(currency)} lang={lang}>
      <thead>
        <tr>
          <th scope="col">{t.period}</th>
          <td />
          {parts.map((part) => (
            <th key={part} scope="col" className="money-ahead-table-figure" data-kind={part}>
              <i className="money-ahead-key" data-kind={part} aria-hidden="true" />
              {t.parts[part]}
            </th>
          ))}
          <th scope="col" className="money-ahead-table-figure money-ahead-together">
            {t.together}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((column) => (
          <tr key={column} data-column={column === 'before' ? 'late' : year(column) ? 'year' : undefined}>
            <th scope="row">{nameOfColumn(column)}</th>
            <td className="money-ahead-bars">
              {scaled.includes(column) && most > 0 && (
                <div>
                  {parts.map((part) => (
                    <Bar key={part} share={amountOf(column, part) / most} kind={part} />
                  ))}
                </div>
              )}
            </td>
            {parts.map((part) => (
              <Cell
                key={part}
                amount={amountOf(column, part)}
                currency={currency}
                to={addressOf(column, part)}
                label={t.listOf(nameOfColumn(column), t.parts[part])}
              />
            ))}
            <Cell
              amount={sumOf(column)}
              currency={currency}
              to={addressOf(column, null)}
              label={t.listOf(nameOfColumn(column), t.together)}
              className="money-ahead-together"
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { amount: number; currency: Currency; to: string; label: string; className?: string };

/** Nothing to list behind a zero. */
const Cell = ({ amount, currency, to, label, className = '' }: CellProps) => (
  <td className={`money-ahead-table-figure ${className}`} dir="ltr">
    {amount === 0 ? (
      <Figure amount={0} currency={currency} />
    ) : (
      <Link to={to} preventScrollReset title={label}>
        <Figure amount={amount} currency={currency} />
      </Link>
    )}
  </td>
);
