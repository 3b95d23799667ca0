import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { and, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deals, dealUnits, units } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

/** `npm run test:long` runs a thousand; in `npm test` several.postgres.test.ts has the many rounds. */
const isLong = process.env.LONG === 'yes';
const ROUNDS = isLong ? 300 : 2;
/** Four for each connection of the test's pool: more of them wait, and meet nobody else. */
const PEOPLE = isLong ? 50 : 20;
const path = (id: number) => `/lacasa/apartments/${id}/reservation`;

const atOnce = (people: number, call: (person: number) => Promise<LightMyRequestResponse>) =>
  Promise.all(Array.from({ length: people }, (_, person) => call(person)));

/** How many answers there were of each status. */
const tally = (answers: LightMyRequestResponse[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

const holdersOf = (id: ApartmentNo) =>
  app.db
    .select({ name: deals.name, phone: deals.phone })
    .from(deals)
    .innerJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.open, true)))
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(units.apartmentNo, id));

describe('reserving one apartment at once', () => {
  test(`${PEOPLE} people by POST, ${ROUNDS} times: one wins, the others get 409`, {
    timeout: 3_600_000,
  }, async () => {
    const { id } = app.free();
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await atOnce(PEOPLE, (person) =>
        app.lacasa.post(path(id), { name: `Person ${person}` }),
      );
      expect(tally(answers)).toEqual({ 201: 1, 409: PEOPLE - 1 });
      const winner = answers.find((answer) => answer.statusCode === 201)?.json().name;
      expect((await holdersOf(id)).map((row) => row.name)).toEqual([winner]);
      for (const answer of answers)
        if (answer.statusCode === 409) expect(answer.json().code).toBe('alreadyReserved');
      expect((await app.lacasa.delete(path(id))).statusCode).toBe(204);
    }
  });

  test('by PATCH, with or without the version they saw: one wins as well', async () => {
    for (const sent of [{}, { version: true }]) {
      const { id, version } = app.free();
      const body = 'version' in sent ? { version } : {};
      const answers = await atOnce(PEOPLE, (person) =>
        app.lacasa.patch(path(id), { name: `Person ${person}`, phone: `059900${1000 + person}`, ...body }),
      );
      expect(tally(answers)).toEqual({ 200: 1, 409: PEOPLE - 1 });
      const winner = answers.find((answer) => answer.statusCode === 200)?.json();
      expect(await holdersOf(id)).toMatchObject([{ name: winner.name, phone: winner.phone }]);
    }
  });

  test('a PATCH that comes after the reservation is an edit', async () => {
    const { id } = await app.reserve();
    expect((await app.superadmin.patch(path(id), { name: 'Edited' })).json().name).toBe('Edited');
  });
});

test('simultaneous edits of what both saw: one is kept, the others are stale', async () => {
  const { id, label, version } = await app.reserve();
  const answers = await atOnce(PEOPLE, (person) =>
    app.lacasa.patch(path(id), { name: `Edit ${person}`, version }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: PEOPLE - 1 });
  expect((await app.apartment(label)).version).toBe(version + 1);
});

test(`removed by ${PEOPLE} at once: one 204, the others 404`, async () => {
  const { id } = await app.reserve();
  expect(tally(await atOnce(PEOPLE, () => app.lacasa.delete(path(id))))).toEqual({ 204: 1, 404: PEOPLE - 1 });
});

test('reserved by POST and PATCH and sold at once: one deal', { timeout: 3_600_000 }, async () => {
  const { id } = app.free();
  const [unit] = await app.db.select().from(units).where(eq(units.apartmentNo, id));
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await atOnce(PEOPLE, (person) => {
      const name = `Person ${round} ${person}`;
      if (person % 3 === 0) return app.lacasa.post(path(id), { name });
      if (person % 3 === 1) return app.lacasa.patch(path(id), { name, phone: `05980${round}${person}` });
      return app.superadmin.post('/admin/selled', { unitId: unit?.id, buyerName: name });
    });
    const won = answers.filter(({ statusCode }) => statusCode < 300);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(PEOPLE - 1);
    expect(await holdersOf(id)).toHaveLength(1);
    const [apartment] = (await app.apartments()).filter((one) => one.id === id);
    const [winner] = won;
    const end =
      apartment?.status === 'sold'
        ? await app.superadmin.delete(`/admin/selled/${winner?.json().id}`)
        : await app.lacasa.delete(path(id));
    expect(end.statusCode).toBe(204);
  }
});

test('undone by ten at once: one holder', async () => {
  const { id } = await app.reserve();
  await app.lacasa.delete(path(id));
  const answers = await atOnce(10, () => app.superadmin.post(`/lacasa/apartments/${id}/restore`, {}));
  expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
  expect(await holdersOf(id)).toHaveLength(1);
});

test('undo and a new reservation at once: one of them', async () => {
  const { id } = await app.reserve({ name: 'Old' });
  await app.lacasa.delete(path(id));
  const answers = await Promise.all([
    app.superadmin.post(`/lacasa/apartments/${id}/restore`, {}),
    app.lacasa.post(path(id), { name: 'New' }),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).toContain(409);
  expect(await holdersOf(id)).toHaveLength(1);
});

test('a payment clicked ten times is one payment', async () => {
  const deal = `/admin/deals/${await app.dealOf(await app.reserve())}`;
  const ledger = async () => (await app.lacasa.get(`${deal}/ledger`)).json();
  const line = cash(500, 'ILS', { version: (await ledger()).deal.version });
  const answers = await atOnce(10, () => app.lacasa.post(`${deal}/entries`, line));
  expect(tally(answers)).toEqual({ 201: 1, 409: 9 });
  const keyed = cash(70, 'ILS', { key: 'clicked-ten-times' });
  const repeated = await atOnce(10, () => app.lacasa.post(`${deal}/entries`, keyed));
  expect(tally(repeated)).toEqual({ 201: 10 });
  expect((await ledger()).entries).toHaveLength(2);
});

test('everything at once in the whole house: no failure but a conflict, and never two holders', async () => {
  const all = await app.apartments();
  const callsFor = ({ id }: (typeof all)[number]) => [
    app.lacasa.post(path(id), { name: 'A' }),
    app.superadmin.patch(path(id), { name: 'B' }),
    app.lacasa.delete(path(id)),
  ];
  const answers: LightMyRequestResponse[] = [];
  // in parts: on a busy machine the whole house would wait too long for a connection
  for (let n = 0; n < all.length; n += 10)
    answers.push(...(await Promise.all(all.slice(n, n + 10).flatMap(callsFor))));
  const failed = answers.filter(({ statusCode }) => ![200, 201, 204, 404, 409].includes(statusCode));
  expect(failed.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual([]);
  for (const { id } of all) expect((await holdersOf(id)).length).toBeLessThanOrEqual(1);
});
