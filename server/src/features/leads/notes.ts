import type { LeadEntryInput, LeadEntryUpdate } from '@diyar/contract/leads';
import { NOTE_EDIT_MS } from '@diyar/contract/limits';
import type { LeadId } from '@diyar/contract/rules/ids';
import { isAnswer } from '@diyar/contract/rules/leads';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { leadEntries } from '../../db/schema.ts';
import { nameOf } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { requestDigest, requestKey, requireSameContent } from '../../request-key.ts';
import { announceUnlogged } from '../changes/index.ts';
import { answerLead, lockLead } from '../lead-stages/index.ts';

type Entry = Pick<
  typeof leadEntries.$inferInsert,
  'kind' | 'text' | 'outcome' | 'at' | 'requestKey' | 'requestDigest'
>;

/** Sent before under the same key: nothing is written again. */
export async function insertEntry(tx: Tx, actor: Actor, leadId: LeadId, entry: Entry): Promise<boolean> {
  const made = await tx
    .insert(leadEntries)
    .values({ ...entry, leadId, byId: actor.id, byName: nameOf(actor) })
    .onConflictDoNothing({ target: leadEntries.requestKey })
    .returning({ id: leadEntries.id });
  return made.length > 0;
}

const DAY_MS = 24 * 60 * 60_000;

/** When it was done: now, or when somebody handed the text over before saying so. */
function momentOf(at: string | null): Date {
  const now = Date.now();
  const ms = at === null ? now : Date.parse(at);
  if (ms > now + 60_000 || ms < now - DAY_MS)
    throw new AppError('invalid', { issues: [{ path: ['at'], message: 'invalidDate' }] });
  return new Date(Math.min(ms, now));
}

export const addEntry = (db: Db, actor: Actor, leadId: LeadId, input: LeadEntryInput): Promise<void> =>
  db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId, actor);
    if (!lead) throw new AppError('notFound');
    const at = momentOf(input.at);
    const { kind, text } = input;
    const outcome = kind === 'call' ? (input.outcome ?? 'reached') : null;
    const key = requestKey(actor, `lead:${leadId}`, input.key);
    const sent = { requestKey: key, requestDigest: key && requestDigest(input) };
    if (!(await insertEntry(tx, actor, leadId, { kind, text, outcome, at, ...sent }))) {
      const [stored] = await tx
        .select({ digest: leadEntries.requestDigest })
        .from(leadEntries)
        .where(eq(leadEntries.requestKey, key ?? ''));
      requireSameContent(stored?.digest ?? null, input);
      return;
    }
    if (isAnswer(kind, outcome)) await answerLead(tx, actor, lead, at);
    await announceUnlogged(tx, 'leads.noted', { id: leadId });
  });

/** A slip of the pen is corrected within a quarter of an hour; after that a note stands as it is. */
export const editNote = (
  db: Db,
  actor: Actor,
  { id, entryId }: { id: LeadId; entryId: number },
  { text }: LeadEntryUpdate,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [entry] = await tx
      .select()
      .from(leadEntries)
      .where(and(eq(leadEntries.id, entryId), eq(leadEntries.leadId, id)))
      .for('update');
    if (!entry) throw new AppError('notFound');
    if (entry.kind !== 'note' || entry.byId !== actor.id) throw new AppError('forbidden');
    if (entry.createdAt.getTime() < Date.now() - NOTE_EDIT_MS) throw new AppError('conflict');
    await tx.update(leadEntries).set({ text, editedAt: new Date() }).where(eq(leadEntries.id, entryId));
    await announceUnlogged(tx, 'leads.noted', { id });
  });
