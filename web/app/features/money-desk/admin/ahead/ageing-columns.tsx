import type { AgeingTotal } from '@diyar/contract/money-ahead';
import { AGEING_PARTS, type AgeingPart, LATE_PARTS } from '@diyar/contract/rules/ageing';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { Column } from '~/ui/admin/tables/data-table.tsx';
import { Bar, Figure } from './figure.tsx';

type Aged = Omit<AgeingTotal, 'lateDeals'>;

const isLate = (part: AgeingPart) => LATE_PARTS.some((one) => one === part);
/** The others have a column where a currency has something in them. */
const ALWAYS: readonly AgeingPart[] = ['notDue', 'late30', 'late60', 'late90', 'older'];

export const partsShown = (totals: readonly AgeingTotal[]): AgeingPart[] =>
  AGEING_PARTS.filter((part) => ALWAYS.includes(part) || totals.some(({ parts }) => parts[part] > 0));

/** Every figure, so that a currency has its decimals in every row or in none. */
export const figuresOf = (rows: readonly Aged[]) =>
  rows.flatMap(({ currency, parts, outstanding, inCheques }) =>
    [...Object.values(parts), outstanding, inCheques].map((amount) => ({ amount, currency })),
  );

/** The list whose rows make a figure of the totals, ordered by it. */
export type ListOfPart = (of: 'late' | 'all', sort: AgeingPart | 'outstanding' | 'inCheques') => string;

/** A figure with the list that makes it, where there is one. */
function Linked({ to, children }: { to: string | false | undefined; children: ReactNode }) {
  return to ? <Link to={to}>{children}</Link> : children;
}

function Share({ of, row }: { of: AgeingPart; row: Aged }) {
  const { moneyDeskAhead: t } = useAdminTexts();
  if (!isLate(of) || row.late === 0 || row.parts[of] === 0) return null;
  const share = row.parts[of] / row.late;
  const percent = `${Math.round(share * 100)}%`;
  return (
    <small className="money-ahead-share" title={t.shareOfLate(percent)}>
      <Bar share={share} kind="late" />
      {percent}
    </small>
  );
}

/** The parts, what they make, and beside it what cheques would cover. */
export function useAgeingColumns<Row extends Aged>(
  shown: readonly AgeingPart[],
  { hasShares = false, addressOf }: { hasShares?: boolean; addressOf?: ListOfPart | undefined } = {},
): Column<Row>[] {
  const { moneyDeskAhead: t, words } = useAdminTexts();
  return [
    ...shown.map(
      (part): Column<Row> => ({
        id: part,
        header: words.ageingParts[part],
        kind: 'number',
        card: 'wide',
        isNamedOnCard: true,
        className: 'money-ahead-part',
        sort: `-${part}`,
        skeleton: '4em',
        cell: (row) => (
          <span className="money-ahead-cell" data-zero={row.parts[part] === 0 || undefined}>
            <Linked to={row.parts[part] > 0 && addressOf?.(isLate(part) ? 'late' : 'all', part)}>
              <Figure amount={row.parts[part]} currency={row.currency} isLate={isLate(part)} />
            </Linked>
            {hasShares && <Share of={part} row={row} />}
          </span>
        ),
      }),
    ),
    {
      id: 'outstanding',
      header: t.outstanding,
      kind: 'number',
      card: 'aside',
      className: 'money-ahead-sum',
      sort: '-outstanding',
      skeleton: '5em',
      cell: (row) => (
        <Linked to={row.outstanding > 0 && addressOf?.('all', 'outstanding')}>
          <Figure amount={row.outstanding} currency={row.currency} />
        </Linked>
      ),
    },
    {
      id: 'inCheques',
      header: t.wouldCover,
      kind: 'number',
      card: 'wide',
      isNamedOnCard: true,
      sort: '-inCheques',
      skeleton: '4em',
      cell: (row) => (
        <span className="money-ahead-cell" data-zero={row.inCheques === 0 || undefined}>
          <Linked to={row.inCheques > 0 && addressOf?.('late', 'inCheques')}>
            <Figure amount={row.inCheques} currency={row.currency} />
          </Linked>
          {row.late > 0 && row.inCheques === row.late && (
            <small className="money-ahead-all">{t.allOfIt}</small>
          )}
        </span>
      ),
    },
  ];
}
