import type { Person, PersonList } from '@diyar/contract/persons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projects, units } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const write = (name: string, phone: string) =>
  app.anonymous.post('/api/public/messages', { name, phone, message: 'Is A-301 still free?' });

const find = async (q: string, as = app.as('ADMIN')) =>
  (await as.get(`/admin/persons?q=${encodeURIComponent(q)}`)).json();

const open = async (id: number, as = app.superadmin): Promise<Person> =>
  (await as.get(`/admin/persons/${id}`)).json();

test('a message, a reservation and a sale with one phone are one person, whatever the spelling', async () => {
  expect((await write('Huda S.', '0599 123 456')).statusCode).toBe(201);
  const reserved = await app.reserve({
    name: 'هدى سليمان',
    phone: '+970 599 123 456',
    dueAmountStr: '100 USD',
  });
  await app.pay(reserved, cash(40, 'USD'));
  await app
    .as('ADMIN')
    .post('/admin/selled', { apartmentName: 'B-7', buyerName: 'Huda', buyerPhone: '٠٥٩٩١٢٣٤٥٦' });
  const { items, total } = await find('0599123456');
  expect([total, items]).toEqual([1, [expect.objectContaining({ name: 'Huda S.', deals: 2, messages: 1 })]]);
  const person = await open(items[0].id);
  expect(person.names).toEqual(['Huda S.', 'Huda', 'هدى سليمان']);
  expect(person.phones).toEqual(['0599 123 456', '٠٥٩٩١٢٣٤٥٦', '+970 599 123 456']);
  expect(person.owes).toEqual([{ currency: 'USD', amount: 60 }]);
  expect(person.deals.map(({ stage, outstanding }) => [stage, outstanding?.amount])).toEqual([
    ['sold', 0],
    ['reserved', 60],
  ]);
  expect(person.deals[1]?.units[0]?.label).toBe(reserved.label);
  const [message] = (await app.as('ADMIN').get('/admin/messages')).json().items;
  expect(message.personId).toBe(person.id);
});

test('nobody is matched without a phone', async () => {
  await app.reserve({ name: 'Nameless' });
  await app.reserve({ name: 'Nameless' });
  expect((await find('nameless')).total).toBe(2);
});

test('nobody is matched by fewer than seven digits, by any call; what was typed stays', async () => {
  const short = { name: 'Short', phone: '123456' };
  await app.reserve(short);
  await app.reserve(short);
  const sale = { apartmentName: 'B-8', buyerName: 'Short', buyerPhone: '123-456' };
  await app.as('ADMIN').post('/admin/selled', sale);
  await app.as('ADMIN').post('/admin/leads', { ...short, source: 'phone' });
  const { items } = await find('short');
  expect(items.map(({ phone }: { phone: string }) => phone).sort()).toEqual([
    '123-456',
    '123456',
    '123456',
    '123456',
  ]);
  expect((await write('Short', '(((((((1')).statusCode).toBe(422);
});

test('a family shares a phone: the name decides once there are two', async () => {
  const phone = '0599 777 000';
  await app.reserve({ name: 'Father', phone });
  const { items } = await find(phone);
  expect(items).toHaveLength(1);
  await app.reserve({ name: 'Father', phone });
  expect((await open(items[0].id)).deals).toHaveLength(2);
});

test('ADMIN sees no money; LACASA sees persons only as far as their buildings go', async () => {
  const { items } = await find('0599123456');
  const id = items[0].id;
  const forAdmin = await open(id, app.as('ADMIN'));
  expect([forAdmin.owes, forAdmin.deals[1]?.paid, forAdmin.deals[1]?.outstanding]).toEqual([
    null,
    null,
    null,
  ]);
  expect(forAdmin.deals[1]?.due).toEqual({ amount: 100, currency: 'USD' });
  const forLacasa = await open(id, app.lacasa);
  expect([forLacasa.leads, forLacasa.deals.map(({ stage }) => stage)]).toEqual([[], ['reserved']]);
  await write('Only asked', '0599 555 111');
  const asked = (await find('0599555111')).items[0];
  expect((await app.lacasa.get(`/admin/persons/${asked.id}`)).statusCode).toBe(404);
  expect((await find('Only asked', app.lacasa)).total).toBe(0);
  expect((await app.superadmin.get('/admin/persons/999999')).statusCode).toBe(404);
});

