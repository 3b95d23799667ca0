import { and, asc, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import type { Database, Db } from './client.ts';
import { deals, messages, projectListing, projects, units, users } from './schema.ts';
import { unitSearchKey } from './unit-search-key.ts';

let database: Database;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

/** The plan for a table that is too large for a sequential scan. */
async function plan(query: { getSQL(): SQL }): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const { rows } = await tx.execute<Record<string, string>>(sql`explain ${query.getSQL()}`);
    return rows.map((row) => Object.values(row).join()).join('\n');
  });
}

test('any part of an Arabic word is found by the trigram index', async () => {
  const row = { slug: 'manara', searchAr: 'برج المناره رام الله', searchEn: 'al manara tower ramallah' };
  await db.insert(projects).values(row);
  await db.insert(projects).values({ ...row, slug: 'other', searchAr: 'نابلس', searchEn: 'nablus' });
  const find = (text: string) =>
    db
      .select({ slug: projects.slug })
      .from(projectListing)
      .innerJoin(projects, eq(projects.id, projectListing.projectId))
      .where(like(projectListing.searchAr, `%${text}%`));
  expect(await find('لمنار')).toEqual([{ slug: 'manara' }]);
  expect(await plan(find('لمنار'))).toContain('project_listing_search_ar');
  expect(await plan(db.select().from(messages).where(like(messages.search, '%سامي%')))).toContain(
    'messages_search',
  );
  expect(await plan(db.select().from(deals).where(like(deals.search, '%sami%')))).toContain('deals_search');
  expect(await plan(db.select().from(units).where(like(unitSearchKey(), '%a304%')))).toContain(
    'units_search',
  );
});

const newestListed = [desc(projectListing.createdAt), desc(projectListing.projectId)];
const newestMessages = [desc(messages.createdAt), desc(messages.id)];
const live = isNull(messages.deletedAt);

test.each<[string, () => { getSQL(): SQL }]>([
  [
    'messages_newest',
    () =>
      db
        .select()
        .from(messages)
        .where(live)
        .orderBy(...newestMessages)
        .limit(24),
  ],
  [
    'messages_unread',
    () =>
      db
        .select()
        .from(messages)
        .where(sql`${live} and not ${messages.isRead}`)
        .orderBy(...newestMessages)
        .limit(24),
  ],
  [
    'messages_without_phone',
    () =>
      db
        .select()
        .from(messages)
        .where(sql`${live} and ${messages.phone} = ''`)
        .orderBy(...newestMessages)
        .limit(24),
  ],
  [
    'deals_sold_newest',
    () =>
      db
        .select()
        .from(deals)
        .where(and(eq(deals.stage, sql`'sold'`), isNull(deals.deletedAt)))
        .orderBy(sql`coalesce(${deals.soldAt}, ${deals.createdAt}) desc`, desc(deals.soldNo))
        .limit(24),
  ],
  [
    'units_floor',
    () =>
      db
        .select()
        .from(units)
        .where(eq(units.projectId, 1))
        .orderBy(asc(units.floor), asc(units.place), asc(units.id)),
  ],
  [
    'project_listing_public',
    () =>
      db
        .select()
        .from(projectListing)
        .where(eq(projectListing.isActive, true))
        .orderBy(desc(projectListing.isFeatured), ...newestListed)
        .limit(24),
  ],
  [
    'project_listing_newest',
    () =>
      db
        .select()
        .from(projectListing)
        .orderBy(...newestListed)
        .limit(24),
  ],
])('%s returns a list in order, without sorting', async (index, query) => {
  const steps = await plan(query());
  expect(steps).toContain(index);
  expect(steps).not.toContain('Sort');
});

test('a user is found by name, whatever its case, by the index', async () => {
  const query = db
    .select()
    .from(users)
    .where(sql`${users.deletedAt} is null and ${eq(sql`lower(${users.username})`, 'admin')}`);
  expect(await plan(query)).toContain('users_username_live');
});
