import type { Entry } from '../ledger.ts';
import type { MonthReportRow } from '../month-report.ts';
import { type Counting, movementsOf } from './counting.ts';
import { KINDS_BY_PART } from './ledger.ts';
import { type Currency, fromMinor, rankOf, toMinor } from './money.ts';

export type ReportedEntry = Counting &
  Pick<Entry, 'kind' | 'reason' | 'method'> & {
    building: MonthReportRow['building'];
    ofDeal: Currency | null;
  };

const keyOf = ({ building, currency, kind, reason, method, paidIn }: Omit<MonthReportRow, 'count'>) =>
  [building?.id ?? '', currency, kind, reason, method, paidIn].join(' ');

/** What began to count in the month, and what ended in it. Currencies are never added together. */
export function monthRows(entries: readonly ReportedEntry[], month: string): MonthReportRow[] {
  const rows = new Map<string, MonthReportRow>();
  for (const entry of entries) {
    const { ofDeal, building, kind, reason, method } = entry;
    if (ofDeal === null) continue;
    for (const { on, counts, amount } of movementsOf(entry, ofDeal)) {
      if (!on.startsWith(month)) continue;
      const empty = { count: 0, amount: 0, amountPaidIn: 0, endedCount: 0, ended: 0, endedPaidIn: 0 };
      const of = { building, currency: ofDeal, kind, reason, method, paidIn: entry.currency, ...empty };
      const row = rows.get(keyOf(of)) ?? of;
      rows.set(keyOf(of), row);
      const add = (sum: number, more: number, currency: Currency) =>
        fromMinor(toMinor(sum, currency) + toMinor(more, currency), currency);
      if (counts === 'for') {
        row.count += 1;
        row.amount = add(row.amount, amount, ofDeal);
        row.amountPaidIn = add(row.amountPaidIn, entry.amount, entry.currency);
      } else {
        row.endedCount += 1;
        row.ended = add(row.ended, amount, ofDeal);
        row.endedPaidIn = add(row.endedPaidIn, entry.amount, entry.currency);
      }
    }
  }
  const rank = ({ building, currency, kind }: MonthReportRow) =>
    (building?.id ?? Number.MAX_SAFE_INTEGER / 1000) * 1000 +
    rankOf(currency) * 10 +
    KINDS_BY_PART.indexOf(kind);
  return [...rows.values()].sort((a, b) => rank(a) - rank(b) || (keyOf(a) < keyOf(b) ? -1 : 1));
}
