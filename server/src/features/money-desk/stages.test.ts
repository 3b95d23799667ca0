import type { DealLedger } from '@diyar/contract/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import type { BuildingStages, ReachPreview, StageLetters } from '@diyar/contract/stages';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes, planLines, stages } from '../../db/schema.ts';
import { storePicture } from '../../testing/stored-files.ts';
import { companyDay } from '../ledger/index.ts';
import { type DeskApp, dayAfter, deskApp } from './test-desk.ts';

const today = companyDay();
let app: DeskApp;
let path: string;
const names = ['Excavation', 'Foundations', 'Skeleton', 'Finishing'];
const admin = () => app.as('ADMIN');
const read = async (): Promise<BuildingStages> => (await admin().get(path)).json();
const save = async (items: object[], more: object = {}) =>
  admin().put(path, { items, digest: (await read()).digest, ...more });
const idOf = async (name: string) => (await read()).items.find(({ nameEn }) => nameEn === name)?.id ?? 0;

beforeAll(async () => {
  app = await deskApp();
  path = `/admin/projects/${app.lacasaId}/stages`;
  await save(names.map((nameEn) => ({ nameEn, nameAr: `مرحلة ${nameEn}`, plannedOn: null })));
});
afterAll(() => app.close());

/** A deal of 1000: 100 on a day, 400 and 300 after a stage, 200 on a later day. */
async function dealOf(stage: string, more: Parameters<DeskApp['deal']>[0] = {}): Promise<DealId> {
  const id = await app.deal({ onDay: '2026-02-01', ...more });
  await app.entry(id, 'charge', 1000, { reason: 'price' });
  const answer = await app.superadmin.put(`/admin/deals/${id}/plan`, {
    lines: [
      { dueOn: '2026-02-01', amount: 100, label: 'At signing' },
      { stageId: await idOf(stage), daysAfter: 14, amount: 400 },
      { stageId: await idOf(stage), daysAfter: 0, amount: 300 },
      { dueOn: dayAfter(today, 200), amount: 200 },
    ],
  });
  expect(answer.statusCode).toBe(200);
  return id;
}
const account = async (id: DealId): Promise<DealLedger> =>
  (await app.superadmin.get(`/admin/deals/${id}/ledger`)).json();
const preview = async (stage: number, on: string | null, who = admin()): Promise<ReachPreview> =>
  (await who.get(`/admin/stages/${stage}/reach${on ? `?on=${on}` : ''}`)).json();

test('named, ordered and planned; another save in between is refused', async () => {
  const before = await read();
  expect(before.items.map(({ nameEn, order }) => [nameEn, order])).toEqual(names.map((name, i) => [name, i]));
  const turned = before.items
    .toReversed()
    .map(({ id, nameEn, nameAr }) => ({ id, nameEn, nameAr, plannedOn: '2027-01-15' }));
  expect((await save(turned)).json().items.map(({ nameEn }: { nameEn: string }) => nameEn)).toEqual(
    names.toReversed(),
  );
  expect((await admin().put(path, { items: turned, digest: before.digest })).statusCode).toBe(409);
  expect((await save([{ nameEn: '', nameAr: '' }])).json().errors[0].path).toBe('items.0.nameAr');
  expect((await save([{ ...turned[0] }, { ...turned[0] }])).statusCode).toBe(422);
  await save(turned.toReversed().map((one) => ({ ...one, plannedOn: null })));
  expect((await app.as('SALES').get(path)).statusCode).toBe(403);
  expect((await app.lacasa.put(path, { items: [], digest: '' })).statusCode).toBe(403);
});

test('what follows a stage keeps it; a plan may not follow a stage of another building', async () => {
  const foundations = await idOf('Foundations');
  await dealOf('Foundations');
  const without = (await read()).items.filter(({ id }) => id !== foundations);
  const refused = await save(without.map(({ id, nameEn, nameAr }) => ({ id, nameEn, nameAr })));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stageInUse']);
  expect(refused.json().message).toContain('lines of plans: 2');
  const template = {
    nameEn: 'By stages',
    nameAr: 'بالمراحل',
    steps: [{ step: 'stage', percent: 100, stageId: foundations, daysAfter: 7 }],
  };
  const templates = `/admin/projects/${app.lacasaId}/plan-templates`;
  expect((await admin().put(templates, { items: [template] })).json().stages).toHaveLength(names.length);
  expect((await read()).items[1]?.usedBy).toEqual({ lines: 2, templates: 1, quotes: 0 });
  const elsewhere = `/admin/projects/${app.otherId}/plan-templates`;
  expect((await admin().put(elsewhere, { items: [template] })).statusCode).toBe(422);
  const id = await app.deal({}, app.otherId);
  await app.entry(id, 'charge', 10, { reason: 'price' });
  const plan = { lines: [{ stageId: foundations, daysAfter: 0, amount: 10 }] };
  expect((await app.superadmin.put(`/admin/deals/${id}/plan`, plan)).json().errors[0].path).toBe(
    'lines.0.stageId',
  );
});

