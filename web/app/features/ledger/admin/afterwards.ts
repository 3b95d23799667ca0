import type { DealLedger } from '@diyar/contract/ledger';
import {
  balanceOfLedger,
  type ChequeState,
  type EntryLine,
  isReceived,
  type LedgerBalance,
  settle,
} from '@diyar/contract/rules/ledger';
import { type Currency, sumAmounts } from '@diyar/contract/rules/money';

export type Step = {
  add?: EntryLine;
  /** The entry that is voided. */
  without?: number;
  /** Entries that count for something else now, or whose cheque moved on. */
  entry?: { id: number; countsFor?: number | null; chequeState?: ChequeState };
  /** Of a deal that has no currency yet. */
  currency?: Currency;
};

/** The rest that the mark 'fully paid' wrote off shrinks by what comes in. */
function withShrunkRest(ledger: DealLedger, balance: LedgerBalance): LedgerBalance {
  const { currency, overpaid, outstanding: _, ...parts } = balance;
  const rest = sumAmounts(
    ledger.entries.flatMap((entry) => (entry.reason === 'rest' && !entry.void ? [entry.amount] : [])),
    currency,
  );
  const shrunk = Math.min(rest, overpaid);
  return settle({ ...parts, currency, writtenOff: sumAmounts([parts.writtenOff, -shrunk], currency) });
}

/** What the balance will be, by the rule that the server follows; null while there is no currency. */
export function balanceAfter(ledger: DealLedger, step: Step): LedgerBalance | null {
  const currency = ledger.currency ?? step.currency;
  if (!currency) return null;
  const lines = ledger.entries.map(
    (entry): EntryLine => ({
      kind: entry.kind,
      reason: entry.reason,
      amount: entry.amount,
      currency: entry.currency,
      countsFor: entry.countsFor,
      chequeState: entry.cheque?.state ?? null,
      isVoid:
        entry.void !== null ||
        entry.id === step.without ||
        // what somebody said was paid is over with the first payment
        (entry.kind === 'stated' && step.add !== undefined && isReceived(step.add.kind)),
      ...(entry.id === step.entry?.id && step.entry),
    }),
  );
  return withShrunkRest(ledger, balanceOfLedger(step.add ? [...lines, step.add] : lines, currency));
}
