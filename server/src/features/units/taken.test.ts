import type { UnitId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deals, projects, units } from '../../db/schema.ts';
import { insertReservation, insertSold } from '../../testing/deals.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';
import { readBuilding, readTakenUnit } from './index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('a visitor learns that a home is taken, and neither its price nor who has it', async () => {
  const { id, units: made } = await projectCalls(() => app).created({
    nameEn: 'Taken',
    units: [1, 2, 3, 4, 5].map((n) => unitPayload({ unitLabelEn: `T-${n}`, price: 1000, currency: 'USD' })),
  });
  const [free, reserved, sold, withdrawn, hidden] = made.map((unit: { id: number }) => unit.id);
  await insertReservation(app.db, { name: 'Sami' }, reserved);
  await insertSold(app.db, { name: 'Rana' }, sold);
  await app.db.update(units).set({ isWithdrawn: true }).where(eq(units.id, withdrawn));
  await app.db.update(units).set({ isListed: false, isWithdrawn: true }).where(eq(units.id, hidden));
  expect(await readTakenUnit(app.db, id, free)).toBeNull();
  expect(await readTakenUnit(app.db, id, hidden)).toBeNull();
  for (const [taken, state] of [
    [reserved, 'reserved'],
    [sold, 'sold'],
    [withdrawn, 'closed'],
  ]) {
    const unit = await readTakenUnit(app.db, id, taken);
    expect(unit).toMatchObject({ bedrooms: 2, sizeSqm: 90, state });
    expect(JSON.stringify(unit)).not.toMatch(/1000|price|Sami|Rana/);
  }
  // nothing of another project
  expect(await readTakenUnit(app.db, id + 1, sold)).toBeNull();
  await app.db
    .update(deals)
    .set({ stage: 'held', holdUntil: new Date(Date.now() - 1000) })
    .where(eq(deals.name, 'Sami'));
  expect(await readTakenUnit(app.db, id, reserved)).toBeNull();
});

test('the building shows where units lie and how they stand, and nothing of who has them', async () => {
  const { id, units: made } = await projectCalls(() => app).created({
    nameEn: 'Drawn',
    units: [1, 2, 3, 4, 5, 6].map((n) =>
      unitPayload({ unitLabelEn: `D-${n}`, floor: n < 4 ? 2 : -1, price: 1000, currency: 'USD' }),
    ),
  });
  const [first, held, sold, withdrawn, hidden, nowhere] = made.map((unit: { id: UnitId }) => unit.id);
  const set = (unit: UnitId, values: Partial<typeof units.$inferInsert>) =>
    app.db.update(units).set(values).where(eq(units.id, unit));
  expect((await readBuilding(app.db, id)).slice(0, 3).map((unit) => unit.id)).toEqual([first, held, sold]);
  // somebody has placed them otherwise than by their numbers, on the floors of the building
  await set(first, { place: 9 });
  await set(held, { place: 1 });
  await set(sold, { place: 2 });
  expect((await readBuilding(app.db, id)).slice(0, 3).map((unit) => unit.id)).toEqual([first, held, sold]);
  await app.db.update(projects).set({ floorsFrom: -1, floorsTo: 2 }).where(eq(projects.id, id));
  await set(nowhere, { floor: null });
  await set(withdrawn, { isWithdrawn: true, kind: 'parking' });
  await set(hidden, { isListed: false });
  await insertReservation(app.db, { name: 'Huda' }, held);
  await app.db
    .update(deals)
    .set({ stage: 'held', holdUntil: new Date(Date.now() + 60_000) })
    .where(eq(deals.name, 'Huda'));
  await insertSold(app.db, { name: 'Omar' }, sold);
  const drawn = await readBuilding(app.db, id);
  expect(drawn.map(({ id, floor, kind, state }) => [id, floor, kind, state])).toEqual([
    [held, 2, 'apartment', 'reserved'],
    [sold, 2, 'apartment', 'sold'],
    [first, 2, 'apartment', 'available'],
    [withdrawn, -1, 'parking', 'closed'],
  ]);
  expect(JSON.stringify(drawn)).not.toMatch(/1000|price|Huda|Omar/);
});
