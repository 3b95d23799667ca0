import { addDays, dayOf, instantAt, weekStart } from '@diyar/contract/rules/company-hours';
import type { LeadId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads, stages } from '../../db/schema.ts';
import { aBuilding, visitor } from '../../testing/leads.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let tower: Awaited<ReturnType<typeof aBuilding>>;

beforeAll(async () => {
  app = await testApp();
  tower = await aBuilding(app);
});
afterAll(() => app.close());

const write = visitor(() => app);
const admin = () => app.as('ADMIN');
const read = async (role: 'ADMIN' | 'SUPERADMIN' = 'ADMIN') =>
  (await app.as(role).get('/admin/today')).json();
let phone = 580_000_000;
const aLead = async (payload: object = {}): Promise<LeadId> =>
  (await write({ name: 'Somebody', phone: `0${phone++}`, projectId: tower.project.id, ...payload })).leadId;
const came = (id: LeadId, columns: Partial<typeof leads.$inferInsert>) =>
  app.db.update(leads).set(columns).where(eq(leads.id, id));

test('an empty house is calm', async () => {
  const today = await read();
  expect(today).toMatchObject({
    newLeads: { items: [], total: 0 },
    overdue: { items: [], total: 0 },
    viewings: { items: [], total: 0 },
    wishes: { total: 0, oldestAt: null },
    holds: { items: [], total: 0 },
    cheques: null,
    stages: { items: [], total: 0 },
    unanswered: 0,
    ninetyDays: { leads: 0, channels: [], withoutAnswer: 0 },
  });
  expect(today.ninetyDays.funnel.map(({ leads }: { leads: number }) => leads)).toEqual([0, 0, 0, 0, 0]);
  expect((await read('SUPERADMIN')).cheques).toEqual({ items: [], total: 0 });
  // leads are none of their business
  expect((await app.as('ACCOUNTANT').get('/admin/today')).statusCode).toBe(403);
});

test('stages that were planned until the end of the week, the longest late first', async () => {
  const [projectId, day] = [tower.project.id, dayOf(Date.now())];
  const planned = [
    addDays(weekStart(day), 6),
    addDays(weekStart(day), 7),
    addDays(day, -9),
    addDays(day, -10),
  ];
  await app.db.insert(stages).values(
    planned.map((plannedOn, position) => ({
      ...{ projectId, position, plannedOn, nameEn: `Stage ${position}` },
      reachedOn: position === 3 ? day : null,
    })),
  );
  const { total, items } = (await read()).stages;
  expect([total, ...items.map(({ nameEn }: { nameEn: string }) => nameEn)]).toEqual([
    2,
    'Stage 2',
    'Stage 0',
  ]);
  // who does not keep stages is not asked for them
  expect((await app.as('SALES').get('/admin/today')).json().stages).toBeNull();
  await app.db.delete(stages);
});