test('a sale in a project without floors has its project to open', async () => {
  const [project] = await app.db.insert(projects).values({ slug: 'villas', nameEn: 'Villas' }).returning();
  const [unit] = await app.db
    .insert(units)
    .values({ projectId: project?.id ?? 0, unitNumber: 'V-1', sizeSqm: 300 })
    .returning();
  const sale = { unitId: unit?.id, buyerName: 'Nadim Villa', buyerPhone: '0599887766' };
  expect((await app.superadmin.post('/admin/selled', sale)).statusCode).toBe(201);
  const { items } = await find('Nadim Villa');
  const person = await open(items[0].id);
  expect(person.deals).toMatchObject([
    { building: { nameEn: 'Villas' }, stage: 'sold', units: [{ label: 'V-1' }] },
  ]);
});

test('the list says what somebody is, which units, what they owe and when they were last in contact', async () => {
  const rows = async (query: string, as = app.superadmin): Promise<PersonList> =>
    (await as.get(`/admin/persons?${query}&size=100`)).json();
  const phone = '0599 246 810';
  await write('Role Both', phone);
  const unit = await app.reserve({ name: 'Role Both', phone, dueAmountStr: '500 JOD' });
  await app.pay(unit, cash(120, 'JOD'));
  const paid = await app.reserve({ name: 'Role Paid', phone: '0599 246 811', dueAmountStr: '50 JOD' });
  await app.pay(paid, cash(50, 'JOD'));
  const left = await app.reserve({ name: 'Role Former', phone: '0599 246 812' });
  await app.lacasa.delete(`/lacasa/apartments/${left.id}/reservation`);
  await write('Role Asked', '0599 246 813');

  const { items } = await rows('q=Role');
  const by = (name: string) => items.find((row) => row.name === name);
  expect(by('Role Both')).toMatchObject({
    roles: ['buyer', 'lead'],
    units: [{ label: unit.label }],
    owes: [{ currency: 'JOD', amount: 380 }],
    deals: 1,
    messages: 1,
  });
  expect(Date.now() - Date.parse(by('Role Both')?.lastContactAt ?? '')).toBeLessThan(600_000);
  expect(by('Role Former')).toMatchObject({ roles: ['former'], units: [], owes: [], lastContactAt: null });
  // as on the sheet of each
  for (const { id, owes } of items) expect(owes).toEqual((await open(id)).owes);

  const names = async (query: string, as = app.superadmin) =>
    (await rows(query, as)).items.map(({ name }) => name).sort();
  expect(await names('q=Role&is=buyer')).toEqual(['Role Both', 'Role Paid']);
  expect(await names('q=Role&is=lead')).toEqual(['Role Asked', 'Role Both']);
  expect(await names('q=Role&is=owing')).toEqual(['Role Both']);

  // nobody learns from a filter what they may not see
  expect(await names('q=Role&is=owing', app.as('ADMIN'))).toEqual([]);
  expect((await rows('q=Role', app.as('ADMIN'))).items.every(({ owes }) => owes === null)).toBe(true);
  expect(await names('q=Role&is=lead', app.lacasa)).toEqual([]);
  const theirs = (await rows('q=Role', app.lacasa)).items;
  expect(theirs.map(({ name }) => name)).not.toContain('Role Asked');
  expect(theirs.find(({ name }) => name === 'Role Both')).toMatchObject({
    roles: ['buyer'],
    messages: 0,
    lastContactAt: null,
    owes: [{ currency: 'JOD', amount: 380 }],
  });
});

test('LACASA counts no deal of another building', async () => {
  const sale = { apartmentName: 'Elsewhere 9', buyerName: 'Role Elsewhere', buyerPhone: '0599 246 820' };
  await app.superadmin.post('/admin/selled', sale);
  const here = await app.reserve({ name: 'Role Elsewhere', phone: '0599 246 820' });
  const [all] = (await find('Role Elsewhere', app.superadmin)).items;
  const [theirs] = (await find('Role Elsewhere', app.lacasa)).items;
  expect([all.deals, all.units.length]).toEqual([2, 2]);
  expect([theirs.deals, theirs.units]).toEqual([1, [expect.objectContaining({ label: here.label })]]);
});
