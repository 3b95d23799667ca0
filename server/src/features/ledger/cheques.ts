import type { ChequeStepInput } from '@diyar/contract/cheque-input';
import type { DealId } from '@diyar/contract/rules/ids';
import { CHEQUE_STEPS, type ChequeState } from '@diyar/contract/rules/ledger';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { chequeSteps, cheques } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { requireNewCheque } from './checks.ts';
import { invalidField, requireOpenDay } from './days.ts';
import type { DealMoney } from './deal.ts';
import { entrySnapshot, holdEntry, writeEntry } from './entries.ts';
import { issuePaper } from './papers.ts';
import { recordMoney } from './record.ts';
import { settleLedger } from './settle.ts';
import { takeBackMark } from './typed-amounts.ts';
import type { EntryRow } from './write.ts';

type ChequeRow = typeof cheques.$inferSelect;

async function chequeOf(tx: Tx, entry: EntryRow): Promise<ChequeRow> {
  if (entry.voidedAt) throw new AppError('entryIsVoid');
  const [cheque] = await tx.select().from(cheques).where(eq(cheques.entryId, entry.id));
  if (!cheque) throw new AppError('notFound');
  return cheque;
}

/** Moves the cheque and leaves the step on record. */
async function move(
  tx: Tx,
  actor: Actor | null,
  { money, entry, cheque }: { money: DealMoney; entry: EntryRow; cheque: ChequeRow },
  { state, on, note }: { state: ChequeState; on: string; note: string },
): Promise<void> {
  await tx.insert(chequeSteps).values({
    entryId: entry.id,
    state,
    onDay: on,
    note,
    createdBy: actor?.id ?? null,
  });
  await tx.update(cheques).set({ state, stateOn: on }).where(eq(cheques.entryId, entry.id));
  const which = {
    amount: `${entry.amount} ${entry.currency}`,
    chequeNumber: cheque.number,
  };
  await recordMoney(tx, actor, money, {
    action: 'chequeMoved',
    before: { ...which, status: cheque.state },
    after: { ...which, status: state, note },
    context: ['amount', 'chequeNumber'],
  });
  // a returned cheque opens its debt again, also where somebody had marked it as paid
  if (state === 'returned' && money.deal.markedFullyPaid) await takeBackMark(tx, actor, entry.dealId);
}

export interface Step {
  state: ChequeState;
  on: string;
  note: string;
}

/** The next state of a cheque; its deal is locked here. Whoever moves several goes in the order of the deals' ids. */
export async function takeChequeStep(
  tx: Tx,
  actor: Actor | null,
  entryId: number,
  step: Step,
  version: number | null = null,
): Promise<{ money: DealMoney; entry: EntryRow }> {
  const { money, entry } = await holdEntry(tx, actor, entryId, version);
  const cheque = await chequeOf(tx, entry);
  if (!CHEQUE_STEPS[cheque.state].includes(step.state)) throw new AppError('chequeStepRefused');
  await requireOpenDay(tx, step.on);
  if (step.on < cheque.stateOn) throw invalidField(['on'], 'invalidRange');
  await move(tx, actor, { money, entry, cheque }, step);
  if (step.state !== 'replaced') await settleLedger(tx, actor, money, 'bank');
  return { money, entry };
}

/** Another cheque in its place, with a receipt of its own. */
async function replace(
  tx: Tx,
  actor: Actor | null,
  { money, entry }: { money: DealMoney; entry: EntryRow },
  input: ChequeStepInput,
): Promise<void> {
  const { replacement, on, note } = input;
  if (!replacement) return;
  const { bank, number, dueOn, amount, drawer } = replacement;
  await requireNewCheque(tx, bank, number, ['replacement', 'number']);
  const written = await writeEntry(
    tx,
    actor,
    money,
    {
      kind: 'payment',
      reason: null,
      method: 'cheque',
      amount,
      currency: entry.currency,
      on,
      bank,
      chequeNumber: number,
      dueOn,
      drawer,
      note,
      rate: null,
      countsFor: null,
      key: '',
      version: null,
    },
    { replaces: entry.id },
  );
  await tx.update(cheques).set({ replacedBy: written.id }).where(eq(cheques.entryId, entry.id));
  await recordMoney(tx, actor, money, { action: 'entryAdded', after: entrySnapshot(written, number) });
  await issuePaper(tx, actor, written, await settleLedger(tx, actor, money, 'bank'));
}

export const stepCheque = (
  db: Db,
  actor: Actor | null,
  entryId: number,
  input: ChequeStepInput,
): Promise<DealId> =>
  db.transaction(async (tx) => {
    const held = await takeChequeStep(tx, actor, entryId, input, input.version);
    if (input.state === 'replaced') await replace(tx, actor, held, input);
    return held.entry.dealId;
  });

/** Takes the last step back as a mistake: the cheque is where it was before. */
export const undoStep = (
  db: Db,
  actor: Actor | null,
  entryId: number,
  version: number | null,
): Promise<DealId> =>
  db.transaction(async (tx) => {
    const { money, entry } = await holdEntry(tx, actor, entryId, version);
    const cheque = await chequeOf(tx, entry);
    const steps = await tx
      .select()
      .from(chequeSteps)
      .where(and(eq(chequeSteps.entryId, entryId), isNull(chequeSteps.voidedAt)))
      .orderBy(asc(chequeSteps.id));
    const [before, last] = [steps.at(-2), steps.at(-1)];
    // the cheque that replaced it is void first
    if (!before || !last || cheque.state === 'replaced') throw new AppError('chequeStepRefused');
    await requireOpenDay(tx, last.onDay);
    await tx.update(chequeSteps).set({ voidedAt: new Date() }).where(eq(chequeSteps.id, last.id));
    await tx
      .update(cheques)
      .set({ state: before.state, stateOn: before.onDay })
      .where(eq(cheques.entryId, entryId));
    const which = { amount: `${entry.amount} ${entry.currency}`, chequeNumber: cheque.number };
    await recordMoney(tx, actor, money, {
      action: 'chequeMoved',
      before: { ...which, status: cheque.state },
      after: { ...which, status: before.state },
      context: ['amount', 'chequeNumber'],
    });
    await settleLedger(tx, actor, money, 'bank');
    return entry.dealId;
  });
