import { issue } from '@diyar/contract/field-issues';
import { type ConfirmInput, isExact, type PlanInput, type TermsInput } from '@diyar/contract/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import { decimalsOf } from '@diyar/contract/rules/money';
import { type PlanLine, planTotal } from '@diyar/contract/rules/plans';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { companyDay, invalidField, openDay } from './days.ts';
import { type DealMoney, dayOfDeal, holdMoney, isEnded, readMoney, requireVersion } from './deal.ts';
import { projectOfDeal, requireStages } from './plan-stages.ts';
import { recordMoney } from './record.ts';
import { settleLedger, toPay, writePlan } from './settle.ts';
import { typeDue } from './typed-amounts.ts';
import { insertEntry, nameCurrency } from './write.ts';

type Lines = PlanInput['lines'];

/** The lines make exactly what is to be paid, or there are none. */
function requireSum(money: DealMoney, lines: Lines, field: string): void {
  const { currency } = money.deal;
  if (lines.length === 0) return;
  if (currency === null) throw invalidField([field], issue('planSum', 0));
  for (const [i, { amount }] of lines.entries())
    if (!isExact(amount, currency))
      throw invalidField([field, i, 'amount'], issue('tooManyDecimals', decimalsOf(currency)));
  const due = toPay(money);
  if (planTotal(lines, currency) !== due) throw invalidField([field], issue('planSum', due));
}

/** A line that follows a stage is told by the stage: its day may be another tomorrow. */
const shown = (lines: readonly PlanLine[]) =>
  lines
    .map(({ dueOn, amount, after }) =>
      after ? `${after.nameAr || after.nameEn} +${after.days} ${amount}` : `${dueOn} ${amount}`,
    )
    .join(', ');

export const savePlan = (db: Db, actor: Actor | null, dealId: DealId, input: PlanInput): Promise<void> =>
  db.transaction(async (tx) => {
    const money = await holdMoney(tx, actor, dealId);
    requireVersion(money, input.version);
    if (isEnded(money.deal)) throw new AppError('dealEnded');
    requireSum(money, input.lines, 'lines');
    await requireStages(tx, await projectOfDeal(tx, dealId), input.lines, ['lines']);
    await writePlan(tx, dealId, input.lines);
    const [before, after] = [shown(money.plan), shown((await readMoney(tx, dealId)).plan)];
    if (before === after) return;
    await recordMoney(tx, actor, money, {
      action: 'planChanged',
      before: { plan: before },
      after: { plan: after },
    });
  });

/** Price, discount and plan of a new deal: each unit's price is a charge of its own. */
export async function writeTerms(
  tx: Tx,
  actor: Actor | null,
  dealId: DealId,
  { on, currency, prices, discount, plan }: TermsInput,
): Promise<void> {
  if (on !== null && on > companyDay()) throw invalidField(['terms', 'on'], 'dateInFuture');
  if (on !== null) await tx.update(deals).set({ onDay: on }).where(eq(deals.id, dealId));
  const before = await readMoney(tx, dealId);
  const onDay = await openDay(tx, dayOfDeal(before.deal));
  const ofDeal = await tx
    .select({ id: units.id, no: units.apartmentNo })
    .from(dealUnits)
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(dealUnits.dealId, dealId));
  await nameCurrency(tx, before.deal, currency);
  for (const [i, { unit, amount }] of prices.entries()) {
    const unitId = ofDeal.find(({ no }) => no === unit)?.id;
    if (unitId === undefined) throw invalidField(['terms', 'prices', i, 'unit'], 'invalidChoice');
    await insertEntry(tx, actor, dealId, {
      kind: 'charge',
      reason: 'price',
      onDay,
      amount,
      currency,
      unitId,
    });
  }
  if (discount !== null)
    await insertEntry(tx, actor, dealId, { kind: 'discount', onDay, amount: discount, currency });
  const money = await readMoney(tx, dealId);
  if (toPay(money) < 0 || (discount !== null && prices.length === 0))
    throw invalidField(['terms', 'discount'], issue('moreThanOwed', 0));
  requireSum(money, plan, 'terms');
  await requireStages(tx, await projectOfDeal(tx, dealId), plan, ['terms', 'plan']);
  await writePlan(tx, dealId, plan);
  await settleLedger(tx, actor, before);
}

/** The price as somebody decided it is, where a text was read differently before or named no currency. */
export const confirmAmount = (
  db: Db,
  actor: Actor | null,
  dealId: DealId,
  input: ConfirmInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    const money = await holdMoney(tx, actor, dealId);
    requireVersion(money, input.version);
    if (isEnded(money.deal)) throw new AppError('dealEnded');
    const text = `${input.amount} ${input.currency}`;
    const before = money.deal.dueText;
    // the reading that counts so far may be the one that is confirmed
    if (money.deal.dueAmount === input.amount && money.deal.currency === input.currency)
      await tx.update(deals).set({ amounts: null, dueText: text }).where(eq(deals.id, dealId));
    else await typeDue(tx, actor, dealId, text, 'amount');
    await recordMoney(tx, actor, money, {
      action: 'amountConfirmed',
      before: { dueAmountStr: before },
      after: { dueAmountStr: text },
    });
  });
