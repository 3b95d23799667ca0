import type { ApartmentNo, UnitId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projects, units } from '../../db/schema.ts';
import { type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';

let app: LacasaApp;
let base: string;
beforeAll(async () => {
  app = await lacasaApp();
  const [lacasa] = await app.db.select().from(projects).where(eq(projects.isLacasa, true));
  base = `/admin/buildings/${lacasa?.id}`;
});
afterAll(() => app.close());

const at = (no: number, step: string) => `${base}/apartments/${no}/${step}`;
const withdraw = async (no: ApartmentNo, isWithdrawn = true): Promise<UnitId> => {
  const [unit] = await app.db
    .update(units)
    .set({ isWithdrawn })
    .where(eq(units.apartmentNo, no))
    .returning({ id: units.id });
  if (!unit) throw new Error(`no apartment ${no}`);
  return unit.id;
};
const quoteOf = (no: number) => ({
  validUntil: '2999-01-01',
  terms: { currency: 'USD', prices: [{ unit: no, amount: 9 }], plan: [] },
});
const buyer = { name: 'Layan Samara', phone: '0598124471' };
const admin = () => app.as('ADMIN');
const statusOf = async (no: number) => (await app.apartments()).find(({ id }) => id === no)?.status;

/** Calls that would give a unit to somebody. Prepared while it is on offer; then it is withdrawn, and they are sent. */
const CLAIMS: Record<
  string,
  (no: ApartmentNo) => Promise<() => Promise<{ statusCode: number; body: string }>>
> = {
  hold: async (no) => () => admin().post(at(no, 'hold'), buyer),
  'hold with a further unit': async (no) => () =>
    admin().post(at(app.free().id, 'hold'), { ...buyer, with: [no] }),
  'POST a reservation': async (no) => () => app.lacasa.post(`/lacasa/apartments/${no}/reservation`, buyer),
  'PATCH a reservation': async (no) => () => app.lacasa.patch(`/lacasa/apartments/${no}/reservation`, buyer),
  'reserve in a building': async (no) => () => admin().post(at(no, 'reservation'), buyer),
  'reserve a hold with a further unit': async (no) => {
    const home = app.free().id;
    await admin().post(at(home, 'hold'), buyer);
    return () => admin().patch(at(home, 'reservation'), { ...buyer, with: [no] });
  },
  'change the units of a deal': async (no) => {
    const home = app.free().id;
    await admin().post(at(home, 'hold'), buyer);
    return () => admin().put(at(home, 'deal/units'), { units: [home, no], note: 'Parking too' });
  },
  sell: async (no) => () => app.superadmin.post(at(no, 'sell'), buyer),
  'a sold record': async (no) => {
    const unitId = await withdraw(no, false);
    return () => admin().post('/admin/selled', { apartmentName: 'A flat', buyerName: 'Layan', unitId });
  },
  'another unit of a sold record': async (no) => {
    const unitId = await withdraw(no, false);
    const made = await admin().post('/admin/selled', { apartmentName: 'Old sale', buyerName: 'Layan' });
    return () => admin().patch(`/admin/selled/${made.json().id}`, { apartmentName: 'A flat', unitId });
  },
  'reopen a cancelled deal': async (no) => {
    await admin().post(at(no, 'reservation'), buyer);
    await app.superadmin.post(at(no, 'cancel'), { reason: 'mistake' });
    return () => app.superadmin.post(at(no, 'reopen'), {});
  },
  'bring back a removed reservation': async (no) => {
    await app.lacasa.post(`/lacasa/apartments/${no}/reservation`, buyer);
    await app.lacasa.delete(`/lacasa/apartments/${no}/reservation`);
    return () => app.superadmin.post(`/lacasa/apartments/${no}/restore`, {});
  },
  'a quote': async (no) => () => admin().post(`${base}/quotes`, quoteOf(no)),
  'accept a quote': async (no) => {
    const { id } = (await admin().post(`${base}/quotes`, quoteOf(no))).json();
    return () => admin().post(`/admin/quotes/${id}/accept`, { stage: 'held' });
  },
};

test.each(Object.entries(CLAIMS))('a withdrawn unit is not given away: %s', async (_, prepare) => {
  const no = app.free().id;
  const send = await prepare(no);
  await withdraw(no);
  const refused = await send();
  expect([refused.statusCode, JSON.parse(refused.body).code], refused.body).toEqual([409, 'unitWithdrawn']);
  expect(await statusOf(no)).toBe('withdrawn');
  // back on the market the same call is taken
  await withdraw(no, false);
  const taken = await send();
  expect(taken.statusCode, taken.body).toBeLessThan(300);
});

const NO_CLAIMS = ['a quote'];

test.each(Object.entries(CLAIMS).filter(([name]) => !NO_CLAIMS.includes(name)))(
  'a unit that waits for its deal gets it, and the mark ends: %s',
  async (_, prepare) => {
    const no = app.free().id;
    const send = await prepare(no);
    const unitId = await withdraw(no);
    await app.db.update(units).set({ awaitsDeal: true }).where(eq(units.id, unitId));
    const made = await send();
    expect(made.statusCode, made.body).toBeLessThan(300);
    const [unit] = await app.db.select().from(units).where(eq(units.id, unitId));
    expect(unit).toMatchObject({ awaitsDeal: false, isWithdrawn: false });
    expect(['held', 'reserved', 'sold']).toContain(await statusOf(no));
  },
);

test('a unit that waits for its deal is offered to nobody', async () => {
  const no = app.free().id;
  await app.db.update(units).set({ isWithdrawn: true, awaitsDeal: true }).where(eq(units.apartmentNo, no));
  const refused = await admin().post(`${base}/quotes`, quoteOf(no));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'unitWithdrawn']);
});

test('a deal that was open before stays, is extended, reserved and sold', async () => {
  const no = app.free().id;
  await admin().post(at(no, 'hold'), buyer);
  await withdraw(no);
  for (const [step, input] of [
    ['hold/extend', { hours: 2, note: 'Asked for it' }],
    ['reservation', buyer],
    ['sell', buyer],
  ] as const) {
    const answer = await app.superadmin.post(at(no, step), input);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  }
  expect(await statusOf(no)).toBe('sold');
});

test('withdrawing is another version: who looked at the unit before is told', async () => {
  const { created, put } = projectCalls(() => app);
  const unit = unitPayload({ unitNumber: 'W-1' });
  const project = await created({ units: [unit] });
  await app.db.update(projects).set({ floorsFrom: 0, floorsTo: 1 }).where(eq(projects.id, project.id));
  const [{ id }] = (await app.anonymous.get(`/units?projectId=${project.id}`)).json().items;
  const save = async (isAvailable: boolean) => {
    const saved = await put(project.id, { units: [{ ...unit, id, floor: 0, isAvailable }] });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  await save(true);
  const tracked = async () =>
    (await admin().get(`/admin/buildings/${project.id}/floors`))
      .json()
      .items.flatMap((floor: { apartments: object[] }) => floor.apartments)[0];
  const seen = await tracked();
  await save(false);
  const now = await tracked();
  expect([now.status, now.version]).toEqual(['withdrawn', seen.version + 1]);
  const late = await admin().post(`/admin/buildings/${project.id}/apartments/${seen.id}/hold`, {
    version: seen.version,
  });
  expect([late.statusCode, late.json().code]).toEqual([409, 'stale']);
});
