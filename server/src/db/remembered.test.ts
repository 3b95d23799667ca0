import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import type { Db } from './client.ts';
import { planned, remembered } from './remembered.ts';
import { projects } from './schema.ts';

const database = () => ({}) as Db;
const query = () => ({ prepare: (name: string) => ({ name }) });

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

test('only what is planned has a name in the database', () => {
  const db = database();
  expect(remembered(db, 'by word', () => query()).name).toBe('');
  expect(planned(db, 'by id', () => query()).name).toBe('by id');
});

test('the database gives the same rows the first time and the twentieth', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  await db.insert(projects).values(['a', 'b', 'c'].map((slug) => ({ slug, nameEn: slug, nameAr: slug })));
  const asked = sql.placeholder('slug');
  for (const slug of Array.from({ length: 20 }, (_, i) => 'abc'[i % 3] ?? '')) {
    const found = planned(db, 'by slug', () =>
      db.select({ slug: projects.slug }).from(projects).where(sql`${projects.slug} = ${asked}`),
    );
    expect(await found.execute({ slug })).toEqual([{ slug }]);
  }
});
