import { peopleColumn } from '@diyar/contract/rules/person-search';
import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals, leads, quotes } from '../../db/schema.ts';
import { personOf } from './person.ts';
import { fillKeys } from './settle.ts';

/** Whoever wrote first, or the person whom the lead made known; of others nobody knows what was typed. */
const typedFirst = (column: 'name' | 'phone') => sql<string>`coalesce(
  (select ${sql.raw(column === 'name' ? 'sent.sender_name' : 'sent.phone')} from messages sent
    where sent.lead_id = "leads"."id" and sent.deleted_at is null order by sent.created_at, sent.id limit 1),
  (select ${sql.raw(`known.${column}`)} from persons known
    where known.id = "leads"."person_id" and known.created_at >= "leads"."created_at" - interval '1 minute'),
  '')`;

const BATCH = 200;

async function fillBuyers(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: deals.id, name: deals.name, phone: deals.phone })
      .from(deals)
      .where(and(eq(deals.buyerSearch, ''), or(ne(deals.name, ''), ne(deals.phone, ''))))
      .limit(BATCH);
    for (const { id, name, phone } of rows)
      await db
        .update(deals)
        .set({ buyerSearch: peopleColumn(phone, name) || ' ', updatedAt: sql`${deals.updatedAt}` })
        .where(eq(deals.id, id));
    if (rows.length < BATCH) return;
  }
}

/** What older versions did not write, and what one of them writes during an upgrade. Does nothing once it is done. */
export async function completePersons(db: Db): Promise<void> {
  await db
    .update(leads)
    .set({ name: typedFirst('name'), phone: typedFirst('phone'), updatedAt: sql`${leads.updatedAt}` })
    .where(eq(leads.name, ''));
  await fillKeys(db);
  await fillBuyers(db);
  for (let last = 0; ; ) {
    const batch = await db.transaction(async (tx) => {
      const rows = await tx
        .select({
          ...{ id: quotes.id, name: quotes.name, phone: quotes.phone },
          known: sql<typeof deals.$inferSelect.personId>`coalesce(${deals.personId}, ${leads.personId})`,
        })
        .from(quotes)
        .leftJoin(deals, eq(deals.id, quotes.dealId))
        .leftJoin(leads, eq(leads.id, quotes.leadId))
        .where(
          and(isNull(quotes.personId), gt(quotes.id, last), or(ne(quotes.name, ''), ne(quotes.phone, ''))),
        )
        .orderBy(asc(quotes.id))
        .limit(BATCH);
      for (const { id, known, ...typed } of rows)
        await tx
          .update(quotes)
          .set({ personId: known ?? (await personOf(tx, typed)) })
          .where(eq(quotes.id, id));
      return rows;
    });
    last = batch.at(-1)?.id ?? 0;
    if (batch.length < BATCH) return;
  }
}
