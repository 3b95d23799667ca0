import type { EntryKind } from './ledger.ts';
import type { Right } from './rights.ts';

/** What somebody needs to write, void or correct an entry of this kind. */
export function entryRight({ kind, reason }: { kind: EntryKind; reason?: string | null }): Right {
  if (kind === 'refund' || kind === 'writeOff' || reason === 'forfeit') return 'refunds';
  if (kind === 'discount' || (kind === 'charge' && reason === 'price')) return 'selling';
  return kind === 'charge' ? 'terms' : 'money';
}
