import type { DealLedger } from '@diyar/contract/ledger';
import {
  balanceOfLedger,
  type ChequeState,
  type EntryLine,
  type LedgerBalance,
} from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';

export type Step = {
  add?: EntryLine;
  /** The entry that is voided. */
  without?: number;
  /** Entries that count for something else now, or whose cheque moved on. */
  entry?: { id: number; countsFor?: number | null; chequeState?: ChequeState };
  /** Of a deal that has no currency yet. */
  currency?: Currency;
};

/** What the balance will be, by the rule that the server follows; null while there is no currency. */
export function balanceAfter(ledger: DealLedger, step: Step): LedgerBalance | null {
  const currency = ledger.currency ?? step.currency;
  if (!currency) return null;
  const lines = ledger.entries.map(
    (entry): EntryLine => ({
      kind: entry.kind,
      amount: entry.amount,
      currency: entry.currency,
      countsFor: entry.countsFor,
      chequeState: entry.cheque?.state ?? null,
      isVoid: entry.void !== null || entry.id === step.without,
      ...(entry.id === step.entry?.id && step.entry),
    }),
  );
  return balanceOfLedger(step.add ? [...lines, step.add] : lines, currency);
}
