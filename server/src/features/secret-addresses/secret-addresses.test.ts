import type { SecretAddress } from '@diyar/contract/secret-addresses';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarAddresses, previews, quotes, secretAddresses, viewings } from '../../db/schema.ts';
import { aBuilding, visitor } from '../../testing/leads.ts';
import { projectPayload } from '../../testing/project-payload.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { companyDay } from '../ledger/index.ts';
import { readPreview } from '../previews/index.ts';
import { adoptAddresses } from './index.ts';

let app: TestApp;
let tower: Awaited<ReturnType<typeof aBuilding>>;
beforeAll(async () => {
  app = await testApp();
  tower = await aBuilding(app);
});
afterAll(() => app.close());

const DAY = 86_400_000;
const secretIn = (path: string) => path.split('/')[2] as string;
type Caller = ReturnType<TestApp['withToken']>;

/** A member of staff with one of each, by their secret parts. */
async function member(username: string) {
  const input = { username, password: TEST_PASSWORD, role: 'ADMIN' };
  const { id } = (await app.as('SUPERADMIN').post('/admin/users', input)).json();
  const { token } = (await app.anonymous.post('/auth/login', input)).json();
  const me = app.withToken(token);
  return { id: id as number, me, ...(await addressesOf(me, id)) };
}

let day = 0;
async function addressesOf(me: Caller, id: number) {
  const made = await me.post(`/admin/buildings/${tower.project.id}/quotes`, {
    name: 'Buyer',
    phone: '',
    lang: 'en',
    validUntil: companyDay(new Date(Date.now() + DAY)),
    terms: {
      currency: 'USD',
      prices: [{ unit: tower.flat.apartmentNo, amount: 95_000 }],
      discount: null,
      plan: [],
    },
  });
  expect(made.statusCode, made.body).toBe(201);
  const project = projectPayload({ nameEn: 'Unpublished', status: 'draft' });
  const preview = await me.post('/admin/previews', { projectId: null, project });
  expect(preview.statusCode, preview.body).toBe(201);
  const { leadId } = await visitor(() => app)({
    name: 'Visitor',
    phone: `05990${1000 + day}`,
    projectId: tower.project.id,
  });
  const startsAt = new Date(Date.now() + ++day * DAY).toISOString();
  const viewing = await me.post('/admin/viewings', { leadId, staffId: id, startsAt, minutes: 30 });
  expect(viewing.statusCode, viewing.body).toBe(201);
  const calendar = await me.post('/admin/calendar');
  return {
    quoteId: made.json().id as number,
    quote: secretIn(made.json().path),
    preview: secretIn(preview.json().path),
    viewing: secretIn(viewing.json().icsPath),
    visit: secretIn(viewing.json().visitPath),
    calendar: secretIn(calendar.json().path),
  };
}

type Secrets = Pick<
  Awaited<ReturnType<typeof member>>,
  'quote' | 'preview' | 'viewing' | 'visit' | 'calendar'
>;

/** Which of them can be opened, as a stranger with the address. */
async function opens({ quote, preview, viewing, visit, calendar }: Secrets) {
  const isFound = async (path: string) => (await app.anonymous.get(path)).statusCode === 200;
  const shown = await readPreview(app.db, preview);
  return {
    quote: await isFound(`/quotes/${quote}`),
    preview: shown !== null && shown !== 'ended',
    viewing: await isFound(`/viewings/${viewing}/viewing.ics`),
    visit: await isFound(`/visits/${visit}`),
    calendar: await isFound(`/calendars/${calendar}/viewings.ics`),
  };
}
const ALL = { quote: true, preview: true, viewing: true, visit: true, calendar: true };
const FOR_BUYERS = { quote: true, preview: false, viewing: true, visit: true, calendar: false };

const list = async (query = ''): Promise<SecretAddress[]> =>
  (await app.as('SUPERADMIN').get(`/admin/secret-addresses?size=100${query}`)).json().items;
const ofMaker = async (username: string) => (await list()).filter(({ maker }) => maker === username);

test('nobody reads an address in the tables, and one kind does not open another', async () => {
  const secrets = await member('quiet');
  expect(await opens(secrets)).toEqual(ALL);
  const stored = JSON.stringify([
    await app.db.select().from(secretAddresses),
    await app.db.select().from(previews),
    await app.db.select().from(viewings),
    await app.db.select().from(calendarAddresses),
  ]);
  for (const secret of [secrets.quote, secrets.preview, secrets.viewing, secrets.visit, secrets.calendar])
    expect(stored).not.toContain(secret);
  const mixed = {
    quote: secrets.calendar,
    preview: secrets.quote,
    viewing: secrets.visit,
    visit: secrets.viewing,
    calendar: secrets.preview,
  };
  expect(Object.values(await opens(mixed))).toEqual(Array(5).fill(false));
});

