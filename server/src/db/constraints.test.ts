import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import type { Database, Db } from './client.ts';
import { violatedConstraint } from './errors.ts';
import {
  company,
  contentVersion,
  files,
  heroMedia,
  lacasaApartments,
  messages,
  payments,
  projectMedia,
  projects,
  reservations,
  sold,
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

const apartment = async (floor = 1) =>
  only(
    await db
      .insert(lacasaApartments)
      .values({ label: `A-${++made}`, floor })
      .returning(),
  ).id;

const reserve = (apartmentId: number) =>
  db.insert(reservations).values({ apartmentId, name: 'Sami' }).returning();

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
    const [projectId, apartmentId] = [await project(), await apartment()];
    expect(await refusal(db.insert(heroMedia).values({ id: 3, position: 3, fileId: contract }))).toBe(
      'file_class',
    );
    expect(await refusal(db.insert(projectMedia).values({ projectId, fileId: photo, position: 0 }))).toBe(
      'file_class',
    );
    expect(await refusal(db.update(projects).set({ coverFileId: photo }))).toBe('file_class');
    expect(await refusal(db.insert(sold).values({ apartmentName: 'A', contractFileId: shown }))).toBe(
      'file_class',
    );
    expect(await refusal(db.insert(reservations).values({ apartmentId, photoFileId: contract }))).toBe(
      'file_class',
    );
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
    expect(await refusal(unit({ price: 100, currency: 'EUR' as 'ILS' }))).toBe('units_currency_known');
    expect(await refusal(unit({ price: 100.125, currency: 'JOD' }))).toBe('nothing');
    expect(await refusal(unit({ sizeSqm: 9.99 }))).toBe('units_size_range');
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

  test('a unit is sold once, and can be sold again when the record is removed', async () => {
    const unitId = await unit();
    const sell = () => db.insert(sold).values({ apartmentName: 'A-1', unitId }).returning();
    const { id } = only(await sell());
    expect(await refusal(sell())).toBe('sold_unit_live');
    await db.update(sold).set({ deletedAt: new Date() }).where(eq(sold.id, id));
    only(await sell());
    expect(await refusal(db.insert(sold).values({ apartmentName: '  ' }))).toBe('sold_apartment_present');
  });
});

describe('messages', () => {
  test('a message with the same idempotency key is stored once', async () => {
    const send = () => db.insert(messages).values({ senderName: 'Rana', idempotencyKey: 'k1' }).returning();
    only(await send());
    expect(await refusal(send())).toBe('messages_idempotency');
  });
});

describe('lacasa', () => {
  test('the floors are -3 to 6', async () => {
    expect(await refusal(apartment(7))).toBe('lacasa_apartments_floor_range');
    expect(await refusal(apartment(-4))).toBe('lacasa_apartments_floor_range');
    expect(await refusal(apartment(-3))).toBe('nothing');
    expect(await refusal(apartment(6))).toBe('nothing');
  });

  test('an apartment has one open reservation, however many are made at once, and the next one after it is closed', async () => {
    const apartmentId = await apartment();
    const asked = await Promise.all(Array.from({ length: 20 }, () => refusal(reserve(apartmentId))));
    expect(asked.filter((refused) => refused === 'nothing')).toHaveLength(1);
    expect(asked.filter((refused) => refused === 'reservations_one_open')).toHaveLength(19);
    await db
      .update(reservations)
      .set({ closedAt: new Date() })
      .where(eq(reservations.apartmentId, apartmentId));
    only(await reserve(apartmentId));
    const reopened = db
      .update(reservations)
      .set({ closedAt: null })
      .where(eq(reservations.apartmentId, apartmentId));
    expect(await refusal(reopened)).toBe('reservations_one_open');
  });

  test('only a cheque can be returned, and an amount is positive', async () => {
    const reservationId = only(await reserve(await apartment())).id;
    const pay = (values: Partial<typeof payments.$inferInsert>) =>
      refusal(
        db.insert(payments).values({
          reservationId,
          amount: 0.001,
          currency: 'JOD',
          method: 'cash',
          paidOn: '2026-01-31',
          ...values,
        }),
      );
    expect(await pay({})).toBe('nothing');
    expect(await pay({ amount: 0 })).toBe('payments_amount_positive');
    expect(await pay({ status: 'returned' })).toBe('payments_cheque_only');
    expect(await pay({ method: 'cheque', chequeNumber: '7' })).toBe('payments_cheque_due');
    expect(
      await pay({ method: 'cheque', chequeNumber: '7', dueDate: '2026-02-28', status: 'returned' }),
    ).toBe('nothing');
  });

  test('a typed amount of any size is stored', async () => {
    const apartmentId = await apartment();
    const values = { apartmentId, dueText: '9'.repeat(30), dueAmount: 1e30, dueCurrency: 'Unknown' as const };
    expect(only(await db.insert(reservations).values(values).returning()).dueAmount).toBe(1e30);
  });
});
