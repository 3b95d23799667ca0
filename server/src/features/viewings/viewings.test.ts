import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leads, messages, outbox, projects, users, viewings } from '../../db/schema.ts';
import { aBuilding, visitor } from '../../testing/leads.ts';
import { testApp } from '../../testing/test-app.ts';
import { reminderMail } from './index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let tower: Awaited<ReturnType<typeof aBuilding>>;
let staffIds: number[];

beforeAll(async () => {
  app = await testApp({
    smtpUrl: 'smtp://127.0.0.1:1',
    notifyEmail: 'office@diyar.example',
    publicUrl: 'https://diyar.example',
  });
  tower = await aBuilding(app);
  const { items } = (await app.as('ADMIN').get('/admin/leads/staff')).json();
  staffIds = items.map(({ id }: { id: number }) => id);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(viewings);
  await app.db.delete(outbox);
});

const write = visitor(() => app);
const admin = () => app.as('ADMIN');
let phone = 570_000_000;
const aMessage = (payload: object = {}) =>
  write({
    name: 'Layan Samara',
    phone: `0${phone++}`,
    projectId: tower.project.id,
    unitId: tower.flat.id,
    ...payload,
  });
const plan = (leadId: number, more: object = {}) =>
  admin().post('/admin/viewings', { leadId, staffId: staffIds[0], startsAt: '2999-01-05T16:00', ...more });
const list = async (day = '2999-01-05') =>
  (await admin().get(`/admin/viewings?from=${day}&to=${day}`)).json();

