import { BOOK_PARTS, type BookGroup, type BookLine, type BookPart } from '@diyar/contract/moving-in';
import { type Currency, fromMinor, inOrder, toMinor } from '@diyar/contract/rules/money';
import type { RunningAnswers } from '../../db/tables/moving-in.ts';
import { type CheckedRow, priceOf } from './check.ts';

/** What a row adds to a part of the books, in the smallest units. */
function amountOf(row: CheckedRow, part: BookPart, currency: Currency): number {
  const { kind, values } = row.reading;
  if (kind === 'cheques') return part === 'cheques' ? toMinor(values.amount ?? 0, currency) : 0;
  if (part === 'cheques') return 0;
  return toMinor(part === 'paid' ? (values.paid ?? 0) : priceOf(values, currency), currency);
}

/** Refused rows that make exactly the difference: one, two or three of them. */
function namedBy(rows: readonly CheckedRow[], part: BookPart, currency: Currency, difference: number) {
  const parts = rows
    .map((row) => ({ row, amount: amountOf(row, part, currency) }))
    .filter(({ amount }) => amount > 0)
    .slice(0, 60);
  const wanted = -difference;
  for (const [i, a] of parts.entries()) if (a.amount === wanted) return [parts[i]?.row ?? a.row];
  for (const [i, a] of parts.entries())
    for (const b of parts.slice(i + 1)) if (a.amount + b.amount === wanted) return [a.row, b.row];
  for (const [i, a] of parts.entries())
    for (const [j, b] of parts.entries()) {
      if (j <= i) continue;
      for (const c of parts.slice(j + 1))
        if (a.amount + b.amount + c.amount === wanted) return [a.row, b.row, c.row];
    }
  const all = parts.reduce((sum, { amount }) => sum + amount, 0);
  return all === wanted ? parts.map(({ row }) => row) : [];
}

/** By building and currency: what comes in or is there, beside what the user's own books say. */
export function compareBooks(all: readonly CheckedRow[], { books = [] }: RunningAnswers): BookGroup[] {
  const rows = all.filter(({ reading: { kind } }) => kind === 'deals' || kind === 'cheques');
  const accepted = rows.filter(({ outcome }) => outcome !== 'refused');
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  const groups: BookGroup[] = [];
  const buildings = new Map(rows.flatMap(({ building }) => (building ? [[building.id, building]] : [])));
  for (const { id, nameEn, nameAr } of buildings.values()) {
    const ofBuilding = (row: CheckedRow) => row.building?.id === id;
    const own = accepted.filter(ofBuilding);
    for (const currency of inOrder(own.flatMap(({ reading }) => reading.values.currency ?? []))) {
      const isOfCurrency = ({ reading }: CheckedRow) => reading.values.currency === currency;
      const ofGroup = own.filter(isOfCurrency);
      // a refused row without a currency or a building may be of any
      const left = refused.filter(
        (row) =>
          (row.building === null || ofBuilding(row)) &&
          (isOfCurrency(row) || row.reading.values.currency === undefined),
      );
      const lines = BOOK_PARTS.map((part): BookLine => {
        const said = books.find(
          (one) => one.buildingId === id && one.currency === currency && one.part === part,
        );
        const here = ofGroup.reduce((sum, row) => sum + amountOf(row, part, currency), 0);
        const typed = said?.amount ?? null;
        const difference = typed === null ? 0 : here - toMinor(typed, currency);
        const named = difference < 0 ? namedBy(left, part, currency, difference) : [];
        const why = said?.why ?? '';
        return {
          ...{ part, why, books: typed, here: fromMinor(here, currency) },
          difference: fromMinor(difference, currency),
          rows: named.map(({ reading }) => ({ kind: reading.kind, row: reading.row })),
          isSettled: typed !== null && (difference === 0 || named.length > 0 || why !== ''),
        };
      });
      const deals = ofGroup.filter(({ reading }) => reading.kind === 'deals').length;
      groups.push({ building: { id, nameEn, nameAr }, currency, deals, lines });
    }
  }
  return groups;
}
