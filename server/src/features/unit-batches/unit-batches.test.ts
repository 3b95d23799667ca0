import type { UnitBatch } from '@diyar/contract/unit-batches';
import type { SheetUnit } from '@diyar/contract/units';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changes, unitImports, units } from '../../db/schema.ts';
import { projectCalls, projectPayload, unitPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { batchCalls, importCalls, savePayload } from '../../testing/unit-files.ts';
import { sweepTrash } from '../trash/index.ts';

let app: TestApp;
let projectId: number;
const { created } = projectCalls(() => app);
const { paste, run, sheet } = importCalls(
  () => app,
  () => projectId,
);
const { list, plan, takeBack, newest, back } = batchCalls(
  () => app,
  () => projectId,
);

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const homes = ['101', '102', '103'].map((unitNumber) =>
    unitPayload({ unitNumber, floor: 1, price: 100_000, currency: 'USD' }),
  );
  projectId = (await created({ units: homes })).id;
});

const save = async (change: (all: SheetUnit[]) => object[], role: 'ADMIN' | 'SUPERADMIN' = 'ADMIN') => {
  const body = { ...projectPayload(), unitsAre: 'all', units: change(await sheet()).map(savePayload) };
  const answer = await app.as(role).put(`/admin/projects/${projectId}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
};
const price = (unitNumber: string, amount: number | null) => (all: SheetUnit[]) =>
  all.map((unit) => (unit.unitNumber === unitNumber ? { ...unit, price: amount } : unit));

async function imported(text: string): Promise<string> {
  const read = (await paste(text)).json();
  const done = await run(read);
  expect(done.statusCode, done.body).toBe(200);
  return done.json().batch;
}

test('an import is taken back exactly, and the taking back as well', async () => {
  const before = await sheet();
  const batch = await imported(
    'No\tPrice $\tKind\tFloor\n101\t111000\t\t2\n102\t112000\t\t\nP1\t\tparking\t0',
  );
  const after = await sheet();
  expect(await plan(batch)).toMatchObject({ removed: 1, restored: 0, units: 2, cells: 3, kept: [] });
  const done = (await back(batch)).json();
  expect(done).toMatchObject({ removed: 1, units: 2, undo: expect.any(String) });
  expect(await sheet()).toEqual(before);
  expect((await newest()).find((one: UnitBatch) => one.batch === batch)?.takenBackAt).not.toBeNull();
  // nothing is left to take back
  expect((await back(batch)).json()).toMatchObject({ removed: 0, units: 0, undo: null });
  expect((await back(done.undo)).statusCode).toBe(200);
  expect(await sheet()).toEqual(after);
  expect((await newest()).find((one: UnitBatch) => one.batch === batch)?.takenBackAt).toBeNull();
});

test('what somebody changed since is listed and left', async () => {
  const batch = await imported('No\tPrice $\n101\t111000\n102\t112000\nP1\t9000');
  // a unit without figures is not published
  expect(await sheet()).toHaveLength(3);
  await save(price('102', 115_000), 'SUPERADMIN');
  const shown = await plan(batch);
  expect(shown).toMatchObject({ units: 1, cells: 1, keptUnits: 1 });
  expect(shown.kept).toMatchObject([
    {
      unitNumber: '102',
      field: 'price',
      reason: 'changed',
      written: 112_000,
      now: 115_000,
      by: 'SUPERADMIN',
    },
  ]);
  await back(batch);
  expect((await sheet()).map((unit: SheetUnit) => unit.price)).toEqual([100_000, 115_000, 100_000]);
});

test('a unit that was created and has a deal stays; a sold one keeps its price', async () => {
  const batch = await imported('No\tPrice $\tArea\tBeds\tBaths\n101\t111000\t\t\t\n201\t99000\t80\t2\t1');
  for (const unit of (await sheet()).filter((one: SheetUnit) => ['101', '201'].includes(one.unitNumber)))
    await app.as('ADMIN').post('/admin/selled', { unitId: unit.id, buyerName: 'Huda' });
  const shown = await plan(batch);
  expect(shown).toMatchObject({ removed: 0, units: 0, keptUnits: 2 });
  expect(shown.kept.map(({ reason }: { reason: string }) => reason).sort()).toEqual(['deal', 'sold']);
});

test('a save that changes and deletes units is a batch too: they come back where they were', async () => {
  const before = await sheet();
  await save((all) => all.slice(1).map((unit) => ({ ...unit, price: 1, isAvailable: false })));
  const [batch] = await newest();
  expect(batch).toMatchObject({ action: 'projects.update', created: 0, changed: 2, deleted: 1 });
  expect(await sheet()).toHaveLength(2);
  await back(batch.batch);
  expect(await sheet()).toEqual(before);
});

test('a number that another unit has meanwhile does not come back', async () => {
  await save((all) => all.slice(1));
  const [batch] = await newest();
  await save((all) => [...all, { ...unitPayload({ unitNumber: '101' }), id: null }]);
  const shown = await plan(batch.batch);
  expect(shown).toMatchObject({ restored: 0, kept: [{ unitNumber: '101', reason: 'number' }] });
});

test('a text that looks like a number or a switch goes back as the text it was', async () => {
  const texts = (unitLabelEn: string, aboutEn: string) => (all: SheetUnit[]) =>
    all.map((unit) => ({ ...unit, unitLabelEn, aboutEn }));
  await save(texts('101', 'true'));
  await save(texts('-5', 'null'));
  const [batch] = await newest();
  expect(await plan(batch.batch)).toMatchObject({ units: 3, kept: [] });
  await back(batch.batch);
  expect((await sheet())[0]).toMatchObject({ unitLabelEn: '101', aboutEn: 'true' });
});

test('what was seen is what is done: another plan is refused', async () => {
  const batch = await imported('No\tPrice $\n101\t111000');
  const { digest } = await plan(batch);
  await save(price('101', 5));
  const refused = await takeBack(batch, digest);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale']);
});

test('batches of 30 days are listed, of this project only; afterwards units are gone for good', async () => {
  const batch = await imported('No\tPrice $\n101\t111000');
  const other = await created({ units: [unitPayload()] });
  expect((await app.as('ADMIN').get(`/admin/projects/${other.id}/batches/${batch}`)).statusCode).toBe(404);
  await save((all) => all.slice(1));
  const all = await list();
  expect(all.total).toBe(2);
  expect(
    (await app.as('ADMIN').get(`/admin/projects/${projectId}/batches?size=1&page=2`)).json().items,
  ).toMatchObject([{ batch, action: 'units.import', changed: 1 }]);
  await app.db.update(changes).set({ at: new Date(Date.now() - 31 * 86_400_000) });
  expect((await list()).total).toBe(0);
  expect((await app.as('ADMIN').get(`/admin/projects/${projectId}/batches/${batch}`)).statusCode).toBe(404);
  await paste('No\tPrice $\n101\t7');
  await sweepTrash(app.db, new Date(Date.now() + 31 * 86_400_000));
  // one was run, the other was only read
  expect(await app.db.$count(unitImports, eq(unitImports.projectId, projectId))).toBe(1);
  expect(await app.db.$count(units, eq(units.projectId, projectId))).toBe(2);
});

test('a withdrawal for want of a deal is taken back whole, or stays whole', async () => {
  const batch = await imported('No\tStatus\n101\tsold\n102\tsold');
  // of one somebody says that there is no deal; it stays off the market
  await save((all) => all.map((unit) => (unit.unitNumber === '102' ? { ...unit, awaitsDeal: false } : unit)));
  expect((await back(batch)).statusCode).toBe(200);
  const states = (await sheet()).map(({ unitNumber, status, awaitsDeal }: SheetUnit) => [
    unitNumber,
    status,
    awaitsDeal,
  ]);
  expect(states.slice(0, 2)).toEqual([
    ['101', 'available', false],
    ['102', 'withdrawn', false],
  ]);
});