test('staff copy the same address again', async () => {
  const { me, quoteId, ...secrets } = await member('copies');
  expect((await me.get(`/admin/quotes/${quoteId}`)).json().path).toBe(`/quote/${secrets.quote}`);
  expect((await me.get('/admin/calendar')).json().path).toContain(secrets.calendar);
  const [from, to] = [companyDay(), companyDay(new Date(Date.now() + 30 * DAY))];
  const { items } = (await me.get(`/admin/viewings?from=${from}&to=${to}`)).json();
  expect(JSON.stringify(items)).toContain(secrets.viewing);
});

describe('addresses of earlier versions', () => {
  /** As it was written before: in plain text, and nowhere else. */
  async function asBefore(secrets: Awaited<ReturnType<typeof member>>) {
    const { db } = app;
    const plain = async (kind: 'preview' | 'viewing', token: string) => {
      const [row] = await db
        .select()
        .from(secretAddresses)
        .where(eq(secretAddresses.makerId, secrets.id))
        .then((rows) => rows.filter((one) => one.kind === kind));
      if (kind === 'preview')
        await db
          .update(previews)
          .set({ token })
          .where(eq(previews.id, row?.previewId ?? 0));
      else
        await db
          .update(viewings)
          .set({ token })
          .where(eq(viewings.id, row?.viewingId ?? 0));
    };
    await plain('preview', secrets.preview);
    await plain('viewing', secrets.viewing);
    await db.insert(calendarAddresses).values({ userId: secrets.id, token: secrets.calendar });
    await db.delete(secretAddresses).where(eq(secretAddresses.makerId, secrets.id));
  }

  test('stay valid after the start, which takes the plain text away', async () => {
    const secrets = await member('earlier');
    await asBefore(secrets);
    // a quote that 0.2.0 makes beside this version works before any start
    expect(await opens(secrets)).toEqual({
      ...{ quote: true, preview: false, viewing: false, visit: false, calendar: false },
    });
    expect((await secrets.me.get(`/admin/quotes/${secrets.quoteId}`)).json().path).toContain(secrets.quote);
    await Promise.all([adoptAddresses(app.db), adoptAddresses(app.db)]);
    await adoptAddresses(app.db);
    // the page of the visitor is a new one: nobody was sent the old
    expect(await opens(secrets)).toEqual({ ...ALL, visit: false });
    expect((await ofMaker('earlier')).map(({ kind }) => kind)).toContain('visit');
    expect(await ofMaker('earlier')).toHaveLength(5);
    for (const table of [previews, viewings, calendarAddresses])
      expect(await app.db.select().from(table).where(sql`token is not null`)).toEqual([]);
    const [quote] = await app.db.select().from(quotes).where(eq(quotes.id, secrets.quoteId));
    expect(quote?.token).toBe(secrets.quote);
  });

  test('of somebody who has lost the role since do not show what is private', async () => {
    const secrets = await member('moved');
    await app.as('SUPERADMIN').patch(`/admin/users/${secrets.id}`, { role: 'LACASA' });
    await asBefore(secrets);
    await adoptAddresses(app.db);
    expect(await opens(secrets)).toEqual({ ...FOR_BUYERS, visit: false });
  });
});

describe('what shows private things ends with its maker', () => {
  const superadmin = () => app.as('SUPERADMIN');
  const ways = {
    password: (id: number) => superadmin().patch(`/admin/users/${id}/password`, { password: 'another one' }),
    'own-password': (_: number, me: Caller) =>
      me.post('/account/password', { current: TEST_PASSWORD, password: 'another one' }),
    role: (id: number) => superadmin().patch(`/admin/users/${id}`, { role: 'LACASA' }),
    disabled: (id: number) => superadmin().patch(`/admin/users/${id}/status`, { isActive: false }),
    'disabled-for-a-while': async (id: number) => {
      await superadmin().patch(`/admin/users/${id}/status`, { isActive: false });
      return superadmin().patch(`/admin/users/${id}/status`, { isActive: true });
    },
    deleted: (id: number) => superadmin().delete(`/admin/users/${id}`),
  };
  for (const [way, end] of Object.entries(ways))
    test(`${way}; a buyer's quote and a visitor's viewing stay`, async () => {
      const secrets = await member(way);
      expect(await opens(secrets)).toEqual(ALL);
      expect((await end(secrets.id, secrets.me)).statusCode).toBeLessThan(300);
      expect(await opens(secrets)).toEqual(FOR_BUYERS);
      expect(await readPreview(app.db, secrets.preview)).toBe('ended');
      expect((await ofMaker(way)).map(({ kind }) => kind).sort()).toEqual(['quote', 'viewing', 'visit']);
    });
});

