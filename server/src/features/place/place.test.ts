import { weekStart } from '@diyar/contract/rules/company-hours';
import { BUILT_IN_PLACE, companyPlace, setCompanyPlace } from '@diyar/contract/rules/place';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from '../../db/company-days.ts';
import { changes, company, deals, leads, messages, persons, quotes, throttles } from '../../db/schema.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  await app.close();
  setCompanyPlace(BUILT_IN_PLACE);
});
beforeEach(async () => {
  await app.db.delete(throttles);
});

const { admin, created, create } = projectCalls(() => app);
const read = async () => (await admin().get('/admin/company/place')).json();
const put = (body: object) => admin().put('/admin/company/place', body);
const send = async (name: string, phone: string) =>
  (await app.anonymous.post('/public/messages', { name, phone, message: 'Hello' })).json().id as number;
const keyOf = async (id: number) =>
  (await app.db.select().from(messages).where(eq(messages.id, id)))[0]?.phoneKey;

/** All that is derived from a number, in every table that has some. */
const derived = async () => ({
  persons: await app.db
    .select({ id: persons.id, key: persons.phoneKey, keys: persons.phoneKeys, search: persons.search })
    .from(persons)
    .orderBy(asc(persons.id)),
  messages: await app.db
    .select({ id: messages.id, key: messages.phoneKey, search: messages.search })
    .from(messages)
    .orderBy(asc(messages.id)),
  leads: await app.db.select({ id: leads.id, search: leads.search }).from(leads).orderBy(asc(leads.id)),
  deals: await app.db
    .select({ id: deals.id, search: deals.search, buyer: deals.buyerSearch })
    .from(deals)
    .orderBy(asc(deals.id)),
  quotes: await app.db.select({ id: quotes.id, search: quotes.search }).from(quotes).orderBy(asc(quotes.id)),
});

/** Pairs of persons who share a number, counted in the database. */
const pairs = async () => {
  const { rows } = await app.db.execute<{ pair: string }>(sql`
    select one.id || ' ' || other.id as pair from persons one join persons other
    on one.id < other.id and one.phone_keys && other.phone_keys
    where one.merged_into is null and other.merged_into is null order by 1`);
  return rows.map(({ pair }) => pair);
};

test('an installation that has set nothing is where it always was', async () => {
  expect(await read()).toEqual({
    currencies: ['ILS', 'USD', 'JOD'],
    zone: 'Asia/Hebron',
    firstDay: 'sat',
    homeCountry: 'PS',
    cities: [],
    used: [],
    version: expect.any(Number),
  });
  expect((await app.anonymous.get('/brand')).json().place).toEqual(BUILT_IN_PLACE);
  expect(companyPlace()).toEqual(BUILT_IN_PLACE);
});

test('only who may change the company reads and changes it', async () => {
  for (const role of ['LACASA', 'SALES', 'ACCOUNTANT'] as const) {
    expect((await app.as(role).get('/admin/company/place')).statusCode).toBe(403);
    expect((await app.as(role).put('/admin/company/place', {})).statusCode).toBe(403);
    expect((await app.as(role).get('/admin/company/place/phones?country=JO')).statusCode).toBe(403);
  }
});

test.each([
  [{ currencies: [] }, 'currencies'],
  [{ currencies: ['ILS', 'ILS'] }, 'currencies'],
  [{ currencies: ['ABC'] }, 'currencies'],
  [{ zone: 'Asia/Nowhere' }, 'zone'],
  [{ zone: '+03:00' }, 'zone'],
  [{ firstDay: 'someday' }, 'firstDay'],
  [{ homeCountry: 'IT' }, 'homeCountry'],
  [{ cities: [{ en: '', ar: '' }] }, 'cities.0.en'],
  [
    {
      cities: [
        { en: 'Amman', ar: '' },
        { en: 'amman', ar: 'إربد' },
      ],
    },
    'cities',
  ],
])('%j is refused at its field', async (body, path) => {
  const answer = await put(body);
  expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([422, path]);
});