test('reaching says what it does, does it once, and taken back every answer is as before', async () => {
  const stage = await idOf('Skeleton');
  const deals = [
    await dealOf('Skeleton'),
    await dealOf('Skeleton'),
    await dealOf('Skeleton', { stage: 'held', holdUntil: new Date(Date.now() + 86_400_000) }),
  ];
  const [first] = deals as [DealId];
  await app.entry(first, 'payment', 600);
  const answers = async () => {
    const paths = [
      ...deals.map((id) => `/admin/deals/${id}/ledger`),
      '/admin/money',
      '/admin/money/ageing?of=all',
      '/admin/money/ahead',
      '/admin/money/debts?list=overdue',
      '/admin/money/entries/export?lang=en',
    ];
    return Promise.all(paths.map(async (one) => (await app.superadmin.get(one)).body));
  };
  const before = await answers();
  const waiting = (await account(first)).plan;
  expect(waiting.map(({ dueOn, covered, isLate }) => [dueOn, covered, isLate])).toEqual([
    ['2026-02-01', 100, false],
    [dayAfter(today, 200), 200, false],
    [null, 300, false],
    [null, 0, false],
  ]);
  const on = dayAfter(today, -20);
  const shown = await preview(stage, on, app.superadmin);
  // a hold owes nothing yet
  expect(shown).toMatchObject({
    deals: 2,
    lines: 4,
    sums: [{ currency: 'USD', amount: 1400 }],
    late: 3,
    lateToday: 0,
  });
  // who may not see payments learns which days have passed
  expect((await preview(stage, on)).late).toBe(4);
  expect((await admin().get(`/admin/stages/${stage}/reach?on=${dayAfter(today, 1)}`)).statusCode).toBe(422);

  const press = () => app.superadmin.post(`/admin/stages/${stage}/reach`, { on, digest: shown.digest });
  const presses = await Promise.all(Array.from({ length: 50 }, press));
  expect(presses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)]);
  const { plan, overdue } = await account(first);
  expect(plan.map(({ dueOn, covered, isLate }) => [dueOn, covered, isLate])).toEqual([
    ['2026-02-01', 100, false],
    [on, 300, false],
    [dayAfter(on, 14), 200, true],
    [dayAfter(today, 200), 0, false],
  ]);
  expect(overdue?.amount).toBe(200);
  const late = (await Promise.all(deals.slice(0, 2).map(account))).flatMap((one) =>
    one.plan.filter(({ isLate, after }) => isLate && after),
  );
  expect(late).toHaveLength(shown.late);

  const back = await preview(stage, null, app.superadmin);
  expect(back).toMatchObject({ on: null, deals: 2, lines: 4, late: 3 });
  const taken = await app.superadmin.post(`/admin/stages/${stage}/reach`, { on: null, digest: back.digest });
  expect(taken.statusCode).toBe(200);
  expect(await answers()).toEqual(before);
});

test('a payment in between makes the press another one', async () => {
  const stage = await idOf('Finishing');
  const id = await dealOf('Finishing');
  const shown = await preview(stage, today);
  const { version } = (await account(id)).deal;
  const paid = { kind: 'payment', method: 'cash', amount: 50, currency: 'USD', on: today, version };
  expect((await app.superadmin.post(`/admin/deals/${id}/entries`, paid)).statusCode).toBe(201);
  const press = { on: today, digest: shown.digest };
  expect((await admin().post(`/admin/stages/${stage}/reach`, press)).statusCode).toBe(409);
  const again = await preview(stage, today);
  expect(
    (await admin().post(`/admin/stages/${stage}/reach`, { ...press, digest: again.digest })).statusCode,
  ).toBe(200);
});