describe('for SUPERADMIN', () => {
  test('all of them with kind, maker and last read; nobody else sees them', async () => {
    const secrets = await member('watched');
    const before = await ofMaker('watched');
    expect(before.map(({ kind, lastReadAt }) => [kind, lastReadAt]).sort()).toEqual([
      ['calendar', null],
      ['preview', null],
      ['quote', null],
      ['viewing', null],
      ['visit', null],
    ]);
    await opens(secrets);
    const after = await ofMaker('watched');
    for (const { lastReadAt } of after)
      expect(Date.parse(lastReadAt ?? '')).toBeGreaterThan(Date.now() - DAY);
    const of = (kind: string) => after.find((one) => one.kind === kind);
    expect(of('quote')).toMatchObject({ nameEn: 'Buyer', subjectId: secrets.quoteId });
    expect(of('quote')?.number).toMatch(/^\d{4}-\d{4}$/);
    expect(of('quote')?.endsOn).toBe(companyDay(new Date(Date.now() + DAY)));
    expect(of('preview')).toMatchObject({ nameEn: 'Unpublished', subjectId: null });
    for (const kind of ['viewing', 'visit'])
      expect(of(kind)).toMatchObject({ nameEn: 'Visitor', endsOn: null });
    expect(of('calendar')).toMatchObject({ nameEn: 'watched' });
    expect(JSON.stringify(after)).not.toContain(secrets.calendar);
    expect((await list('&kind=calendar')).every(({ kind }) => kind === 'calendar')).toBe(true);
    const paged = (await app.as('SUPERADMIN').get('/admin/secret-addresses?size=2&page=2')).json();
    expect([paged.items.length, paged.total]).toEqual([2, (await list()).length]);
    for (const role of ['ADMIN', 'LACASA'] as const) {
      expect((await app.as(role).get('/admin/secret-addresses')).statusCode).toBe(403);
      expect((await app.as(role).delete(`/admin/secret-addresses/${of('quote')?.id}`)).statusCode).toBe(403);
    }
  });

  test('each is ended at once; a quote and a viewing have another then, and the log says so', async () => {
    const secrets = await member('ended');
    for (const { id } of await ofMaker('ended'))
      expect((await app.as('SUPERADMIN').delete(`/admin/secret-addresses/${id}`)).statusCode).toBe(204);
    expect(Object.values(await opens(secrets))).toEqual(Array(5).fill(false));
    const { path } = (await secrets.me.get(`/admin/quotes/${secrets.quoteId}`)).json();
    expect((await app.anonymous.get(`/quotes/${secretIn(path)}`)).statusCode).toBe(200);
    // 0.2.0 beside this version does not find the old one either
    expect(await app.db.select().from(quotes).where(eq(quotes.token, secrets.quote))).toEqual([]);
    expect((await secrets.me.get('/admin/calendar')).json().path).toBeNull();
    const { items } = (await app.as('SUPERADMIN').get('/admin/audit?size=10')).json();
    const told = items.filter(({ action }: { action: string }) => action === 'addresses.end');
    expect(told).toHaveLength(5);
    expect((await app.as('SUPERADMIN').delete('/admin/secret-addresses/999999')).statusCode).toBe(404);
  });

  test('what no longer works is not in the list', async () => {
    const secrets = await member('over');
    await secrets.me.post(`/admin/quotes/${secrets.quoteId}/withdraw`);
    await secrets.me.delete('/admin/calendar');
    await app.db.update(previews).set({ endsAt: new Date(Date.now() - 1000) });
    expect((await ofMaker('over')).map(({ kind }) => kind).sort()).toEqual(['viewing', 'visit']);
    await app.db.update(viewings).set({ status: 'cancelled' });
    expect((await ofMaker('over')).map(({ kind }) => kind)).toEqual(['viewing']);
  });
});
