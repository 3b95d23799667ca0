import type { BuildingSetup } from '@diyar/contract/building-setup';
import { UNITS_MAX } from '@diyar/contract/limits';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, contentVersion, projects, units } from '../../db/schema.ts';
import { insertReservation } from '../../testing/deals.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { admin, created } = projectCalls(() => app);
const read = async (id: number): Promise<BuildingSetup> =>
  (await admin().get(`/admin/projects/${id}/building`)).json();
const put = (id: number, body: object) => admin().put(`/admin/projects/${id}/building`, body);
const home = (unitNumber: string, more: object = {}) => ({ unitNumber, kind: 'apartment', ...more });

/** A building of two floors with two apartments each. */
async function building(nameEn: string, more: object = {}) {
  const { id } = await created({ nameEn });
  const answer = await put(id, {
    floorsFrom: 1,
    floorsTo: 2,
    floors: [
      { floor: 1, units: [home('A-101', more), home('A-102', more)] },
      { floor: 2, units: [home('A-201', more), home('A-202', more)] },
    ],
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { id, setup: answer.json() as BuildingSetup };
}

const numbers = (setup: BuildingSetup) =>
  setup.floors.map(({ floor, units }) => [floor, units.map((unit) => unit.unitNumber)]);

describe('setting up a building', () => {
  test('new units are unlisted unless asked, and the site follows at once', async () => {
    const project = await created({ nameEn: 'Fresh', units: [unitPayload()] });
    const before = await read(project.id);
    expect(before).toMatchObject({ floorsFrom: null, floorsTo: null, floors: [] });
    expect(before.unplaced).toMatchObject([{ id: project.units[0].id, floor: null }]);
    const [version] = await app.db.select().from(contentVersion).where(eq(contentVersion.id, 1));
    const answer = await put(project.id, {
      version: before.version,
      floorsFrom: -1,
      floorsTo: 1,
      floors: [
        { floor: 1, units: [home('A-101'), home('A-102', { isListed: true, sizeSqm: 120, bedrooms: 3 })] },
        { floor: -1, units: [{ unitNumber: 'P-01', kind: 'parking' }] },
      ],
    });
    expect(answer.statusCode).toBe(200);
    const setup = answer.json() as BuildingSetup;
    expect(numbers(setup)).toEqual([
      [1, ['A-101', 'A-102']],
      [0, []],
      [-1, ['P-01']],
    ]);
    expect(setup).toEqual(await read(project.id));
    expect(setup.version).toBe(before.version + 1);
    expect(setup.unplaced).toHaveLength(1);
    const shown = (await app.anonymous.get(`/projects/${project.id}`)).json();
    expect(shown.units.map((unit: { unitNumber: string }) => unit.unitNumber)).toEqual(['1', 'A-102']);
    const [row] = await app.db.select().from(projects).where(eq(projects.id, project.id));
    expect([row?.unitCount, row?.areaMax, row?.mostBedrooms]).toEqual([2, 120, 3]);
    const [after] = await app.db.select().from(contentVersion).where(eq(contentVersion.id, 1));
    expect(after?.version).toBe((version?.version ?? 0) + 1);
    const logged = await app.db.select().from(changes).where(eq(changes.action, 'projects.building'));
    expect(logged.at(-1)?.new).toMatchObject({ nameEn: 'Fresh', floorsFrom: -1, floorsTo: 1 });
  });

  test('units keep their ids when they move, change their number or their kind, and the rest is untouched', async () => {
    const { id, setup } = await building('Movers');
    const [second, first] = setup.floors;
    const [a201, a202] = second?.units ?? [];
    const [a101, a102] = first?.units ?? [];
    const answer = await put(id, {
      version: setup.version,
      floorsFrom: 1,
      floorsTo: 3,
      floors: [
        { floor: 3, units: [{ id: a202?.id, unitNumber: 'PH-1', kind: 'office' }] },
        { floor: 2, units: [{ ...a201 }] },
        { floor: 1, units: [{ ...a102 }, { ...a101 }] },
      ],
    });
    expect(numbers(answer.json())).toEqual([
      [3, ['PH-1']],
      [2, ['A-201']],
      [1, ['A-102', 'A-101']],
    ]);
    const rows = await app.db.select().from(units).where(eq(units.projectId, id)).orderBy(asc(units.id));
    expect(rows.map((row) => [row.id, row.floor, row.place, row.labelEn, row.kind, row.version])).toEqual([
      [a101?.id, 1, 2, 'A-101', 'apartment', 2],
      [a102?.id, 1, 1, 'A-102', 'apartment', 2],
      [a201?.id, 2, 1, 'A-201', 'apartment', 1],
      [a202?.id, 3, 1, 'PH-1', 'office', 2],
    ]);
    const told = await app.db
      .select({ field: changes.field, old: changes.old, new: changes.new })
      .from(changes)
      .where(
        and(eq(changes.entity, 'unit'), eq(changes.entityId, a202?.id ?? 0), eq(changes.action, 'edited')),
      );
    expect(told).toEqual(
      expect.arrayContaining([
        { field: 'unitNumber', old: 'A-202', new: 'PH-1' },
        { field: 'kind', old: 'apartment', new: 'office' },
        { field: 'floor', old: 2, new: 3 },
      ]),
    );
    const untold = await app.db
      .select()
      .from(changes)
      .where(and(eq(changes.entityId, a201?.id ?? 0), eq(changes.action, 'edited')));
    expect(untold).toEqual([]);
  });

  test('a unit that ever had a deal stays; one that had none goes', async () => {
    const { id, setup } = await building('Claimed');
    const [second, first] = setup.floors;
    await insertReservation(app.db, {}, second?.units[0]?.id);
    const without = await put(id, { floorsFrom: 1, floorsTo: 1, floors: [first] });
    expect([without.statusCode, without.json().code]).toEqual([409, 'unitHasDeals']);
    expect(without.json().message).toContain('A-201');
    expect(numbers(await read(id))).toEqual(numbers(setup));
    const kept = await put(id, {
      floorsFrom: 2,
      floorsTo: 2,
      floors: [{ floor: 2, units: [second?.units[0]] }],
    });
    expect(numbers(kept.json())).toEqual([[2, ['A-201']]]);
    expect(kept.json().floors[0].units[0]).toMatchObject({ status: 'reserved', hasDeals: true });
    const none = await put(id, { floorsFrom: null, floorsTo: null, floors: [] });
    expect([none.statusCode, none.json().code]).toEqual([409, 'unitHasDeals']);
  });

  test('without floors the project is no building: listed units stay with it', async () => {
    const { id } = await building('Not any more');
    const setup = await read(id);
    const top = setup.floors[0]?.units.map((unit) => ({ ...unit, isListed: true, sizeSqm: 90 }));
    await put(id, { ...setup, floors: [{ floor: 2, units: top }, setup.floors[1]] });
    const answer = await put(id, { floorsFrom: null, floorsTo: null, floors: [] });
    expect(answer.json()).toMatchObject({ floorsFrom: null, floors: [] });
    expect(answer.json().unplaced.map((unit: { unitNumber: string }) => unit.unitNumber)).toEqual([
      'A-201',
      'A-202',
    ]);
  });
});

describe('what is refused', () => {
  test('an older version', async () => {
    const { id, setup } = await building('Stale');
    const answer = await put(id, { ...setup, version: setup.version - 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale']);
  });

  test('a listed home without an area, and a number that is used twice, at their fields', async () => {
    const { id, setup } = await building('Twice');
    const [second, first] = setup.floors;
    const answer = await put(id, {
      ...setup,
      floors: [
        { floor: 2, units: [...(second?.units ?? []), home(' a-102 ')] },
        { floor: 1, units: first?.units.map((unit) => ({ ...unit, isListed: true })) },
      ],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map((one: { path: string }) => one.path)).toEqual([
      'floors.0.units.2.unitNumber',
      'floors.1.units.0.sizeSqm',
      'floors.1.units.1.sizeSqm',
    ]);
    const spaces = [{ unitNumber: 'P-1', kind: 'parking', isListed: true }];
    expect(
      (
        await put(id, {
          ...setup,
          floors: [{ floor: 1, units: [...(first?.units ?? []), ...spaces] }, second],
        })
      ).statusCode,
    ).toBe(200);
  });

  test('a floor outside the range or given twice, a unit of another project, too many units', async () => {
    const { id, setup } = await building('Strict');
    const other = await building('Other');
    const floors = (more: object) => ({ ...setup, version: null, floors: [...setup.floors, more] });
    expect((await put(id, floors({ floor: 9, units: [] }))).json().errors[0].path).toBe('floors.2.floor');
    expect((await put(id, floors({ floor: 1, units: [] }))).json().errors[0].path).toBe('floors.2.floor');
    const strange = { ...setup, floorsTo: 3, floors: [{ floor: 3, units: other.setup.floors[0]?.units }] };
    expect((await put(id, strange)).json().code).toBe('unknownReference');
    const many = Array.from({ length: UNITS_MAX }, (_, i) => home(`X-${i}`));
    const crowded = await put(id, {
      ...setup,
      floorsTo: 3,
      floors: [...setup.floors, { floor: 3, units: many }],
    });
    expect([crowded.statusCode, crowded.json().errors[0].path]).toEqual([422, 'floors']);
    expect((await put(id, { floorsFrom: 3, floorsTo: 1, floors: [] })).statusCode).toBe(422);
    expect((await put(id, { floorsFrom: 3, floorsTo: null, floors: [] })).statusCode).toBe(422);
  });

  test('LaCasa without a floor that it had', async () => {
    const { id, setup } = await building('Casa');
    await app.db.update(projects).set({ isLacasa: true }).where(eq(projects.id, id));
    const less = await put(id, { ...setup, floorsTo: 1, floors: [setup.floors[1]] });
    expect([less.statusCode, less.json().errors[0].path]).toEqual([422, 'floorsTo']);
    expect((await put(id, { floorsFrom: null, floorsTo: null, floors: [] })).statusCode).toBe(422);
    expect((await put(id, { ...setup, floorsFrom: 0, floorsTo: 3 })).statusCode).toBe(200);
  });

  test('others than staff', async () => {
    const { id, setup } = await building('Staff only');
    expect((await app.as('LACASA').get(`/admin/projects/${id}/building`)).statusCode).toBe(403);
    expect((await app.as('LACASA').put(`/admin/projects/${id}/building`, setup)).statusCode).toBe(403);
    expect((await admin().get('/admin/projects/999999/building')).statusCode).toBe(404);
  });
});
