import { dealId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertReservation, insertSold } from '../testing/deals.ts';
import { freshDatabase } from '../testing/test-database.ts';
import type { Database, Db } from './client.ts';
import { violatedConstraint } from './errors.ts';
import {
  company,
  contentVersion,
  deals,
  dealUnits,
  entries,
  files,
  heroMedia,
  messages,
  projectMedia,
  projects,
  units,
  users,
} from './schema.ts';

let database: Database;
let db: Db;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

/** The name of the constraint that refuses the write. */
const refusal = (write: Promise<unknown>) =>
  write.then(
    () => 'nothing',
    (error: unknown) => violatedConstraint(error) ?? String(error),
  );

const only = <Row>(rows: Row[]): Row => {
  expect(rows).toHaveLength(1);
  return rows[0] as Row;
};

const user = (username: string) => db.insert(users).values({ username, passwordHash: 'x' }).returning();

const file = async (kind: 'public' | 'contract' | 'photo') => {
  const values = { class: kind, storageKey: `key-${++made}`, sha256: 'x', mimeType: 'image/png', size: 1 };
  return only(await db.insert(files).values(values).returning()).id;
};

const project = async () =>
  only(
    await db
      .insert(projects)
      .values({ slug: `slug-${++made}` })
      .returning(),
  ).id;

const unit = async (values: Partial<typeof units.$inferInsert> = {}) =>
  only(
    await db
      .insert(units)
      .values({ projectId: await project(), ...values })
      .returning(),
  ).id;

describe('users', () => {
  test('a name is unique whatever its case, and free again when its user is deleted', async () => {
    const { id } = only(await user('Ḥanan'));
    expect(await refusal(user('ḥANAN'))).toBe('users_username_live');
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    only(await user('ḥanan'));
  });

  test('only three roles exist', async () => {
    const values = { username: 'guest', passwordHash: 'x', role: 'GUEST' as 'ADMIN' };
    expect(await refusal(db.insert(users).values(values))).toBe('users_role_known');
  });
});

describe('single rows', () => {
  test('only one company and one content version exist', async () => {
    expect(await refusal(db.insert(company).values({ id: 2 }))).toBe('company_single');
    expect(await refusal(db.insert(contentVersion).values({ id: 2 }))).toBe('content_version_single');
    expect(only(await db.select().from(company))).toMatchObject({ nameEn: 'Diyar', nameAr: 'ديار' });
  });
});

describe('hero', () => {
  const slot = async (id: number, more: Partial<typeof heroMedia.$inferInsert> = {}) =>
    refusal(db.insert(heroMedia).values({ id, position: 1, fileId: await file('public'), ...more }));

  test('the slots are 1 to 12', async () => {
    expect(await slot(0)).toBe('hero_media_slot');
    expect(await slot(13)).toBe('hero_media_slot');
    expect(await slot(12)).toBe('nothing');
  });

  test('the focal point lies in the picture', async () => {
    expect(await slot(1, { focalX: 1.01 })).toBe('hero_media_focal');
    expect(await slot(1, { focalY: -0.01 })).toBe('hero_media_focal');
  });
});

describe('files', () => {
  test('a contract or photo never becomes public, nor a public file a contract', async () => {
    const [shown, contract, photo] = [await file('public'), await file('contract'), await file('photo')];
    const projectId = await project();
    expect(await refusal(db.insert(heroMedia).values({ id: 3, position: 3, fileId: contract }))).toBe(
      'file_class',
    );
    expect(await refusal(db.insert(projectMedia).values({ projectId, fileId: photo, position: 0 }))).toBe(
      'file_class',
    );
    expect(await refusal(db.update(projects).set({ coverFileId: photo }))).toBe('file_class');
    expect(await refusal(insertSold(db, { contractFileId: shown }))).toBe('file_class');
    expect(await refusal(insertReservation(db, { photoFileId: contract }))).toBe('file_class');
    expect(await refusal(db.update(files).set({ class: 'public' }).where(eq(files.id, contract)))).toBe(
      'files_class_fixed',
    );
  });

  test('a file in use cannot be deleted', async () => {
    const [fileId, projectId] = [await file('public'), await project()];
    await db.insert(projectMedia).values({ projectId, fileId, position: -1 });
    expect(await refusal(db.delete(files).where(eq(files.id, fileId)))).toBe(
      'project_media_file_id_files_id_fk',
    );
  });
});

