import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import type { Db } from './client.ts';
import { cachedSql, preparedStatement } from './prepared-queries.ts';
import { projects } from './schema.ts';

const database = () => ({}) as Db;
const query = () => ({ prepare: (name: string) => ({ name }) });

test('the SQL of a query is built once per database', () => {
  const [one, other] = [database(), database()];
  const build = vi.fn(() => query());
  const first = cachedSql(one, 'all', build);
  expect(cachedSql(one, 'all', build)).toBe(first);
  expect(build).toHaveBeenCalledTimes(1);
  expect(cachedSql(other, 'all', build)).not.toBe(first);
  expect(cachedSql(one, 'some', build)).not.toBe(first);
  expect(build).toHaveBeenCalledTimes(3);
});

test('the number of cached queries is bounded', () => {
  const db = database();
  const build = vi.fn(() => query());
  for (let i = 0; i < 1000; i++) cachedSql(db, `page ${i}`, build);
  cachedSql(db, 'page 0', build);
  expect(build).toHaveBeenCalledTimes(1001);
});

test('only a prepared statement has a name in the database', () => {
  const db = database();
  expect(cachedSql(db, 'by word', () => query()).name).toBe('');
  expect(preparedStatement(db, 'by id', () => query()).name).toBe('by id');
});

test('a prepared statement returns the same rows the first and the twentieth time', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  await db.insert(projects).values(['a', 'b', 'c'].map((slug) => ({ slug, nameEn: slug, nameAr: slug })));
  const placeholder = sql.placeholder('slug');
  for (const slug of Array.from({ length: 20 }, (_, i) => 'abc'[i % 3] ?? '')) {
    const found = preparedStatement(db, 'by slug', () =>
      db.select({ slug: projects.slug }).from(projects).where(sql`${projects.slug} = ${placeholder}`),
    );
    expect(await found.execute({ slug })).toEqual([{ slug }]);
  }
});
