import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import type { Db } from './client.ts';
import { remembered } from './remembered.ts';
import { projects } from './schema.ts';

const database = () => ({}) as Db;
const query = (text = 'select 1') => ({
  toSQL: () => ({ sql: text }),
  prepare: (name: string) => ({ name }),
});

test('a question is put together once, for each database of its own', () => {
  const [one, other] = [database(), database()];
  const build = vi.fn(() => query());
  const first = remembered(one, 'all', build);
  expect(remembered(one, 'all', build)).toBe(first);
  expect(build).toHaveBeenCalledTimes(1);
  expect(remembered(other, 'all', build)).not.toBe(first);
  expect(remembered(one, 'some', build)).not.toBe(first);
  expect(build).toHaveBeenCalledTimes(3);
});

test('a thousand questions do not stay', () => {
  const db = database();
  const build = vi.fn(() => query());
  for (let i = 0; i < 1000; i++) remembered(db, `page ${i}`, build);
  remembered(db, 'page 0', build);
  expect(build).toHaveBeenCalledTimes(1001);
});

test('what differs in its values only has one name; the database is not told more than fifty', () => {
  const db = database();
  const named = (question: string, text: string) => remembered(db, question, () => query(text)).name;
  expect(named('page 1', 'select limit $1')).toBe(named('page 2', 'select limit $1'));
  const names = new Set(Array.from({ length: 100 }, (_, i) => named(`filter ${i}`, `select ${i}`)));
  expect(names.size).toBeLessThanOrEqual(51);
  expect(names).toContain('');
});

test('the database gives the same rows the first time and the twentieth', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  await db.insert(projects).values(['a', 'b', 'c'].map((slug) => ({ slug, nameEn: slug, nameAr: slug })));
  const asked = sql.placeholder('slug');
  for (const slug of Array.from({ length: 20 }, (_, i) => 'abc'[i % 3] ?? '')) {
    const found = remembered(db, 'by slug', () =>
      db.select({ slug: projects.slug }).from(projects).where(sql`${projects.slug} = ${asked}`),
    );
    expect(await found.execute({ slug })).toEqual([{ slug }]);
  }
});
