import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projects, users } from '../../db/schema.ts';
import { projectCalls } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.update(projects).set({ isLacasa: false });
  await app.db.update(users).set({ buildingIds: null }).where(eq(users.role, 'LACASA'));
});

const { admin, created } = projectCalls(() => app);
const owner = () => app.as('SUPERADMIN');
const manager = () => app.as('LACASA');

async function building(nameEn: string, unitNumber: string): Promise<number> {
  const { id } = await created({ nameEn });
  const units = [{ unitNumber, kind: 'apartment' }];
  await admin().put(`/admin/projects/${id}/building`, {
    floorsFrom: 1,
    floorsTo: 9,
    floors: [{ floor: 9, units }],
  });
  return id;
}
const name = (id: number, isLacasa = true) => owner().put(`/admin/projects/${id}/lacasa`, { isLacasa });

type Floors = { items: { floor: number; apartments: { label: string }[] }[] };
const floorsOf = (answer: { json(): Floors }) => answer.json().items;
const labels = (answer: { json(): Floors }) =>
  floorsOf(answer).flatMap(({ apartments }) => apartments.map(({ label }) => label));
const hasLacasa = async (who: ReturnType<typeof owner>) => (await who.get('/auth/me')).json().hasLacasa;

test('where no building is named so, the older calls answer an empty one and change nothing', async () => {
  for (const who of [owner(), manager()]) {
    const floors = await who.get('/lacasa/floors');
    expect([floors.statusCode, labels(floors)]).toEqual([200, []]);
    expect(floorsOf(floors).map(({ floor }) => floor)).toEqual([6, 5, 4, 3, 2, 1, 0, -1, -2, -3]);
    expect((await who.get('/lacasa/dashboard')).json()).toMatchObject({
      total: 0,
      reserved: 0,
      openPayments: 0,
    });
    expect((await who.get('/lacasa/export?format=csv')).statusCode).toBe(200);
    expect((await who.post('/lacasa/apartments/1/reservation', { name: 'Rania' })).statusCode).toBe(404);
    expect(await hasLacasa(who)).toBe(false);
  }
  expect(await hasLacasa(admin())).toBeUndefined();
});

test('any building can be it, one at a time, by the owner', async () => {
  const [first, second] = [await building('North', 'N-901'), await building('South', 'S-901')];
  expect((await admin().put(`/admin/projects/${first}/lacasa`, { isLacasa: true })).statusCode).toBe(403);
  expect((await name(first)).json()).toMatchObject({ isLacasa: true, floorsTo: 9 });
  expect(labels(await owner().get('/lacasa/floors'))).toEqual(['N-901']);
  expect(await hasLacasa(owner())).toBeUndefined();
  await Promise.all([name(second), name(first), name(second)]);
  const named = await app.db.select({ id: projects.id }).from(projects).where(eq(projects.isLacasa, true));
  expect(named).toHaveLength(1);
  await name(second);
  expect(labels(await owner().get('/lacasa/floors'))).toEqual(['S-901']);
  await name(second, false);
  expect(labels(await owner().get('/lacasa/floors'))).toEqual([]);
});

test('the name gives nobody another building', async () => {
  const [first, second] = [await building('East', 'E-901'), await building('West', 'W-901')];
  const seen = async () =>
    (await manager().get('/admin/buildings')).json().items.map(({ id }: { id: number }) => id);
  await name(first);
  expect(await seen()).toEqual([]);
  await app.db.update(users).set({ buildingIds: null }).where(eq(users.role, 'LACASA'));
  expect(await seen()).toEqual([first]);
  await name(second);
  expect(await seen()).toEqual([first]);
  expect((await manager().get('/lacasa/floors')).statusCode).toBe(403);
  expect(await hasLacasa(manager())).toBe(false);
});

test('it can be deleted like any other, and named again after', async () => {
  const [first, second] = [await building('Old', 'O-901'), await building('New', 'W-902')];
  await name(first);
  expect((await admin().delete(`/admin/projects/${first}`)).statusCode).toBe(204);
  expect(labels(await owner().get('/lacasa/floors'))).toEqual([]);
  expect((await name(second)).statusCode).toBe(200);
  expect((await owner().post(`/admin/trash/project/${first}/restore`, {})).statusCode).toBe(204);
  expect(labels(await owner().get('/lacasa/floors'))).toEqual(['W-902']);
});
