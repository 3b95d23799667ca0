import type { CancelInput } from '@diyar/contract/buildings';
import { issue } from '@diyar/contract/field-issues';
import { isExact } from '@diyar/contract/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import { type Currency, decimalsOf, toMinor } from '@diyar/contract/rules/money';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { chequeSteps, cheques, deals, entries, entryRates } from '../../db/schema.ts';
import { leftToGiveBack, requireCovered } from './checks.ts';
import { companyDay, invalidField, openDay } from './days.ts';
import { readMoney } from './deal.ts';
import { importTexts } from './import-typed-amounts.ts';
import { issuePaper } from './papers.ts';
import { settleLedger } from './settle.ts';
import { watchLimits } from './watch-limits.ts';
import { activeEntries, beginCounting, insertEntry, VOIDED_BY, voidEntries } from './write.ts';

type Settlement = NonNullable<CancelInput['settlement']>;

const OF_PRICE = ['charge', 'discount', 'writeOff', 'stated'];

/** Cheques in the drawer go back to the buyer; one that is at the bank stays until it comes back. */
async function giveBackCheques(tx: Tx, actor: Actor | null, dealId: DealId): Promise<void> {
  const inDrawer = await tx
    .select({ entryId: cheques.entryId })
    .from(cheques)
    .innerJoin(entries, eq(entries.id, cheques.entryId))
    .where(and(eq(entries.dealId, dealId), isNull(entries.voidedAt), eq(cheques.state, 'drawer')));
  await moveCheques(tx, actor, inDrawer, 'givenBack');
}

function checkSettlement({ refund, forfeit, method }: Settlement, received: number, currency: Currency) {
  for (const [field, amount] of [
    ['refund', refund],
    ['forfeit', forfeit],
  ] as const)
    if (amount !== null && !isExact(amount, currency))
      throw invalidField(['settlement', field], issue('tooManyDecimals', decimalsOf(currency)));
  const sum = toMinor(refund ?? 0, currency) + toMinor(forfeit ?? 0, currency);
  if (sum > toMinor(received, currency))
    throw invalidField(
      ['settlement', refund === null ? 'forfeit' : 'refund'],
      issue('moreThanReceived', received),
    );
  if (refund !== null && method === null) throw invalidField(['settlement', 'method'], 'required');
}

/**
 * The ledger of a deal that was cancelled a moment ago: the price and what belongs to it is void. What was received is
 * 'to give back' until refunds and the forfeit make it zero.
 */
export async function closeLedger(
  tx: Tx,
  actor: Actor | null,
  dealId: DealId,
  settlement: Settlement | null = null,
): Promise<void> {
  const before = await readMoney(tx, dealId);
  const active = await activeEntries(tx, dealId);
  await voidEntries(
    tx,
    actor,
    active.flatMap(({ id, kind }) => (OF_PRICE.includes(kind) ? [id] : [])),
    VOIDED_BY.cancelled,
  );
  await giveBackCheques(tx, actor, dealId);
  const money = await readMoney(tx, dealId);
  const { currency } = money.deal;
  if (!settlement || (settlement.refund === null && settlement.forfeit === null)) return;
  if (currency === null) throw invalidField(['settlement', 'refund'], issue('moreThanReceived', 0));
  checkSettlement(settlement, leftToGiveBack(money), currency);
  const onDay = companyDay();
  const { refund, forfeit, method } = settlement;
  if (forfeit !== null)
    await insertEntry(tx, actor, dealId, {
      kind: 'charge',
      reason: 'forfeit',
      onDay,
      amount: forfeit,
      currency,
    });
  if (refund !== null) {
    const entry = await insertEntry(tx, actor, dealId, {
      kind: 'refund',
      onDay,
      amount: refund,
      currency,
      method,
    });
    await issuePaper(tx, actor, entry, await readMoney(tx, dealId));
  }
  requireCovered(before, await readMoney(tx, dealId));
}

/** The cheques that were given back with the cancelling are in the drawer again. */
export async function takeChequesBack(
  tx: Tx,
  actor: Actor | null,
  dealId: DealId,
  givenBackOn: string,
): Promise<void> {
  const given = await tx
    .select({ entryId: cheques.entryId })
    .from(cheques)
    .innerJoin(entries, eq(entries.id, cheques.entryId))
    .where(
      and(
        eq(entries.dealId, dealId),
        isNull(entries.voidedAt),
        eq(cheques.state, 'givenBack'),
        eq(cheques.stateOn, givenBackOn),
      ),
    );
  await moveCheques(tx, actor, given, 'drawer');
}

async function moveCheques(
  tx: Tx,
  actor: Actor | null,
  moved: readonly { entryId: number }[],
  state: 'drawer' | 'givenBack',
): Promise<void> {
  const onDay = companyDay();
  for (const { entryId } of moved) {
    await tx.insert(chequeSteps).values({ entryId, state, onDay, createdBy: actor?.id ?? null });
    await tx.update(cheques).set({ state, stateOn: onDay }).where(eq(cheques.entryId, entryId));
  }
}

/** The deal is open again: what cancelling made void is written again, the forfeit is void, refunds stay. */
export async function reopenLedger(tx: Tx, actor: Actor | null, dealId: DealId): Promise<void> {
  // texts of an older version are taken over by nobody; it is this user who opens the deal
  await watchLimits(tx, actor, dealId);
  const before = await readMoney(tx, dealId);
  const { deal } = before;
  if (deal.isUnsettled || deal.amounts === 'unread') {
    await tx.update(deals).set({ isUnsettled: false }).where(eq(deals.id, dealId));
    await beginCounting(tx, dealId);
    await importTexts(tx, dealId);
    return;
  }
  const forfeits = (await activeEntries(tx, dealId)).filter(({ reason }) => reason === 'forfeit');
  await voidEntries(
    tx,
    actor,
    forfeits.map(({ id }) => id),
    VOIDED_BY.reopened,
  );
  const voided = await tx
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.dealId, dealId),
        isNotNull(entries.voidedAt),
        eq(entries.voidReason, VOIDED_BY.cancelled),
      ),
    )
    .orderBy(entries.id);
  const rewritten = new Set(
    (await tx.select({ id: entries.replaces }).from(entries).where(eq(entries.dealId, dealId))).map(
      ({ id }) => id,
    ),
  );
  // a deal that is cancelled a second time has rewritten the first ones before
  for (const old of voided.filter(({ id }) => !rewritten.has(id))) {
    const { kind, reason, amount, currency, note, unitId } = old;
    const onDay = await openDay(tx, old.onDay);
    const entry = await insertEntry(tx, actor, dealId, {
      kind,
      reason,
      onDay,
      amount,
      currency,
      note,
      unitId,
      replaces: old.id,
    });
    const [rate] = await tx
      .select()
      .from(entryRates)
      .where(and(eq(entryRates.entryId, old.id), isNull(entryRates.voidedAt)));
    if (rate)
      await tx.insert(entryRates).values({
        entryId: entry.id,
        rate: rate.rate,
        countsFor: rate.countsFor,
        onDay,
        createdBy: actor?.id ?? null,
      });
  }
  await settleLedger(tx, actor, before);
}