test('another price goes into the last line as it is stored, and the stage stays with its lines', async () => {
  const id = await dealOf('Excavation');
  const { version } = (await account(id)).deal;
  const more = { kind: 'charge', reason: 'fee', amount: 55, currency: 'USD', on: today, version };
  await app.superadmin.post(`/admin/deals/${id}/entries`, more);
  const rows = await app.db
    .select()
    .from(planLines)
    .where(eq(planLines.dealId, id))
    .orderBy(planLines.position);
  expect(
    rows.map(({ dueOn, amount, stageId, daysAfter }) => [dueOn, amount, stageId === null, daysAfter]),
  ).toEqual([
    ['2026-02-01', 100, true, null],
    ['9999-12-31', 400, false, 14],
    ['9999-12-31', 300, false, 0],
    [dayAfter(today, 200), 255, true, null],
  ]);
  const [log] = await app.db
    .select({ n: sql<number>`count(*)::int` })
    .from(changes)
    .where(and(eq(changes.entityId, id), eq(changes.field, 'plan')));
  expect(log?.n).toBe(1);
});

test('pictures with a day and a caption, the newest first; the file goes with the last of them', async () => {
  const stage = await idOf('Excavation');
  const [older, newer] = [await storePicture(app.app), await storePicture(app.app)];
  const add = (fileId: number, takenOn: string) =>
    admin().post(`/admin/stages/${stage}/pictures`, { fileId, takenOn, captionAr: 'الحفر' });
  await add(newer, '2026-10-02');
  await add(older, '2026-09-02');
  const twice: BuildingStages = (await add(older, '2026-09-02')).json();
  const own = twice.items.find(({ id }) => id === stage)?.pictures ?? [];
  expect(own.map(({ file, takenOn, captionAr }) => [file.fileId, takenOn, captionAr])).toEqual([
    [newer, '2026-10-02', 'الحفر'],
    [older, '2026-09-02', 'الحفر'],
  ]);
  expect((await add(older, dayAfter(today, 1))).statusCode).toBe(422);
  expect(
    (await admin().patch(`/admin/stage-pictures/${own[1]?.id}`, { takenOn: '2026-10-09' })).statusCode,
  ).toBe(200);
  expect(
    (await admin().delete(`/admin/stage-pictures/${own[0]?.id}`))
      .json()
      .items.find(({ id }: { id: number }) => id === stage).pictures,
  ).toHaveLength(1);
  const [row] = await app.db.select().from(stages).where(eq(stages.id, stage));
  expect(row?.reachedOn).toBeNull();
});

test('letters are for who is due, say what was told how, and are paid by the ledger', async () => {
  const stage = await idOf('Skeleton');
  const at = `/admin/stages/${stage}/letters`;
  const letters = async (who = app.lacasa): Promise<StageLetters> => (await who.get(at)).json();
  expect((await letters()).items).toEqual([]);
  const shown = await preview(stage, today);
  await admin().post(`/admin/stages/${stage}/reach`, { on: today, digest: shown.digest });
  const { items } = await letters();
  expect(items.map(({ amount, covered, open, handedAt }) => [amount, covered, open, handedAt])).toEqual([
    [700, 500, 200, null],
    [700, 0, 700, null],
  ]);
  const [first, second] = items.map(({ dealId }) => dealId);
  const tell = (how: string, dealIds: unknown[], who = app.lacasa) => who.post(at, { how, dealIds });
  await tell('whatsapp', [first]);
  const told: StageLetters = (await tell('print', [first, second])).json();
  expect(told.items.map(({ handedAt, printedAt }) => [handedAt !== null, printedAt !== null])).toEqual([
    [true, true],
    [false, true],
  ]);
  expect((await tell('print', [99_999])).statusCode).toBe(422);
  if (second) await app.entry(second, 'payment', 1000);
  expect((await letters()).items.map(({ open }) => open)).toEqual([200, 0]);
  // who may not see money has no letters, nor whoever has other buildings
  for (const role of ['ADMIN', 'SALES'] as const) expect((await app.as(role).get(at)).statusCode).toBe(403);
  const [elsewhere] = await app.db
    .insert(stages)
    .values({ projectId: app.otherId, position: 0, nameEn: 'Roof' })
    .returning();
  expect((await app.lacasa.get(`/admin/stages/${elsewhere?.id}/letters`)).statusCode).toBe(403);
  // reached on another day, nobody was told of that one
  for (const on of [null, dayAfter(today, -1)]) {
    const { digest } = await preview(stage, on);
    await admin().post(`/admin/stages/${stage}/reach`, { on, digest });
  }
  expect((await letters()).items.every(({ printedAt }) => printedAt === null)).toBe(true);
});
