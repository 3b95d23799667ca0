import { ChequesInput } from '@diyar/contract/cheque-input';
import { EntryInput } from '@diyar/contract/ledger';
import { ReservationInput } from '@diyar/contract/reservation-input';
import type { ApartmentNo, DealId } from '@diyar/contract/rules/ids';
import type { Db } from '../../server/src/db/client.ts';
import { cheques, deals, entries, papers, units } from '../../server/src/db/schema.ts';
import { and, eq, sql } from '../../server/src/db/sql.ts';
import { openBuilding } from '../../server/src/features/building-access/index.ts';
import { reserve } from '../../server/src/features/buildings/index.ts';
import { addCheques, addEntry, takeChequeStep } from '../../server/src/features/ledger/index.ts';
import { type DemoDeal, demoDeals } from '../content/deals.ts';
import { dayBefore, timeBefore } from '../moments.ts';

/** A unit that is off the market because of this deal was on it before. */
async function numberOf(db: Db, projectId: number, label: string): Promise<ApartmentNo> {
  const [unit] = await db
    .update(units)
    .set({ isWithdrawn: false })
    .where(and(eq(units.projectId, projectId), eq(units.unitNumber, label)))
    .returning({ no: units.apartmentNo });
  if (!unit?.no) throw new Error(`the building has no ${label}`);
  return unit.no;
}

async function open(db: Db, projectId: number, demo: DemoDeal, now: Date): Promise<DealId> {
  const scope = await openBuilding(db, null, projectId);
  const prices = await Promise.all(
    demo.prices.map(async ([label, amount]) => ({ unit: await numberOf(db, projectId, label), amount })),
  );
  const [first, ...further] = prices;
  if (!first) throw new Error(`${demo.name} has no unit`);
  const input = ReservationInput.parse({
    name: demo.name,
    phone: demo.phone,
    with: further.map(({ unit }) => unit),
    terms: {
      currency: demo.currency,
      prices,
      discount: demo.discount,
      plan: demo.plan.map(([daysAgo, amount, label]) => ({ dueOn: dayBefore(now, daysAgo), amount, label })),
    },
  });
  const { deal } = await reserve(db, scope, first.unit, input);
  if (!deal) throw new Error(`${demo.name} has no deal`);
  // days that no call can set: the deal is older than the demo
  await db
    .update(deals)
    .set({ createdAt: timeBefore(now, demo.daysAgo, '11:20') })
    .where(eq(deals.id, deal.id));
  await db
    .update(entries)
    .set({ onDay: dayBefore(now, demo.daysAgo) })
    .where(eq(entries.dealId, deal.id));
  return deal.id;
}

/** Deals with everything a ledger has: several units, a discount, a plan, cheques, other currencies. */
export async function fillDeals(db: Db, projectId: number, now: Date): Promise<void> {
  for (const demo of demoDeals) {
    const dealId = await open(db, projectId, demo, now);
    for (const { daysAgo, ...entry } of demo.entries)
      await addEntry(db, null, dealId, EntryInput.parse({ ...entry, on: dayBefore(now, daysAgo) }));
    const { bank, given, list } = demo.cheques;
    await addCheques(
      db,
      null,
      dealId,
      ChequesInput.parse({
        bank,
        currency: demo.currency,
        on: dayBefore(now, given),
        cheques: list.map(({ number, amount, due }) => ({ number, amount, dueOn: dayBefore(now, due) })),
      }),
    );
    for (const { number, due, state } of list) {
      if (state === 'drawer') continue;
      await db.transaction(async (tx) => {
        const [cheque] = await tx.select().from(cheques).where(eq(cheques.number, number));
        if (cheque)
          await takeChequeStep(tx, null, cheque.entryId, {
            state,
            on: dayBefore(now, Math.max(0, due)),
            note: '',
          });
      });
    }
  }
}

/** Whoever took the money: the demo's users are made last, when everything else is there. */
export async function signPapers(db: Db, cashier: string): Promise<void> {
  await db.update(papers).set({
    data: sql`jsonb_set(${papers.data}, '{cashier}', ${JSON.stringify(cashier)}::jsonb)`,
  });
}
