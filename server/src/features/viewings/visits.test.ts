import { addDays, dayOf, instantAt, weekdayOf } from '@diyar/contract/rules/company-hours';
import type { OpenVisit } from '@diyar/contract/visits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages, viewings } from '../../db/schema.ts';
import { aBuilding, visitor } from '../../testing/leads.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let tower: Awaited<ReturnType<typeof aBuilding>>;
let garden: Awaited<ReturnType<typeof aBuilding>>;
let staffIds: number[];

beforeAll(async () => {
  app = await testApp();
  tower = await aBuilding(app, 'tower');
  garden = await aBuilding(app, 'garden');
  const { items } = (await app.as('ADMIN').get('/admin/leads/staff')).json();
  staffIds = items.map(({ id }: { id: number }) => id);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(viewings);
});

const write = visitor(() => app);
let phone = 571_000_000;
const plan = async (startsAt: string, more: object = {}, of = tower) => {
  const asked = { name: 'Layan', phone: `0${phone++}`, projectId: of.project.id, unitId: of.flat.id };
  const { leadId } = await write(asked);
  return app
    .as('ADMIN')
    .post('/admin/viewings', { leadId, unitId: of.flat.id, staffId: staffIds[0], startsAt, ...more });
};
const callOf = (path: string) => path.replace('/visit/', '/visits/');
const readVisit = async (path: string): Promise<OpenVisit> => (await app.anonymous.get(callOf(path))).json();
const move = (path: string, startsAt: string) =>
  app.anonymous.post(`${callOf(path)}/move`, { startsAt, lang: 'en' });
/** The next open day after tomorrow. */
const openDay = () => {
  const day = addDays(dayOf(Date.now()), 2);
  return weekdayOf(day) === 'fri' ? addDays(day, 1) : day;
};

describe('the way between two projects', () => {
  test('takes twenty minutes unless the company says otherwise, before and after, for whoever plans or moves', async () => {
    expect((await plan('2999-01-05T10:00')).statusCode).toBe(201);
    const refused = await plan('2999-01-05T10:50', {}, garden);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'noTimeForWay']);
    expect((await plan('2999-01-05T09:10', { minutes: 45 }, garden)).json().code).toBe('noTimeForWay');
    expect((await plan('2999-01-05T10:50', { unitId: tower.other.id })).statusCode, 'the same project').toBe(
      201,
    );
    const later = await plan('2999-01-05T12:00', {}, garden);
    expect(later.statusCode).toBe(201);
    const { id, version } = later.json();
    const moved = await app
      .as('ADMIN')
      .patch(`/admin/viewings/${id}`, { version, startsAt: '2999-01-05T11:45' });
    expect(moved.json().code).toBe('noTimeForWay');

    const hours = (await app.as('ADMIN').get('/admin/company/hours')).json();
    expect(hours.wayMinutes).toBe(20);
    await app.as('ADMIN').put('/admin/company/hours', { ...hours, wayMinutes: 5 });
    expect(
      (await app.as('ADMIN').patch(`/admin/viewings/${id}`, { version, startsAt: '2999-01-05T11:45' }))
        .statusCode,
    ).toBe(200);
    const { wayMinutes: _, ...older } = hours;
    await app.as('ADMIN').put('/admin/company/hours', older);
    expect((await app.as('ADMIN').get('/admin/company/hours')).json().wayMinutes, 'an older form').toBe(5);
    await app.as('ADMIN').put('/admin/company/hours', hours);
  });
});

