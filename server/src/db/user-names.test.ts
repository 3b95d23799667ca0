import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, type LacasaApp, lacasaApp } from '../testing/building-app.ts';
import { users } from './schema.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
  await app.db.update(users).set({ fullName: sql`'Name of ' || ${users.role}` });
});
afterAll(() => app.close());

/** Every text of these fields, at any depth. */
function namesIn(value: unknown, fields: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fields.includes(key) && typeof inner === 'string' ? [inner] : namesIn(inner, fields),
  );
}

test('colleagues are told by name: who wrote an entry, ended a deal, changed a unit, saved meanwhile', async () => {
  const apartment = await app.reserve({ dueAmountStr: '100,000 ILS' });
  await app.pay(apartment, cash(40_000));
  const deal = await app.dealOf(apartment);
  const ledger = (await app.lacasa.get(`/admin/deals/${deal}/ledger`)).json();
  expect(namesIn(ledger, ['by', 'recordedBy', 'createdBy'])).toContain('Name of LACASA');

  const { version } = (await app.superadmin.get('/company')).json();
  await app.as('ADMIN').put('/company', { nameEn: 'One' });
  const stale = await app.superadmin.put('/company', { nameEn: 'Two', version });
  expect(stale.statusCode).toBe(409);
  expect(stale.json().savedBy.name).toBe('Name of ADMIN');

  const history = (await app.superadmin.get(`/lacasa/apartments/${apartment.id}/history`)).json();
  expect(history.items[0].by).toMatchObject({ name: 'Name of LACASA' });
  const told = (await app.superadmin.get(`/admin/deals/${deal}/history`)).json();
  expect(told.items[0].actor).toBe('Name of LACASA');
});

test('an account without a name is told by itself', async () => {
  await app.db.update(users).set({ fullName: '' });
  const [latest] = (await app.superadmin.get('/admin/audit?size=1')).json().items;
  expect(latest.actor).toBe(latest.actorName);
});
