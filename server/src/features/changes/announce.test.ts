import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contentVersion } from '../../db/schema.ts';
import { testAppForThisTest } from '../../testing/test-app.ts';
import { announceUnlogged } from './announce.ts';

test('a transaction raises the content version once, at its end, and none if it fails', async () => {
  const { db } = await testAppForThisTest();
  const version = async () => (await db.select().from(contentVersion))[0]?.version ?? 0;
  const before = await version();
  const within = await db.transaction(async (tx) => {
    await announceUnlogged(tx, 'units.offer', {});
    await announceUnlogged(tx, 'projects.figures', {});
    return (await tx.select().from(contentVersion))[0]?.version;
  });
  expect([within, await version()]).toEqual([before, before + 1]);
  const failing = db.transaction(async (tx) => {
    await announceUnlogged(tx, 'projects.figures', {});
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(await version()).toBe(before + 1);
  await announceUnlogged(db, 'files.sizes', {});
  expect(await version()).toBe(before + 2);
});