test('a currency that something is in stays, with how much; another one comes and goes', async () => {
  const price = (currency: string) => ({
    units: [unitPayload({ price: 90_000, currency: currency as 'USD' })],
  });
  await created({ nameEn: 'Abdoun', ...price('USD') });
  expect((await create({ nameEn: 'Euro', ...price('EUR') })).statusCode).toBe(422);
  expect((await read()).used).toEqual([{ currency: 'USD', prices: 1, deals: 0, quotes: 0, entries: 0 }]);

  const refused = await put({ currencies: ['JOD', 'ILS'] });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'currencyInUse']);
  expect(refused.json().message).toMatch(/USD.*1/);
  expect((await read()).currencies).toEqual(['ILS', 'USD', 'JOD']);

  expect((await put({ currencies: ['EUR', 'USD', 'JPY'] })).json().currencies).toEqual(['EUR', 'USD', 'JPY']);
  const project = await created({ nameEn: 'Euro', ...price('EUR') });
  expect(project.units[0]).toMatchObject({ price: 90_000, currency: 'EUR' });
  expect((await put({ currencies: ['EUR', 'USD'] })).json().currencies).toEqual(['EUR', 'USD']);
});

test('Bait Al-Noor in Amman: dinars first, +962 of 07…, its clock, its week, its cities', async () => {
  await created({ nameEn: 'In Zarqa', address: { cityEn: 'Zarqa', cityAr: 'الزرقاء' } });
  const now = await read();
  const currencies = ['JOD', ...now.currencies.filter((code: string) => code !== 'JOD')];
  const saved = await put({
    currencies,
    zone: 'Asia/Amman',
    firstDay: 'sun',
    homeCountry: 'JO',
    cities: [
      { en: 'Irbid', ar: 'إربد' },
      { en: 'Zarqa', ar: 'الزرقاء' },
    ],
    version: now.version,
  });
  expect(saved.statusCode).toBe(200);
  expect((await app.anonymous.get('/brand')).json().place).toEqual({
    currencies,
    zone: 'Asia/Amman',
    firstDay: 'sun',
    country: 'JO',
    phoneCodes: ['962'],
  });

  const project = await created({
    nameEn: 'Without a currency',
    units: [unitPayload({ price: 118_500.125 })],
  });
  expect(project.units[0]).toMatchObject({ price: 118_500.125, currency: 'JOD' });

  const { rows } = await app.db.execute(sql`select ${startOfDay('2026-01-15')} as at`);
  expect(new Date(String(rows[0]?.at)).toISOString()).toBe('2026-01-14T21:00:00.000Z');
  expect(weekStart('2026-01-15')).toBe('2026-01-11');

  const [local, abroad] = [await send('Rania', '079 555 0142'), await send('Rania', '+962 79 555 0142')];
  expect([await keyOf(local), await keyOf(abroad)]).toEqual(['795550142', '795550142']);
  const people = await app.db.select().from(persons).where(eq(persons.name, 'Rania'));
  expect(people).toHaveLength(1);

  const places = (await app.anonymous.get('/places'))
    .json()
    .items.map(({ cityEn }: { cityEn: string }) => cityEn);
  expect(places[0]).toBe('Zarqa');
  const offered = (await admin().get('/admin/places')).json().items;
  expect(offered.at(-1)).toEqual({ cityEn: 'Irbid', cityAr: 'إربد', projects: 0 });
});

