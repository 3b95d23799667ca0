import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import type { Database } from './client.ts';
import { item, orNull, rowsOf } from './json-rows.ts';
import { addresses, files, heroMedia, projects } from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('rows of another table as a column: as a select gives them, in their order, none as an empty list', async () => {
  const { db } = database;
  const [address] = await db.insert(addresses).values({ cityEn: "O'Hara's" }).returning();
  const [file] = await db
    .insert(files)
    .values({
      ...{ class: 'public', storageKey: 'k', sha256: 's', mimeType: 'image/jpeg', size: 1 },
      variantFormats: ['avif', 'webp'],
    })
    .returning();
  const slot = { fileId: file?.id ?? 0, focalX: 0.25, captionAr: 'شرفة "الزيتون"' };
  await db.insert(heroMedia).values([
    { ...slot, id: 2, position: 2 },
    { ...slot, id: 1, position: 1, captionEn: '\\ and \n' },
  ]);
  const columns = {
    id: heroMedia.id,
    en: heroMedia.captionEn,
    ar: heroMedia.captionAr,
    focalX: heroMedia.focalX,
    file: { width: files.width, formats: files.variantFormats },
  };
  const slots = (of: number) =>
    db
      .select({ item: item(columns) })
      .from(heroMedia)
      .innerJoin(files, eq(files.id, heroMedia.fileId))
      .where(eq(heroMedia.fileId, of))
      .orderBy(asc(heroMedia.id));
  const plain = await db
    .select(columns)
    .from(heroMedia)
    .innerJoin(files, eq(files.id, heroMedia.fileId))
    .orderBy(asc(heroMedia.id));
  const [row] = await db
    .select({ city: addresses.cityEn, slots: rowsOf(slots(slot.fileId)), none: rowsOf(slots(0)) })
    .from(addresses)
    .where(eq(addresses.id, address?.id ?? 0));
  expect(row).toEqual({ city: "O'Hara's", slots: plain, none: [] });
  expect(plain.map(({ id }) => id)).toEqual([1, 2]);
});

test('every kind of column is read as a select reads it; what a left join does not find is null', async () => {
  const { db } = database;
  const [cover] = await db
    .insert(files)
    .values({ class: 'public', storageKey: 'c', sha256: 'c', mimeType: 'image/jpeg', size: 2 ** 40 })
    .returning();
  const building = { floors: 7, note: 'شقق "مفروشة"' };
  const rows = [
    {
      areaMin: 74.25,
      areaMax: 90,
      priceFrom: 256_409.125,
      priceFromCurrency: 'USD' as const,
      coverFileId: cover?.id,
      building,
    },
    { launchDate: '2026-11-15', updatedAt: new Date('2026-03-29T01:30:00.123Z') },
  ];
  await db
    .insert(projects)
    .values(rows.map((row, i) => ({ ...row, slug: `p-${i}`, nameEn: '', nameAr: '' })));
  const columns = { project: getTableColumns(projects), cover: getTableColumns(files) };
  const plain = await db
    .select(columns)
    .from(projects)
    .leftJoin(files, eq(files.id, projects.coverFileId))
    .orderBy(asc(projects.id));
  const items = db
    .select({ item: item({ project: columns.project, cover: orNull(columns.cover) }) })
    .from(projects)
    .leftJoin(files, eq(files.id, projects.coverFileId))
    .orderBy(asc(projects.id));
  const [{ read } = { read: [] }] = await db.select({ read: rowsOf(items) }).from(sql`(select 1) as once`);
  expect(plain).toHaveLength(2);
  expect(read).toEqual(plain);
});
