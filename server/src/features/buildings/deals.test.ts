import type { HistoryEntry } from '@diyar/contract/apartments';
import type { BuildingSetup } from '@diyar/contract/building-setup';
import type { EndedDeal, TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import { dealId } from '@diyar/contract/rules/ids';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deals, projects, users } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { multipart } from '../../testing/multipart.ts';
import { overHttp } from '../../testing/over-http.ts';
import { pdf } from '../../testing/pictures.ts';
import { projectCalls } from '../../testing/project-payload.ts';

let app: LacasaApp;
let buildingId: number;
let slug: string;
let site: Awaited<ReturnType<typeof overHttp>>;

const HOMES = 40;

/** A second building: homes on two floors, all of them listed, and parking below. */
beforeAll(async () => {
  app = await lacasaApp();
  site = await overHttp(app.app);
  const { create } = projectCalls(() => app);
  const created = await create({ nameEn: 'Olive Tower', nameAr: 'برج الزيتون', units: [] });
  ({ id: buildingId, slug } = created.json());
  const numbers = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);
  const homes = (floor: number) =>
    numbers(`A${floor}`, HOMES / 2).map((unitNumber) => ({
      unitNumber,
      kind: 'apartment',
      isListed: true,
      sizeSqm: 100,
      bedrooms: 2,
      bathrooms: 1,
    }));
  const answer = await app.as('ADMIN').put(`/admin/projects/${buildingId}/building`, {
    floorsFrom: -1,
    floorsTo: 2,
    floors: [
      { floor: 2, units: homes(2) },
      { floor: 1, units: homes(1) },
      { floor: -1, units: numbers('P', 20).map((unitNumber) => ({ unitNumber, kind: 'parking' })) },
    ],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((answer.json() as BuildingSetup).floors).toHaveLength(4);
});
afterAll(async () => {
  site.hangUp();
  await app.close();
});

const base = () => `/admin/buildings/${buildingId}`;
const pay = async (unit: TrackedUnit, line: object) =>
  app.superadmin.post(`/admin/deals/${await app.dealOf(unit)}/entries`, line);
const at = ({ id }: { id: number }, path: string) => `${base()}/apartments/${id}/${path}`;

async function tracker(as = app.superadmin): Promise<TrackerAnswer> {
  const answer = await as.get(`${base()}/floors`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const unitsOf = ({ items }: TrackerAnswer) => items.flatMap(({ apartments }) => apartments);
const reread = async ({ id }: TrackedUnit) =>
  unitsOf(await tracker()).find((unit) => unit.id === id) as TrackedUnit;

let untouched: TrackedUnit[] | undefined;
/** Each test takes units of its own. */
async function free(kind: TrackedUnit['kind'] = 'apartment'): Promise<TrackedUnit> {
  untouched ??= unitsOf(await tracker());
  const index = untouched.findIndex((unit) => unit.kind === kind);
  const [unit] = untouched.splice(index, 1);
  if (!unit) throw new Error(`no ${kind} is left`);
  return unit;
}

/** Through the cache in front of the app, as visitors read it. */
const onSite = async () => {
  const { status, text } = await site.call(`/api/projects/${slug}`);
  expect(status).toBe(200);
  const { unitsAvailable, units } = JSON.parse(text);
  return { count: unitsAvailable, numbers: units.map((unit: { unitNumber: string }) => unit.unitNumber) };
};
const historyOf = async (unit: TrackedUnit): Promise<HistoryEntry[]> =>
  (await app.superadmin.get(at(unit, 'history'))).json().items;
const endedOf = async (unit: TrackedUnit): Promise<EndedDeal[]> =>
  (await app.superadmin.get(at(unit, 'deals'))).json().items;

/** As if all but a second of its hours had passed; the write tells the process, and then nothing is written any more. */
async function letHoldEnd(unit: TrackedUnit): Promise<void> {
  await app.db
    .update(deals)
    .set({ holdUntil: sql`clock_timestamp() + interval '1 second'` })
    .where(eq(deals.id, unit.deal?.id ?? dealId(0)));
  await app.reserve();
}

describe('the tracker of a building', () => {
  test('lists the buildings with their counts, LaCasa first', async () => {
    const { items, total } = (await app.as('ADMIN').get('/admin/buildings')).json();
    expect([total, items[0].isLacasa, items[1]]).toEqual([
      2,
      true,
      expect.objectContaining({ id: buildingId, floorsFrom: -1, floorsTo: 2 }),
    ]);
    expect(items[1].counts).toMatchObject({ total: HOMES + 20 });
    expect((await app.as('ADMIN').get('/admin/buildings?q=olive')).json().total).toBe(1);
  });

  test('floors from the top down, empty ones too', async () => {
    const { items, building } = await tracker();
    expect(items.map(({ floor, apartments }) => [floor, apartments.length])).toEqual([
      [2, HOMES / 2],
      [1, HOMES / 2],
      [0, 0],
      [-1, 20],
    ]);
    expect(building.counts.total).toBe(HOMES + 20);
  });

  test('LACASA is bound to the buildings given to them, by every call', async () => {
    const [lacasa, unit] = [app.lacasa, await free()];
    expect((await lacasa.get('/admin/buildings')).json().items).toHaveLength(1);
    expect((await lacasa.get(`${base()}/floors`)).statusCode).toBe(403);
    expect((await lacasa.post(at(unit, 'hold'), {})).statusCode).toBe(403);
    await app.superadmin.post(at(unit, 'reservation'), { name: 'Elsewhere' });
    const ledger = `/admin/deals/${await app.dealOf(unit)}`;
    expect((await lacasa.get(`${ledger}/ledger`)).statusCode).toBe(403);
    expect((await lacasa.post(`${ledger}/entries`, cash(5))).statusCode).toBe(403);
    const { id } = (await lacasa.get('/auth/me')).json();
    const give = (buildings: number[]) =>
      app.superadmin.patch(`/admin/users/${id}`, { fullName: 'LACASA', role: 'LACASA', buildings });
    expect((await give([buildingId])).json().buildings).toEqual([buildingId]);
    expect((await lacasa.get(`${base()}/floors`)).statusCode).toBe(200);
    expect((await lacasa.get('/lacasa/floors')).statusCode).toBe(403);
    expect((await lacasa.delete(`/lacasa/apartments/${app.free().id}/reservation`)).statusCode).toBe(403);
    await app.db.update(users).set({ buildingIds: null }).where(eq(users.id, id));
    expect((await lacasa.get('/lacasa/floors')).statusCode).toBe(200);
    expect((await app.superadmin.get('/admin/users?q=lacasa')).json().items[0].buildings).toHaveLength(1);
  });

  test('a unit of one building is not found through another', async () => {
    const { id } = app.free();
    expect((await app.superadmin.post(at({ id }, 'hold'), {})).statusCode).toBe(404);
    const unit = await free();
    expect(
      (await app.superadmin.post(`/lacasa/apartments/${unit.id}/reservation`, { name: 'x' })).statusCode,
    ).toBe(404);
    const further = await app.superadmin.post(at(unit, 'hold'), { with: [id] });
    expect([further.statusCode, further.json().code]).toEqual([422, 'unknownReference']);
  });
});

describe('a hold', () => {
  test('has an owner and an end, leaves the site at once, and is released', async () => {
    const unit = await free();
    const before = await onSite();
    expect(before.numbers).toContain(unit.label);
    const answer = await app
      .as('ADMIN')
      .post(at(unit, 'hold'), { name: 'رنا', phone: 'ext 5', version: unit.version });
    expect(answer.statusCode, answer.body).toBe(201);
    const held: TrackedUnit = answer.json();
    expect(held).toMatchObject({
      status: 'held',
      name: 'رنا',
      phone: 'ext 5',
      deal: { stage: 'held', owner: { username: 'admin' } },
    });
    const hours = (Date.parse(held.deal?.holdUntil ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThan(48.1);
    const during = await onSite();
    expect([during.count, during.numbers]).toEqual([
      before.count - 1,
      before.numbers.filter((n: string) => n !== unit.label),
    ]);
    const released = await app.as('ADMIN').delete(`${at(unit, 'hold')}?version=${held.version}`);
    expect(released.json()).toMatchObject({ status: 'available', deal: null, name: '' });
    expect(await onSite()).toEqual(before);
    expect((await historyOf(unit)).map(({ action }) => action)).toEqual(['released', 'held']);
  });

  test('ends by itself, without anything that sweeps it', async () => {
    const unit = await free();
    const before = await onSite();
    const held: TrackedUnit = (await app.superadmin.post(at(unit, 'hold'), {})).json();
    expect((await onSite()).count).toBe(before.count - 1);
    await letHoldEnd(held);
    expect((await onSite()).count).toBe(before.count - 1);
    // nobody has written anything: only the hold's end makes the cached answer stale
    await expect.poll(onSite, { timeout: 5000 }).toEqual(before);
    expect(await reread(unit)).toMatchObject({ status: 'available', deal: null });
    expect((await app.superadmin.get(`${base()}/dashboard`)).json().holds).toEqual([]);
    expect((await historyOf(unit)).map(({ action, by }) => [action, by.username])).toEqual([
      ['expired', 'system'],
      ['held', 'superadmin'],
    ]);
    const late = await app.superadmin.post(at(unit, 'hold/extend'), { note: 'he is late' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'notHeld']);
    expect((await app.superadmin.post(at(unit, 'hold'), {})).statusCode).toBe(201);
  });

  test('is extended with a note only', async () => {
    const unit = await free();
    const held: TrackedUnit = (await app.superadmin.post(at(unit, 'hold'), { hours: 2 })).json();
    expect((await app.superadmin.post(at(unit, 'hold/extend'), { hours: 3 })).statusCode).toBe(422);
    const extended = await app.superadmin.post(at(unit, 'hold/extend'), { hours: 3, note: 'bank on Sunday' });
    const gained = Date.parse(extended.json().deal.holdUntil) - Date.parse(held.deal?.holdUntil ?? '');
    expect(gained).toBe(3 * 3_600_000);
    const [entry] = await historyOf(unit);
    expect(entry).toMatchObject({ action: 'extended' });
    expect(entry?.changes.find(({ field }) => field === 'note')?.after).toBe('bank on Sunday');
  });

  test('of somebody else refuses a claim and says until when; of the same person it becomes the reservation', async () => {
    const unit = await free();
    await app.as('ADMIN').post(at(unit, 'hold'), { name: 'Huda', phone: '0599 000 111' });
    const other = await app.superadmin.post(at(unit, 'reservation'), { name: 'Omar', phone: '0599 000 222' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'unitHeld']);
    expect(other.json().message).toMatch(/until \d\d\/\d\d\/\d{4}, \d\d:\d\d/);
    expect((await app.superadmin.post(at(unit, 'hold'), {})).json().code).toBe('unitHeld');
    const same = await app.superadmin.post(at(unit, 'reservation'), { name: 'هدى', phone: '+970599000111' });
    expect(same.statusCode, same.body).toBe(201);
    expect(same.json()).toMatchObject({ status: 'reserved', deal: { stage: 'reserved', holdUntil: null } });
  });

  test('becomes a reservation with the first payment, and never ends then', async () => {
    const unit = await free();
    await app.superadmin.post(at(unit, 'hold'), { name: 'Payer' });
    const paid = await pay(unit, cash(5000, 'USD'));
    expect(paid.statusCode, paid.body).toBe(201);
    expect(await reread(unit)).toMatchObject({
      status: 'reserved',
      deal: { holdUntil: null, hasMoney: true },
    });
  });
});

describe('several units in one deal', () => {
  test('are claimed, answered and freed together; the first has the amounts', async () => {
    const [home, parking] = [await free(), await free('parking')];
    const answer = await app.superadmin.post(at(home, 'reservation'), {
      name: 'Sameh',
      dueAmountStr: '190,000 USD',
      with: [parking.id],
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const second = await reread(parking);
    expect(second).toMatchObject({ status: 'reserved', name: 'Sameh', dueAmountStr: '' });
    expect(second.deal?.units.map(({ label }) => label)).toEqual([home.label, parking.label]);
    const { money } = (await app.superadmin.get(`${base()}/dashboard`)).json();
    expect(money.find((row: { currency: string }) => row.currency === 'USD').due).toBe(190_000);
    const { unpaid, openPayments } = (await app.superadmin.get(`${base()}/dashboard`)).json();
    const labels = unpaid.map(({ label }: TrackedUnit) => label);
    expect([labels.includes(home.label), labels.includes(parking.label)]).toEqual([true, false]);
    expect(openPayments).toBe(unpaid.length);
    const cancelled = await app.superadmin.post(at(parking, 'cancel'), { reason: 'buyerWithdrew' });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect([(await reread(home)).status, (await reread(parking)).status]).toEqual(['available', 'available']);
  });

  test('one that is taken refuses all, and nothing is claimed', async () => {
    const [home, parking] = [await free(), await free('parking')];
    await app.superadmin.post(at(parking, 'reservation'), { name: 'First' });
    for (const path of ['reservation', 'hold', 'sell']) {
      const answer = await app.superadmin.post(at(home, path), { name: 'Second', with: [parking.id] });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 409, 'alreadyReserved']);
    }
    expect((await reread(home)).status).toBe('available');
  });

  test('are changed with a note; one that leaves is free again', async () => {
    const [home, one, two] = [await free(), await free('parking'), await free('parking')];
    await app.superadmin.post(at(home, 'reservation'), { name: 'Nadia', with: [one.id] });
    const put = (units: number[], note = 'another space') =>
      app.superadmin.put(at(home, 'deal/units'), { units, note });
    expect((await put([home.id, two.id], '')).statusCode).toBe(422);
    const changed = await put([home.id, two.id]);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json().deal.units.map(({ label }: { label: string }) => label)).toEqual([
      home.label,
      two.label,
    ]);
    expect([(await reread(one)).status, (await reread(two)).status]).toEqual(['available', 'reserved']);
    const [entry] = await historyOf(home);
    expect(entry?.changes.find(({ field }) => field === 'units')).toEqual({
      field: 'units',
      before: `${home.label}, ${one.label}`,
      after: `${home.label}, ${two.label}`,
    });
  });
});

describe('a sale', () => {
  test('of a reservation has contract, date and price, and is a sold record', async () => {
    const unit = await free();
    await app.superadmin.post(at(unit, 'reservation'), { name: 'Buyer', phone: '0599 222 333' });
    const form = await multipart({
      soldAt: '2026-03-04',
      price: '98000.5',
      currency: 'JOD',
      contract: { bytes: pdf(), name: 'c.pdf' },
    });
    const answer = await app.as('ADMIN').post(at(unit, 'sell'), form.payload, { headers: form.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'sold',
      dueAmountStr: '98000.5 JOD',
      deal: { stage: 'sold' },
    });
    expect(answer.json().contractFileUrl).toMatch(/private-files/);
    const { items } = (await app.as('ADMIN').get('/admin/selled?q=0599222333')).json();
    expect(items).toMatchObject([
      {
        buyerName: 'Buyer',
        price: 98_000.5,
        currency: 'JOD',
        unit: { id: unit.unitId },
        project: { id: buildingId },
      },
    ]);
    const again = await app.superadmin.post(at(unit, 'sell'), { name: 'Other' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'unitTaken']);
  });

  test('of a free unit needs a buyer', async () => {
    const unit = await free();
    const nameless = await app.superadmin.post(at(unit, 'sell'), {});
    expect([nameless.statusCode, nameless.json().errors[0].path]).toEqual([422, 'name']);
    expect((await app.superadmin.post(at(unit, 'sell'), { name: 'Cash buyer' })).json()).toMatchObject({
      status: 'sold',
      name: 'Cash buyer',
    });
    // a sale without a price owes nothing
    const { unpaid } = (await app.superadmin.get(`${base()}/dashboard`)).json();
    expect(unpaid.map(({ label }: TrackedUnit) => label)).not.toContain(unit.label);
  });
});

describe('cancelling', () => {
  test('has a reason, is in the history, and can be undone while the units are free', async () => {
    const unit = await free();
    await app.superadmin.post(at(unit, 'reservation'), { name: 'Mona', dueAmountStr: '100 USD' });
    await app.superadmin.post(at(unit, 'sell'), { price: 100, currency: 'USD' });
    expect((await app.superadmin.post(at(unit, 'cancel'), {})).statusCode).toBe(422);
    const cancelled = await app.superadmin.post(at(unit, 'cancel'), {
      reason: 'noFinancing',
      note: 'bank said no',
    });
    expect(cancelled.json()).toMatchObject({ status: 'available' });
    expect((await app.superadmin.get('/admin/selled?q=Mona')).json().total).toBe(0);
    const [ended] = await endedOf(unit);
    expect(ended).toMatchObject({
      was: 'sold',
      name: 'Mona',
      reason: 'noFinancing',
      note: 'bank said no',
      canReopen: true,
    });
    const reopened = await app.superadmin.post(at(unit, 'reopen'), { dealId: ended?.id });
    expect(reopened.statusCode, reopened.body).toBe(200);
    expect(reopened.json()).toMatchObject({ status: 'sold', name: 'Mona' });
    expect((await app.superadmin.get('/admin/selled?q=Mona')).json().total).toBe(1);
    expect((await historyOf(unit)).map(({ action }) => action)).toEqual([
      'reopened',
      'cancelled',
      'sold',
      'reserved',
    ]);
  });

  test('with money received is for those who see money', async () => {
    const unit = await free();
    await app.superadmin.post(at(unit, 'reservation'), { name: 'Faten' });
    await pay(unit, cash(15_000, 'USD'));
    const admin = await app.as('ADMIN').post(at(unit, 'cancel'), { reason: 'other' });
    expect([admin.statusCode, admin.json().code]).toEqual([403, 'dealHasMoney']);
    expect((await app.as('ADMIN').delete(at(unit, 'reservation'))).json().code).toBe('dealHasMoney');
    await app.superadmin.post(at(unit, 'cancel'), { reason: 'other' });
    expect(await endedOf(unit)).toMatchObject([{ was: 'reserved' }]);
    expect((await app.as('ADMIN').post(at(unit, 'reopen'), {})).json().code).toBe('dealHasMoney');
    await app.superadmin.post(at(unit, 'reservation'), { name: 'Next' });
    expect(await endedOf(unit)).toMatchObject([{ canReopen: false }]);
    const late = await app.superadmin.post(at(unit, 'reopen'), {});
    expect([late.statusCode, late.json().code]).toEqual([409, 'alreadyReserved']);
  });
});

describe('ADMIN', () => {
  test('sees floors and prices, and neither sees nor writes money', async () => {
    const unit = await free();
    const admin = app.as('ADMIN');
    await admin.post(at(unit, 'reservation'), {
      name: 'Lubna',
      dueAmountStr: '90 JOD',
      paidAmountStr: '40 JOD',
      isFullyPaid: true,
    });
    await pay(unit, cash(10, 'JOD'));
    const seen = unitsOf(await tracker(admin)).find(({ id }) => id === unit.id);
    expect(seen).toMatchObject({
      name: 'Lubna',
      dueAmountStr: '90 JOD',
      paidAmountStr: '',
      payments: [],
      markedFullyPaid: false,
      deal: { hasMoney: false },
    });
    expect((await reread(unit)).payments).toEqual([{ currency: 'JOD', paid: 10, pending: 0 }]);
    for (const call of [
      admin.post(`/admin/deals/${await app.dealOf(unit)}/entries`, cash(1)),
      admin.get(`${base()}/export`),
    ])
      expect((await call).statusCode).toBe(403);
    const dashboard = (await admin.get(`${base()}/dashboard`)).json();
    expect([dashboard.money, dashboard.unpaid]).toEqual([[], []]);
    const history = (await admin.get(at(unit, 'history'))).json();
    expect(history.items.map(({ action }: HistoryEntry) => action)).toEqual(['reserved']);
    expect(JSON.stringify(history)).not.toContain('paidAmountStr');
    expect((await admin.get('/lacasa/floors')).statusCode).toBe(403);
  });
});

test('a building in the trash has no tracker', async () => {
  await app.db.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, buildingId));
  expect((await app.superadmin.get(`${base()}/floors`)).statusCode).toBe(404);
  await app.db.update(projects).set({ deletedAt: null }).where(eq(projects.id, buildingId));
});