describe('the visitor', () => {
  test('sees it by an address of its own, with free times within the hours, and not by the one of the file', async () => {
    const day = openDay();
    await plan(`${day}T10:30`, { unitId: tower.other.id });
    await plan(`${day}T13:30`, {}, garden);
    const { visitPath, icsPath } = (await plan(`${day}T12:00`)).json();
    const answer = await app.anonymous.get(callOf(visitPath));
    expect(answer.headers['cache-control']).toBe('no-store');
    const visit: OpenVisit = answer.json();
    expect(visit).toMatchObject({
      state: 'planned',
      startsAt: instantAt(day, '12:00').toISOString(),
      unit: { labelEn: 'A-304' },
      project: { slug: 'tower' },
      icsPath,
    });
    const token = icsPath.split('/')[2];
    expect((await app.anonymous.get(`/visits/${token}`)).statusCode).toBe(404);
    expect((await app.anonymous.get(`/viewings/${visitPath.split('/')[2]}/viewing.ics`)).statusCode).toBe(
      404,
    );
    const [free] = visit.days.filter((one) => one.day === day);
    const clock = (at: string) =>
      new Date(at).toLocaleTimeString('en-GB', {
        timeZone: 'Asia/Hebron',
        hour: '2-digit',
        minute: '2-digit',
      });
    // 10:30 to 11:15 is shown by the same person, 13:30 to 14:15 in another project, with twenty minutes on both sides
    expect(free?.times.map(clock)).toEqual(['09:00', '09:45', '11:15', '15:00', '15:45']);
    for (const at of free?.times ?? []) {
      const from = Date.parse(at);
      for (const [start, end] of [
        ['10:30', '11:15'],
        ['13:10', '14:35'],
      ] as const)
        expect(
          from < instantAt(day, end).getTime() && instantAt(day, start).getTime() < from + 45 * 60_000,
          clock(at),
        ).toBe(false);
      expect(clock(at) >= '09:00' && clock(at) <= '16:15').toBe(true);
    }
    expect(visit.days.every(({ day: open }) => weekdayOf(open) !== 'fri')).toBe(true);
  });

  test('moves it to one of them: staff see the time, the file and a message; other hours are refused', async () => {
    const { id, visitPath, leadId } = (await plan(`${openDay()}T12:00`)).json();
    const to = (await readVisit(visitPath)).days.at(-1)?.times[0] ?? '';
    const answer = await move(visitPath, to);
    expect(answer.json()).toMatchObject({ state: 'planned', startsAt: to });
    const [row] = await app.db.select().from(viewings).where(eq(viewings.id, id));
    expect(row).toMatchObject({ startsAt: new Date(to), sequence: 1, staffId: staffIds[0] });
    const lead = (await app.as('ADMIN').get(`/admin/leads/${leadId}`)).json();
    expect(lead.timeline).toContainEqual(
      expect.objectContaining({ kind: 'message', source: 'visit', answeredAt: null }),
    );
    await move(visitPath, to);
    expect(await app.db.select().from(messages).where(eq(messages.source, 'visit'))).toHaveLength(1);
    const tooFar = `${addDays(dayOf(Date.now()), 14)}T12:00`;
    const tooSoon = new Date(Date.now() + 30 * 60_000).toISOString();
    for (const wrong of [`${openDay()}T03:00`, '2020-01-05T10:00', '2999-01-05T10:00', tooFar, tooSoon, ''])
      expect((await move(visitPath, wrong)).json().errors?.[0]?.path, wrong).toBe('startsAt');
  });

  test('of fifty who want one hour exactly one has it, and the others keep theirs', async () => {
    const paths: string[] = [];
    for (let n = 0; n < 50; n++) {
      const on = `2999-02-${String((n % 25) + 1).padStart(2, '0')}`;
      paths.push((await plan(`${on}T${n < 25 ? '10' : '14'}:00`)).json().visitPath);
    }
    const day = openDay();
    const answers = await Promise.all(paths.map((path) => move(path, `${day}T11:00`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('timeTaken');
    const rows = await app.db.select().from(viewings);
    expect(
      rows.filter(({ startsAt }) => startsAt.getTime() === instantAt(day, '11:00').getTime()),
    ).toHaveLength(1);
    expect(rows.filter(({ startsAt }) => startsAt.getFullYear() === 2999)).toHaveLength(49);
  });

  test('calls it off once; then, and when it is over, nothing of it is told or changed', async () => {
    const { id, visitPath } = (await plan(`${openDay()}T12:00`)).json();
    const cancelled = await app.anonymous.post(`${callOf(visitPath)}/cancel`, {});
    expect(cancelled.json()).toEqual({ state: 'cancelled' });
    expect((await app.db.select().from(viewings).where(eq(viewings.id, id)))[0]?.status).toBe('cancelled');
    expect((await move(visitPath, `${openDay()}T14:00`)).json()).toEqual({ state: 'cancelled' });

    const over = (await plan(`${openDay()}T12:00`)).json();
    const past = { startsAt: new Date(Date.now() - 90 * 60_000), endsAt: new Date(Date.now() - 45 * 60_000) };
    await app.db.update(viewings).set(past).where(eq(viewings.id, over.id));
    expect(await readVisit(over.visitPath)).toEqual({ state: 'over' });
    await app.anonymous.post(`${callOf(over.visitPath)}/cancel`, {});
    expect((await app.db.select().from(viewings).where(eq(viewings.id, over.id)))[0]?.status).toBe('planned');
    expect((await app.anonymous.get('/visits/nobody')).statusCode).toBe(404);
  });
});