test('what needs the reader, and figures that can be added up', async () => {
  const day = dayOf(Date.now());
  const week = weekStart(addDays(day, -14));
  const at = instantAt(addDays(week, 1), '10:00');
  const [one, two, three, four, old] = [
    await aLead({ utmSource: 'ig', wishPart: 'morning', source: 'viewing' }),
    await aLead({ utmSource: 'instagram' }),
    await aLead({ referrer: 'www.google.com' }),
    await aLead(),
    await aLead(),
  ];
  await came(one, { createdAt: at, answeredAt: at, answerMinutes: 10, stage: 'offer', furthest: 'offer' });
  await came(two, {
    createdAt: at,
    answeredAt: at,
    answerMinutes: 40,
    stage: 'lost',
    lostReason: 'budget',
    closedAt: at,
    furthest: 'viewing',
  });
  await came(three, {
    createdAt: at,
    answeredAt: at,
    answerMinutes: 25,
    stage: 'won',
    closedAt: at,
    furthest: 'won',
  });
  await came(old, {
    createdAt: instantAt(addDays(day, -90), '12:00'),
    nextOn: '2020-01-01',
    nextStep: 'Call',
  });
  await admin().post(`/admin/leads/${four}/take`);
  const { items: staff } = (await admin().get('/admin/leads/staff')).json();
  await admin().post('/admin/viewings', {
    leadId: four,
    staffId: staff[0].id,
    startsAt: `${day}T23:00`,
    minutes: 30,
  });
  const hold = `/admin/buildings/${tower.project.id}/apartments/${tower.flat.apartmentNo}/hold`;
  await admin().post(hold, { name: 'Held', phone: '0591', hours: 5 });

  const today = await read();
  expect(today.newLeads).toMatchObject({ total: 2, items: [{ id: old }, { id: one }] });
  expect(today.overdue).toMatchObject({ total: 1, items: [{ id: old, isOverdue: true }] });
  expect(today.viewings.items).toMatchObject([{ leadId: four }]);
  expect(today.wishes.total).toBe(1);
  expect(today.holds.items).toMatchObject([{ name: 'Held', units: 'A-304', buildingId: tower.project.id }]);
  expect(today.unanswered).toBe(5);

  const { ninetyDays } = today;
  // four came in the last ninety days; the fifth came the day before they begin
  expect(ninetyDays).toMatchObject({ since: addDays(day, -89), leads: 4, withoutAnswer: 1 });
  expect(
    Object.fromEntries(
      ninetyDays.funnel.map(({ stage, leads }: { stage: string; leads: number }) => [stage, leads]),
    ),
  ).toEqual({
    new: 4,
    contacted: 4,
    viewing: 4,
    offer: 2,
    won: 1,
  });
  expect(ninetyDays.channels).toEqual([
    { channel: 'instagram', leads: 2, won: 0 },
    { channel: 'direct', leads: 1, won: 0 },
    { channel: 'google', leads: 1, won: 1 },
  ]);
  const sum = (list: { leads: number }[]) => list.reduce((total, { leads }) => total + leads, 0);
  expect(sum(ninetyDays.channels)).toBe(ninetyDays.leads);
  expect(sum(ninetyDays.answers)).toBe(ninetyDays.leads);
  expect(ninetyDays.answers.find((row: { week: string }) => row.week === week)).toEqual({
    week,
    leads: 3,
    answered: 3,
    medianMinutes: 25,
  });
  expect(ninetyDays.answers.map((row: { week: string }) => row.week)).toEqual(
    ninetyDays.answers.map((_: unknown, i: number) => addDays(weekStart(ninetyDays.since), i * 7)),
  );

  // each number leads to the list behind it
  const total = async (query: string) => (await admin().get(`/admin/leads?${query}`)).json().total;
  const since = `since=${ninetyDays.since}`;
  for (const { stage, leads } of ninetyDays.funnel)
    expect(await total(`${since}&reached=${stage}`), stage).toBe(leads);
  for (const { channel, leads } of ninetyDays.channels)
    expect(await total(`${since}&channel=${channel}`), channel).toBe(leads);
  expect(await total(`${since}&answered=no`)).toBe(ninetyDays.withoutAnswer);
  expect(await total('tab=unowned')).toBe(today.newLeads.total);
  expect(await total('tab=overdue')).toBe(today.overdue.total);

  // the reader's own: what they took, by stage and of this month
  const { stages, month } = today.mine;
  expect(stages.map(({ leads }: { leads: number }) => leads)).toEqual([0, 0, 1, 0]);
  for (const { stage, leads } of stages) expect(await total(`tab=mine&stage=${stage}`), stage).toBe(leads);
  const mine = `owner=${(await admin().get('/auth/me')).json().id}&since=${month.since}`;
  expect(month).toMatchObject({ since: `${day.slice(0, 7)}-01`, leads: 1, medianMinutes: null });
  expect(await total(mine)).toBe(month.leads);
  expect(await total(`${mine}&answered=no`)).toBe(month.withoutAnswer);
  expect(await total(`${mine}&reached=won`)).toBe(month.won);
});

test('hours of the company: saved as a whole, refused at their field', async () => {
  const { fri, ...open } = (await admin().get('/admin/company/hours')).json();
  expect(fri).toBeNull();
  const hours = { ...open, fri: { from: '10:00', to: '12:30' } };
  expect((await admin().put('/admin/company/hours', hours)).json()).toEqual(hours);
  expect((await admin().get('/admin/company/hours')).json()).toEqual(hours);
  const refused = await admin().put('/admin/company/hours', {
    ...hours,
    sat: { from: '12:00', to: '09:00' },
  });
  expect(refused.json().errors).toEqual([{ path: 'sat.to', message: 'The end comes before the beginning.' }]);
});
