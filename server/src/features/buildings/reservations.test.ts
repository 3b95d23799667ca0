import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { units } from '../../db/schema.ts';
import { type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { insertReservation } from '../../testing/deals.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const path = (id: number) => `/lacasa/apartments/${id}/reservation`;
const holder = {
  name: 'هنادي سليمان',
  phone: '٠٥٩ ٠٥٠ ٦٦١٨',
  dueAmountStr: '₪420,000.00',
  paidAmountStr: '₪100,000.00',
};

describe('reserving', () => {
  test('POST makes one: kept as typed, parsed beside it', async () => {
    const { id } = app.free();
    const answer = await app.lacasa.post(path(id), holder);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      id,
      reserved: true,
      name: 'هنادي سليمان',
      phone: '٠٥٩ ٠٥٠ ٦٦١٨',
      dueAmountStr: '₪420,000.00',
      paidAmountStr: '₪100,000.00',
      due: { amount: 420_000, currency: 'ILS' },
      paid: { amount: 100_000, currency: 'ILS' },
      outstanding: { amount: 320_000, currency: 'ILS' },
      isFullyPaid: false,
      version: 2,
    });
    expect((await app.apartments()).find((one) => one.id === id)).toEqual(answer.json());
  });

  test('POST on a reserved apartment is 409 and changes nothing', async () => {
    const before = await app.reserve(holder);
    const answer = await app.superadmin.post(path(before.id), { name: 'Someone else' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'alreadyReserved']);
    expect(await app.apartment(before.label)).toEqual(before);
  });

  test.each([{}, { name: '  ' }, { phone: '0599123456' }, { reserved: true }])(
    'without a name (%j) it is refused at the field, by POST and PATCH',
    async (body) => {
      const { id } = app.free();
      for (const answer of [
        await app.lacasa.post(path(id), { reserved: true, ...body }),
        await app.lacasa.patch(path(id), { reserved: true, ...body }),
      ]) {
        expect(answer.statusCode).toBe(422);
        expect(answer.json().errors).toEqual([{ path: 'name', message: 'This field is required.' }]);
      }
    },
  );

  test.each([
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 'x', dueAmountStr: '9'.repeat(61) }, 'dueAmountStr'],
    [{ name: 'x', due_amount: true }, 'due_amount'],
    [{ name: 'x', is_fully_paid: 'perhaps' }, 'is_fully_paid'],
    [{ name: 'x', version: 'two' }, 'version'],
  ])('%j is refused at its field', async (body, field) => {
    const { id } = app.free();
    const answer = await app.lacasa.post(path(id), body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: field }]);
  });

  test('PATCH makes one on a free apartment', async () => {
    const { id } = app.free();
    const answer = await app.lacasa.patch(path(id), holder);
    expect([answer.statusCode, answer.json().name]).toEqual([200, holder.name]);
  });

  test('marking a free apartment as paid makes nobody its holder', async () => {
    const { id, label } = app.free();
    const answer = await app.lacasa.patch(path(id), { isFullyPaid: true });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'notReserved']);
    expect((await app.apartment(label)).reserved).toBe(false);
  });

  test('POST that says it is free is no reservation', async () => {
    const { id } = app.free();
    expect((await app.lacasa.post(path(id), { name: 'x', reserved: false })).json().code).toBe('notReserved');
    expect((await app.lacasa.post(path(id), { name: 'x', isAvailable: true })).json().code).toBe(
      'notReserved',
    );
  });

  test('unknown apartments are 404, no number is 400, no JSON is 400', async () => {
    expect((await app.lacasa.post(path(99_999), holder)).statusCode).toBe(404);
    expect((await app.lacasa.patch(path(99_999), holder)).statusCode).toBe(404);
    expect((await app.lacasa.delete(path(99_999))).statusCode).toBe(404);
    expect((await app.lacasa.patch('/lacasa/apartments/x/reservation', holder)).statusCode).toBe(400);
    const headers = { 'content-type': 'application/json' };
    expect((await app.lacasa.post(path(1), '{"name"', { headers })).statusCode).toBe(400);
  });

  test('the database itself refuses a second holder', async () => {
    const { id } = await app.reserve();
    const [unit] = await app.db.select().from(units).where(eq(units.apartmentNo, id));
    await expect(insertReservation(app.db, { name: 'two' }, unit?.id)).rejects.toMatchObject({
      cause: { constraint: 'deal_units_one_open' },
    });
  });
});

describe('editing', () => {
  test('only what was sent changes; the version rises', async () => {
    const before = await app.reserve(holder);
    const answer = await app.lacasa.patch(path(before.id), { phone: '' });
    expect(answer.json()).toEqual({ ...before, phone: '', version: before.version + 1 });
    expect((await app.lacasa.patch(path(before.id), { phone: '' })).json().version).toBe(before.version + 1);
  });

  test('a name cannot be emptied', async () => {
    const { id } = await app.reserve();
    expect((await app.lacasa.patch(path(id), { name: ' ' })).json().errors).toMatchObject([{ path: 'name' }]);
  });

  test('a stale edit is 409 and nothing is written', async () => {
    const seen = await app.reserve(holder);
    await app.superadmin.patch(path(seen.id), { name: 'First', version: seen.version });
    const late = await app.lacasa.patch(path(seen.id), { name: 'Late', version: seen.version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale']);
    expect((await app.apartment(seen.label)).name).toBe('First');
  });

  test('an edit meant for one holder never hits the next', async () => {
    const seen = await app.reserve(holder);
    await app.lacasa.delete(path(seen.id));
    await app.lacasa.post(path(seen.id), { name: 'Next' });
    expect((await app.lacasa.patch(path(seen.id), { name: 'Old', version: seen.version })).statusCode).toBe(
      409,
    );
    expect((await app.lacasa.delete(`${path(seen.id)}?version=${seen.version}`)).statusCode).toBe(409);
    expect((await app.apartment(seen.label)).name).toBe('Next');
  });

  test('fully paid: by mark, by amounts, never across currencies', async () => {
    const { id } = await app.reserve({ dueAmountStr: '1000 USD', paidAmountStr: '1000 NIS' });
    const patch = async (body: object) => (await app.lacasa.patch(path(id), body)).json();
    expect(await patch({ name: 'Same' })).toMatchObject({
      isFullyPaid: false,
      outstanding: { amount: 1000, currency: 'USD' },
    });
    expect(await patch({ isFullyPaid: true })).toMatchObject({
      isFullyPaid: true,
      markedFullyPaid: true,
      outstanding: { amount: 0 },
    });
    expect(await patch({ isFullyPaid: false })).toMatchObject({ isFullyPaid: false });
    expect(await patch({ paidAmountStr: '1000' })).toMatchObject({
      isFullyPaid: true,
      markedFullyPaid: false,
    });
    expect(await patch({ dueAmountStr: 'to be agreed' })).toMatchObject({
      isFullyPaid: false,
      dueAmountStr: 'to be agreed',
      due: { amount: null, currency: 'Unknown' },
    });
  });
});
