import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import type { Database, Db } from './client.ts';
import { messageCounts, messages } from './schema.ts';

let database: Database;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const stored = () =>
  db
    .select({ isRead: messageCounts.isRead, hasPhone: messageCounts.hasPhone, count: messageCounts.count })
    .from(messageCounts)
    .where(sql`${messageCounts.count} > 0`)
    .orderBy(messageCounts.isRead, messageCounts.hasPhone);

const counted = () => {
  const hasPhone = sql<boolean>`${messages.phone} <> ''`;
  return db
    .select({ isRead: messages.isRead, hasPhone, count: sql<number>`count(*)::int` })
    .from(messages)
    .where(sql`${messages.deletedAt} is null`)
    .groupBy(messages.isRead, hasPhone)
    .orderBy(messages.isRead, hasPhone);
};

test('the counts match the live messages after every kind of write', async () => {
  const row = (i: number) => ({ senderName: `Sender ${i}`, phone: i % 3 ? '0599123456' : '' });
  const added = await db
    .insert(messages)
    .values(Array.from({ length: 10 }, (_, i) => row(i)))
    .returning();
  const ids = added.map(({ id }) => id);
  expect(await stored()).toEqual(await counted());
  await db
    .update(messages)
    .set({ isRead: true })
    .where(inArray(messages.id, ids.slice(0, 5)));
  expect(await stored()).toEqual(await counted());
  await db
    .update(messages)
    .set({ deletedAt: new Date() })
    .where(inArray(messages.id, ids.slice(3, 7)));
  expect(await stored()).toEqual(await counted());
  await db
    .update(messages)
    .set({ deletedAt: null, phone: '' })
    .where(eq(messages.id, ids[3] ?? 0));
  await db.delete(messages).where(eq(messages.id, ids[0] ?? 0));
  expect(await stored()).toEqual(await counted());
});

test('a rolled back write does not change the counts', async () => {
  const before = await stored();
  const taken = db.transaction(async (tx) => {
    await tx.insert(messages).values({ senderName: 'Rana' });
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await stored()).toEqual(before);
});

test('concurrent changes neither deadlock nor lose a count', async () => {
  const rows = await db
    .insert(messages)
    .values(Array.from({ length: 20 }, (_, i) => ({ senderName: `Sender ${i}`, isRead: i % 2 === 0 })))
    .returning();
  const toggle = ({ id, isRead }: (typeof rows)[number]) =>
    db.update(messages).set({ isRead: !isRead }).where(eq(messages.id, id));
  await Promise.all(rows.map(toggle));
  expect(await stored()).toEqual(await counted());
});