test('a change of the country is shown before: what is dialled otherwise and who meets, as it then comes', async () => {
  await put({ homeCountry: 'PS', mayMeet: true });
  await app.db.execute(sql`truncate persons, messages, leads cascade`);
  await send('Rania Qaisi', '079 555 0001');
  await send('Sami Khoury', '+962 79 555 0001');
  await send('Omar Haddad', '0599 123 456');
  await send('Lina Odeh', '+970 599 123 456');
  await send('Huda Saleh', '+44 20 7946 0958');
  const before = await derived();
  const together = await pairs();

  const preview = (await admin().get('/admin/company/place/phones?country=JO')).json();
  expect(preview.numbers).toBe(5);
  expect(
    preview.items.map(({ phone, before, after }: Record<string, string>) => [phone, before, after]),
  ).toEqual([
    ['079 555 0001', '+970795550001', '+962795550001'],
    ['0599 123 456', '+970599123456', '+962599123456'],
  ]);
  expect(preview.total).toBe(2);
  expect(preview.meetings).toEqual([
    {
      phone: expect.stringContaining('555 0001'),
      persons: [
        { id: expect.any(Number), name: 'Rania Qaisi' },
        { id: expect.any(Number), name: 'Sami Khoury' },
      ],
    },
  ]);
  expect(await derived()).toEqual(before);
  const second = (await admin().get('/admin/company/place/phones?country=JO&page=2&size=1')).json();
  expect([second.items.length, second.items[0].phone, second.total]).toEqual([1, '0599 123 456', 2]);

  const refused = await put({ homeCountry: 'JO' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'personsWouldMeet']);
  expect(await derived()).toEqual(before);
  expect(companyPlace().country).toBe('PS');

  expect((await put({ homeCountry: 'JO', mayMeet: true })).statusCode).toBe(200);
  const met = (await pairs()).filter((pair) => !together.includes(pair));
  expect(met).toEqual(
    preview.meetings.map(({ persons: two }: { persons: { id: number }[] }) =>
      two.map(({ id }) => id).join(' '),
    ),
  );
  const found = async (q: string) =>
    (await admin().get(`/admin/persons?q=${encodeURIComponent(q)}`))
      .json()
      .items.map(({ name }: { name: string }) => name)
      .sort();
  expect(await found('0795550001')).toEqual(['Rania Qaisi', 'Sami Khoury']);
  // one person from the beginning, who is known by both numbers now
  expect(await found('+970 599 123 456')).toEqual(['Omar Haddad']);
  expect(new Set((await app.db.select().from(messages)).map(({ phone }) => phone)).size).toBe(5);

  const history = (await admin().get('/admin/company/history')).json();
  const back = { batch: history.items[0].batch, field: 'homeCountry' };
  expect((await admin().post('/admin/company/history/restore', back)).statusCode).toBe(200);
  expect(companyPlace().country).toBe('PS');
  expect(await derived()).toEqual(before);
});

test('a process that has not heard of the change writes no key by the old country', async () => {
  await put({ homeCountry: 'JO', mayMeet: true });
  setCompanyPlace(BUILT_IN_PLACE);
  const total = await app.db.$count(messages);
  const answer = await app.anonymous.post('/public/messages', {
    name: 'Late',
    phone: '0791112222',
    message: 'x',
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  expect(await app.db.$count(messages)).toBe(total);
  await put({ homeCountry: 'PS', mayMeet: true });
});

test('what another process saved is known as soon as it says so', async () => {
  await app.db.transaction(async (tx) => {
    await tx.update(company).set({ firstDay: 'tue' });
    await tx.execute(sql`select pg_notify('events', '{"topic":"company","id":null,"action":"updated"}')`);
  });
  await vi.waitFor(() => expect(companyPlace().firstDay).toBe('tue'), 5000);
});

test('a save is told in the history, can be taken back, and an outdated one is refused', async () => {
  const before = await read();
  await put({ firstDay: 'mon', cities: [{ en: 'Aqaba', ar: 'العقبة' }], version: before.version });
  const [line] = await app.db
    .select()
    .from(changes)
    .where(and(eq(changes.action, 'company.place'), eq(changes.field, 'firstDay')))
    .orderBy(changes.id)
    .then((rows) => rows.slice(-1));
  expect(line).toMatchObject({ old: before.firstDay, new: 'mon' });

  const stale = await put({ zone: 'Europe/Berlin', version: before.version });
  expect([stale.statusCode, stale.json().code, stale.json().savedBy?.name]).toEqual([409, 'stale', 'ADMIN']);

  const history = (await admin().get('/admin/company/history')).json();
  const { batch } = history.items[0];
  for (const field of ['firstDay', 'cities'])
    expect((await admin().post('/admin/company/history/restore', { batch, field })).statusCode).toBe(200);
  expect(await read()).toMatchObject({ firstDay: before.firstDay, cities: before.cities, zone: before.zone });

  const [row] = await app.db.select().from(company);
  const entries = await app.db.$count(changes);
  await put({});
  expect(await app.db.$count(changes)).toBe(entries);
  expect((await read()).version).toBe(row?.version);
});
