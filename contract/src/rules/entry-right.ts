import { type EntryKind, rightOf } from './ledger.ts';
import type { Right } from './rights.ts';

/** What somebody needs to write, void or correct an entry of this kind. */
export function entryRight({ kind, reason }: { kind: EntryKind; reason?: string | null }): Right {
  if (reason === 'forfeit') return 'refunds';
  return kind === 'charge' && reason === 'price' ? 'selling' : rightOf(kind);
}