describe('projects and units', () => {
  test('a slug is unique among the projects that are not deleted', async () => {
    const create = () => db.insert(projects).values({ slug: 'al-manara' }).returning();
    const { id } = only(await create());
    expect(await refusal(create())).toBe('projects_slug_live');
    await db.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, id));
    only(await create());
  });

  test('price and currency are set together, in a known currency', async () => {
    expect(await refusal(unit({ price: 100 }))).toBe('units_price_whole');
    expect(await refusal(unit({ currency: 'ILS' }))).toBe('units_price_whole');
    expect(await refusal(unit({ price: 100, currency: 'eur' as 'ILS' }))).toBe('units_currency_known');
    expect(await refusal(unit({ price: 100.125, currency: 'JOD' }))).toBe('nothing');
    expect(await refusal(unit({ sizeSqm: 9.99 }))).toBe('units_size_known');
    expect(await refusal(unit({ bedrooms: -1 }))).toBe('units_bedrooms_range');
  });

  test('a gallery has each file once and each position once, and any number of layouts', async () => {
    const projectId = await project();
    const [a, b, c] = [await file('public'), await file('public'), await file('public')];
    const add = (fileId: number, position: number) =>
      refusal(db.insert(projectMedia).values({ projectId, fileId, position }));
    expect(await add(a, -1)).toBe('nothing');
    expect(await add(b, -1)).toBe('nothing');
    expect(await add(a, 0)).toBe('project_media_file');
    expect(await add(c, 0)).toBe('nothing');
    expect(await add(await file('public'), 0)).toBe('project_media_position');
    expect(await add(await file('public'), -2)).toBe('project_media_position_range');
  });

  test('records that refer to a unit remain when it is deleted', async () => {
    const unitId = await unit();
    const message = only(await db.insert(messages).values({ senderName: 'Rana', unitId }).returning());
    await db.delete(units).where(eq(units.id, unitId));
    expect(only(await db.select().from(messages).where(eq(messages.id, message.id))).unitId).toBeNull();
  });
});

describe('messages', () => {
  test('a message with the same idempotency key is stored once', async () => {
    const send = () => db.insert(messages).values({ senderName: 'Rana', idempotencyKey: 'k1' }).returning();
    only(await send());
    expect(await refusal(send())).toBe('messages_idempotency');
  });
});

describe('deals', () => {
  test('a unit has one open deal, however many claim it at once, and the next when that one ended', async () => {
    const unitId = await unit();
    const claims = [insertReservation, insertSold, insertReservation, insertSold];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => refusal(claims[i % 4]?.(db, {}, unitId) ?? Promise.reject())),
    );
    expect(answers.filter((refused) => refused === 'nothing')).toHaveLength(1);
    expect(answers.filter((refused) => refused === 'deal_units_one_open')).toHaveLength(19);
    const [claim] = await db.select().from(dealUnits).where(eq(dealUnits.open, true));
    const first = eq(deals.id, claim?.dealId ?? dealId(0));
    await db.update(deals).set({ stage: 'cancelled', endedAt: new Date() }).where(first);
    await insertSold(db, {}, unitId);
    const reopened = db.update(deals).set({ stage: 'reserved', endedAt: null }).where(first);
    expect(await refusal(reopened)).toBe('deal_units_one_open');
  });

  test('a sale in the trash frees its unit; a claim cannot say of itself that it is closed', async () => {
    const unitId = await unit();
    const { id } = await insertSold(db, {}, unitId);
    await db.update(dealUnits).set({ open: false }).where(eq(dealUnits.dealId, id));
    expect(await refusal(insertSold(db, {}, unitId))).toBe('deal_units_one_open');
    await db.update(deals).set({ deletedAt: new Date() }).where(eq(deals.id, id));
    await insertSold(db, {}, unitId);
    const restored = db.update(deals).set({ deletedAt: null }).where(eq(deals.id, id));
    expect(await refusal(restored)).toBe('deal_units_one_open');
  });

  test('a unit that ever had a deal stays, and its project too', async () => {
    const unitId = await unit();
    const { id } = await insertReservation(db, {}, unitId);
    await db.update(deals).set({ stage: 'cancelled', endedAt: new Date() }).where(eq(deals.id, id));
    expect(await refusal(db.delete(units).where(eq(units.id, unitId)))).toBe(
      'deal_units_unit_id_units_id_fk',
    );
    const [row] = await db.select().from(units).where(eq(units.id, unitId));
    const removed = db.delete(projects).where(eq(projects.id, row?.projectId ?? 0));
    expect(await refusal(removed)).toBe('deal_units_unit_id_units_id_fk');
  });

  test('a hold says when it ends, an ended deal when it did', async () => {
    const hold = (values: object) => refusal(db.insert(deals).values({ stage: 'held', ...values }));
    expect(await hold({})).toBe('deals_hold_ends');
    expect(await hold({ holdUntil: new Date() })).toBe('nothing');
    expect(await hold({ stage: 'expired' })).toBe('deals_end_told');
    expect(await hold({ stage: 'sold' })).toBe('deals_sold_numbered');
  });

  test('an entry is positive, and says how money moved exactly when it did', async () => {
    const { id: dealId } = await insertReservation(db);
    const enter = (values: Partial<typeof entries.$inferInsert>) =>
      refusal(
        db.insert(entries).values({
          dealId,
          kind: 'payment',
          method: 'cash',
          amount: 0.001,
          currency: 'JOD',
          onDay: '2026-01-31',
          ...values,
        }),
      );
    expect(await enter({})).toBe('nothing');
    expect(await enter({ amount: 0 })).toBe('entries_amount_positive');
    expect(await enter({ method: null })).toBe('entries_moved_by');
    expect(await enter({ kind: 'charge' })).toBe('entries_moved_by');
    expect(await enter({ kind: 'charge', method: null })).toBe('nothing');
    expect(await enter({ voidedAt: new Date() })).toBe('entries_void_whole');
  });

  test('a typed amount of any size is stored', async () => {
    const values = { dueText: '9'.repeat(30), dueAmount: 1e30, dueCurrency: 'Unknown' as const };
    expect((await insertReservation(db, values)).dueAmount).toBe(1e30);
  });
});