describe('planning', () => {
  test('brings its unit to a lead about nothing in particular, with its project and its address', async () => {
    const { leadId } = await aMessage({ projectId: undefined, unitId: undefined });
    await app.db
      .update(projects)
      .set({ addressEn: '7 Olive Street' })
      .where(eq(projects.id, tower.project.id));
    const planned = (await plan(leadId, { unitId: tower.other.id })).json();
    expect(planned).toMatchObject({ unit: { unitLabelEn: 'A-305' }, project: { id: tower.project.id } });
    expect((await admin().get(`/admin/leads/${leadId}`)).json()).toMatchObject({
      ...{ unit: { unitLabelEn: 'A-305' }, project: { id: tower.project.id }, owner: { name: 'ADMIN' } },
    });
    const [event] = read((await app.anonymous.get(planned.icsPath)).body);
    expect(event?.location).toContain('7 Olive Street');
  });

  test('one unit is shown to one visitor at an hour; nobody stayed away before it', async () => {
    const [one, two] = [await aMessage(), await aMessage()];
    const { id, version } = (await plan(one.leadId)).json();
    const refused = await plan(two.leadId, { staffId: staffIds[1] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'unitShown']);
    expect((await plan(two.leadId, { staffId: staffIds[1], unitId: tower.other.id })).statusCode).toBe(201);
    const early = await admin().patch(`/admin/viewings/${id}`, { version, status: 'noShow' });
    expect([early.statusCode, early.json().errors?.[0]?.path]).toEqual([422, 'status']);
  });

  test('by the company’s clock, of the lead’s unit; the lead is lifted', async () => {
    const { leadId } = await aMessage();
    const planned = await plan(leadId);
    expect(planned.statusCode).toBe(201);
    expect(planned.json()).toMatchObject({
      startsAt: '2999-01-05T14:00:00.000Z',
      endsAt: '2999-01-05T14:45:00.000Z',
      status: 'planned',
      unit: { unitLabelEn: 'A-304' },
      person: { name: 'Layan Samara' },
    });
    expect((await admin().get(`/admin/leads/${leadId}`)).json()).toMatchObject({
      stage: 'viewing',
      viewingAt: '2999-01-05T14:00:00.000Z',
    });
    expect((await list()).items).toHaveLength(1);
    expect((await list('2999-01-06')).items).toEqual([]);
  });

  test('a day that is over, nobody who works here, no such lead', async () => {
    const { leadId } = await aMessage();
    const path = async (more: object) => (await plan(leadId, more)).json().errors?.[0]?.path;
    expect(await path({ startsAt: '2020-01-01T10:00' })).toBe('startsAt');
    expect(await path({ startsAt: '' })).toBe('startsAt');
    expect(await path({ staffId: 99_999 })).toBe('staffId');
    expect(await path({ leadId: 99_999 })).toBe('leadId');
    expect(await path({ minutes: 5 })).toBe('minutes');
  });

  test('of fifty plans for one member of staff at one time, one wins; the next begins when it ends', async () => {
    const { leadId } = await aMessage();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        plan(leadId, { startsAt: `2999-01-05T16:${String(i % 45).padStart(2, '0')}` }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(49);
    const [won] = (await list()).items;
    expect(refused[0]?.json().message).toMatch(/^ADMIN is showing another unit until \d\d:\d\d\. Choose/);
    expect((await plan(leadId, { startsAt: won.endsAt })).statusCode).toBe(201);
    // somebody else is free, and so is the time of one that was called off
    const elsewhere = { startsAt: won.startsAt, staffId: staffIds[1], unitId: tower.other.id };
    expect((await plan(leadId, elsewhere)).statusCode).toBe(201);
    await admin().patch(`/admin/viewings/${won.id}`, { version: 1, status: 'cancelled' });
    expect((await plan(leadId, { startsAt: won.startsAt, unitId: tower.flat.id })).statusCode).toBe(201);
    expect(
      (await admin().patch(`/admin/viewings/${won.id}`, { version: 2, status: 'planned' })).json().code,
    ).toBe('staffBusy');
  });

  test('moved with the version that was seen, and onto nobody else’s time', async () => {
    const { leadId } = await aMessage();
    const { id } = (await plan(leadId)).json();
    await plan(leadId, { startsAt: '2999-01-05T18:00' });
    const move = (version: number, what: object) =>
      admin().patch(`/admin/viewings/${id}`, { version, ...what });
    expect((await move(1, { startsAt: '2999-01-05T17:45' })).json().code).toBe('staffBusy');
    expect((await move(1, { startsAt: '2999-01-05T17:00', minutes: 60 })).json()).toMatchObject({
      version: 2,
    });
    expect((await move(1, { note: 'x' })).statusCode).toBe(409);
    expect((await move(2, { status: 'done' })).json().status).toBe('done');
  });
});

describe('a wish', () => {
  test('waits until it is planned or declined', async () => {
    const wished = await aMessage({ source: 'viewing', wishDay: '2999-01-05', wishPart: 'evening' });
    const other = await aMessage({ source: 'viewing', wishPart: 'morning' });
    await aMessage();
    expect((await list()).wishes).toMatchObject([
      {
        messageId: wished.id,
        leadId: wished.leadId,
        wish: { day: '2999-01-05', part: 'evening' },
        unit: { unitLabelEn: 'A-304' },
      },
      { messageId: other.id, wish: { day: null, part: 'morning' } },
    ]);
    await plan(wished.leadId, { messageId: wished.id });
    expect((await admin().post(`/admin/messages/${other.id}/decline-wish`)).statusCode).toBe(204);
    expect((await admin().post(`/admin/messages/${other.id}/decline-wish`)).statusCode).toBe(409);
    expect((await list()).wishes).toEqual([]);
    await app.db.delete(messages);
  });
});

/** As a calendar program reads it; ical.js is strict about lines and escapes. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event, { strictExceptions: true }));
}

describe('calendars', () => {
  test('a secret address per member of staff; a new one ends the old, and so does the end of the work', async () => {
    const path = async () => (await admin().get('/admin/calendar')).json().path;
    const status = async (at: string) => (await app.anonymous.get(at)).statusCode;
    expect(await path()).toBeNull();
    const first = (await admin().post('/admin/calendar')).json().path;
    expect(await path()).toBe(first);
    expect(await status(first)).toBe(200);
    expect(await status(first.replace('/viewings.ics', 'x/viewings.ics'))).toBe(404);
    const second = (await admin().post('/admin/calendar')).json().path;
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect((await admin().get('/admin/calendar')).json().lastReadAt).not.toBeNull();
    const { headers } = await app.anonymous.get(second);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
    const works = (isActive: boolean) =>
      app.db.update(users).set({ isActive }).where(eq(users.username, 'admin'));
    await works(false);
    expect(await status(second)).toBe(404);
    await works(true);
    expect((await app.as('SUPERADMIN').delete('/admin/calendar')).statusCode).toBe(404);
  });

  test('names and units, no phone; odd characters and long names come through whole', async () => {
    const name = 'ليان; سمارة, \\ "A"\nB '.trim();
    const { leadId } = await aMessage({ name: `${name} ${'طويل '.repeat(20)}` });
    const self = app.as('SUPERADMIN');
    const staffId = (await self.get('/admin/leads/staff'))
      .json()
      .items.find(({ name }: { name: string }) => name === 'SUPERADMIN').id;
    const { path } = (await self.post('/admin/calendar')).json();
    const feed = async () => (await app.anonymous.get(path)).body;
    // summer and winter time of Hebron: 10:00 is 07:00 or 08:00 in UTC
    await app.db.update(leads).set({ unitId: tower.flat.id }).where(eq(leads.id, leadId));
    const winter = await plan(leadId, {
      staffId,
      startsAt: `${new Date().getUTCFullYear() + 1}-01-10T10:00`,
      note: 'ring; twice',
    });
    const summer = await plan(leadId, {
      staffId,
      startsAt: `${new Date().getUTCFullYear() + 1}-07-10T10:00`,
    });
    expect(new Date(winter.json().startsAt).getUTCHours()).toBe(8);
    expect(new Date(summer.json().startsAt).getUTCHours()).toBe(7);
    const [event, later] = read(await feed());
    expect(event?.startDate.toJSDate().toISOString()).toBe(winter.json().startsAt);
    expect(later?.startDate.toJSDate().toISOString()).toBe(summer.json().startsAt);
    expect(event?.endDate.toJSDate().toISOString()).toBe(winter.json().endsAt);
    expect(event?.summary).toContain('ليان; سمارة, \\ "A"');
    expect(event?.summary).toContain('A-304');
    expect(event?.description).toBe('ring; twice');
    expect(await feed()).not.toContain('057');
    for (const line of (await feed()).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('what was moved or called off says so with a higher SEQUENCE under the same UID', async () => {
    const { leadId } = await aMessage();
    const { id, icsPath } = (await plan(leadId)).json();
    const event = async () => read((await app.anonymous.get(icsPath)).body)[0];
    const status = async () => (await event())?.component.getFirstPropertyValue('status');
    const first = await event();
    expect([first?.sequence, await status()]).toEqual([0, 'CONFIRMED']);
    await admin().patch(`/admin/viewings/${id}`, { version: 1, note: 'inside' });
    expect((await event())?.sequence).toBe(0);
    await admin().patch(`/admin/viewings/${id}`, { version: 2, startsAt: '2999-01-06T11:00' });
    expect((await event())?.sequence).toBe(1);
    await admin().patch(`/admin/viewings/${id}`, { version: 3, status: 'cancelled' });
    const last = await event();
    expect([last?.sequence, await status(), last?.uid]).toEqual([2, 'CANCELLED', first?.uid]);
    // the office's note is not for the visitor
    expect((await app.anonymous.get(icsPath)).body).not.toContain('inside');
  });
});

describe('the reminder', () => {
  const entries = () => app.db.select().from(outbox).where(eq(outbox.kind, 'viewingReminder'));
  const mailOf = async (payload: unknown) =>
    reminderMail(app.db, payload as { viewingId: number; sequence: number }, {
      publicUrl: 'https://diyar.example',
    });

  test('the day before, where there is an address, and only of what still stands', async () => {
    const { leadId } = await aMessage();
    await plan(leadId, { startsAt: '2999-01-05T09:00' });
    expect(await entries()).toEqual([]);
    const { id } = (await plan(leadId, { email: 'layan@example.com' })).json();
    const [entry] = await entries();
    expect(entry?.nextAttemptAt.toISOString()).toBe('2999-01-04T14:00:00.000Z');
    const mail = await mailOf(entry?.payload);
    expect(mail).toMatchObject({ to: 'layan@example.com' });
    expect(mail?.text).toContain('16:00');
    expect(read(mail?.ics ?? '')).toHaveLength(1);

    await admin().patch(`/admin/viewings/${id}`, { version: 1, startsAt: '2999-01-08T10:00' });
    const [old, moved] = await entries();
    expect(await mailOf(old?.payload)).toBeNull();
    expect((await mailOf(moved?.payload))?.text).toContain('10:00');
    await admin().patch(`/admin/viewings/${id}`, { version: 2, status: 'cancelled' });
    expect(await mailOf(moved?.payload)).toBeNull();
    expect(await entries()).toHaveLength(2);
  });
});
