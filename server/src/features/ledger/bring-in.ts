import { searchColumn } from '@diyar/contract/rules/fold-text';
import type { DealId } from '@diyar/contract/rules/ids';
import type { Currency } from '@diyar/contract/rules/money';
import type { PlanLine } from '@diyar/contract/rules/plans';
import { writtenLine } from '@diyar/contract/rules/stages';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { chequeSteps, cheques, deals } from '../../db/schema.ts';
import { openDay } from './days.ts';
import { dayOfDeal, readMoney } from './deal.ts';
import { requireMovingIn } from './moving-in.ts';
import { settleLedger, writePlan } from './settle.ts';
import { insertEntries, type NewEntry, nameCurrency } from './write.ts';

/** A deal as the company's earlier books have it. */
export interface RunningLedger {
  /** The day of moving in. */
  on: string;
  currency: Currency;
  price: number;
  discount: number;
  paid: number;
  plan: readonly PlanLine[];
  cheques: readonly RunningCheque[];
  /** Where it comes from: the file and its row. */
  note: string;
}

export interface RunningCheque {
  bank: string;
  number: string;
  dueOn: string;
  drawer: string;
  amount: number;
  currency: Currency;
  state: 'drawer' | 'deposited' | 'returned';
  note: string;
}

/** Cheques that a company had before: without receipts, since it gave its own. */
export async function bringInCheques(
  tx: Tx,
  actor: Actor | null,
  dealId: DealId,
  on: string,
  list: readonly RunningCheque[],
): Promise<void> {
  if (list.length === 0) return;
  const written = await insertEntries(
    tx,
    actor,
    dealId,
    list.map(
      ({ amount, currency, note }): NewEntry => ({
        ...{ kind: 'payment', method: 'cheque', onDay: on, amount, currency, note },
      }),
    ),
  );
  const createdBy = actor?.id ?? null;
  const rows = written.map(({ id: entryId }, i) => {
    const { bank, number, dueOn, drawer, state } = list[i] as RunningCheque;
    const search = searchColumn(number, bank, drawer);
    return { entryId, bank, number, dueOn, drawer, state, stateOn: on, search };
  });
  await tx.insert(cheques).values(rows);
  await tx
    .insert(chequeSteps)
    .values(
      rows.flatMap(({ entryId, state }) => [
        { entryId, state: 'drawer' as const, onDay: on, createdBy },
        ...(state === 'drawer' ? [] : [{ entryId, state, onDay: on, createdBy }]),
      ]),
    );
}

/** Price, discount, what was paid before, plan and cheques of a deal that was made a moment ago. */
export async function bringInLedger(
  tx: Tx,
  actor: Actor | null,
  dealId: DealId,
  { on, currency, price, discount, paid, plan, cheques: list, note }: RunningLedger,
): Promise<void> {
  if (paid > 0) await requireMovingIn(tx, actor);
  const before = await readMoney(tx, dealId);
  await nameCurrency(tx, before.deal, currency);
  const onDay = await openDay(tx, dayOfDeal(before.deal));
  const entry = (kind: NewEntry['kind'], amount: number, more: Partial<NewEntry> = {}): NewEntry[] =>
    amount > 0 ? [{ kind, onDay, amount, currency, ...more }] : [];
  await insertEntries(tx, actor, dealId, [
    ...entry('charge', price, { reason: 'price', unitId: before.unit?.id ?? null }),
    ...entry('discount', discount, { note }),
    ...entry('opening', paid, { onDay: on, note }),
  ]);
  await bringInCheques(tx, actor, dealId, on, list);
  await writePlan(tx, dealId, plan.map(writtenLine));
  await settleLedger(tx, actor, before);
  await tx.update(deals).set({ updatedAt: before.deal.updatedAt }).where(eq(deals.id, dealId));
}
