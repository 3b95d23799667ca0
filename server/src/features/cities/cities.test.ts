import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes, contentVersion } from '../../db/schema.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';
import { readPlaces } from './service.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { admin, created, put, payload } = (() => {
  const calls = projectCalls(() => app);
  return {
    ...calls,
    payload: (city: object) => ({ address: { streetEn: 'Main', streetAr: 'الرئيسي', ...city } }),
  };
})();

const RIGHT = { cityEn: 'Ramallah', cityAr: 'رام الله' };
const WRONG = { cityEn: 'Ramalah', cityAr: 'رام اللا' };

const merge = (from: object, to: object) => admin().post('/admin/places/merge', { from, to });

test('two spellings become one: addresses, lists, search, filter, history, log and cached pages', async () => {
  const kept = await created({ nameEn: 'First', ...payload(RIGHT) });
  const open = await created({ nameEn: 'Second', ...payload(WRONG) });
  const hidden = await created({ nameEn: 'Third', ...payload(WRONG), status: 'archived' });
  expect((await admin().get('/admin/places')).json().items).toEqual([
    { ...WRONG, projects: 2 },
    { ...RIGHT, projects: 1 },
  ]);
  const [before] = await app.db.select().from(contentVersion);

  expect((await merge(WRONG, RIGHT)).json()).toEqual({ projects: 2 });

  expect((await admin().get('/admin/places')).json().items).toEqual([{ ...RIGHT, projects: 3 }]);
  expect((await app.anonymous.get('/places')).json().items).toEqual([{ ...RIGHT, projects: 2 }]);
  const found = async (query: string) =>
    (await admin().get(`/admin/projects?${query}`)).json().items.map(({ id }: { id: number }) => id);
  expect(await found('q=Ramallah')).toEqual([hidden.id, open.id, kept.id]);
  expect(await found('q=Ramalah')).toEqual([]);
  expect(await found('city=Ramalah')).toEqual([]);
  const now = (await admin().get(`/admin/projects/${open.id}`)).json();
  expect(now).toMatchObject({ version: 2, ...RIGHT, address: { ...RIGHT, streetEn: 'Main' } });
  expect(now.addressAr).toBe('الرئيسي، رام الله، فلسطين');

  const rows = await app.db.select().from(changes).where(eq(changes.action, 'places.merge'));
  const [headline, ...more] = rows.filter(({ field }) => field === '');
  expect(more).toEqual([]);
  expect(headline?.new).toEqual({ from: 'Ramalah / رام اللا', to: 'Ramallah / رام الله', projects: 2 });
  const fields = rows.filter(({ field }) => field !== '');
  expect(new Set(fields.map(({ entityId }) => entityId))).toEqual(new Set([open.id, hidden.id]));
  expect(new Set(rows.map(({ batch }) => batch)).size).toBe(1);
  const [after] = await app.db.select().from(contentVersion);
  expect(after?.version).toBeGreaterThan(before?.version ?? 0);
});

test('an editor that was open before the merge does not bring the old spelling back', async () => {
  const project = await created({ nameEn: 'Edited', ...payload(WRONG) });
  expect((await merge(WRONG, RIGHT)).statusCode).toBe(200);
  const late = await put(project.id, { nameEn: 'Edited', ...payload(WRONG), version: project.version });
  expect([late.statusCode, late.json().code]).toEqual([409, 'stale']);
});

test('a spelling that nobody uses is 404, the same one changes nothing, an empty one is refused', async () => {
  expect((await merge({ cityEn: 'Nowhere' }, RIGHT)).statusCode).toBe(404);
  expect((await merge(RIGHT, RIGHT)).json()).toEqual({ projects: 0 });
  expect((await merge({ cityEn: '', cityAr: '' }, RIGHT)).statusCode).toBe(422);
  expect((await merge(RIGHT, {})).statusCode).toBe(422);
});

test('currencies in use are those of every price on offer, not only of the lowest', async () => {
  const inUse = async () => (await readPlaces(app.db)).figures.currencies;
  const unit = (
    unitNumber: string,
    price: number | null,
    currency: 'USD' | 'JOD' | 'ILS',
    more: object = {},
  ) => unitPayload({ unitNumber, price, currency, ...more });
  expect(await inUse()).toEqual([]);
  const prices = [unit('A', 90_000, 'USD'), unit('B', 95_000, 'USD'), unit('C', 86_000, 'JOD')];
  const project = await created({
    nameEn: 'Two currencies',
    units: [...prices, unit('D', 300_000, 'ILS', { isAvailable: false }), unit('E', null, 'ILS')],
  });
  expect(await inUse()).toEqual(['USD', 'JOD']);
  await put(project.id, { nameEn: 'Two currencies', status: 'archived', version: project.version });
  expect(await inUse()).toEqual([]);
});
