import type { PersonList } from '@diyar/contract/persons';
import { foldText } from '@diyar/contract/rules/fold-text';
import { phoneKey } from '@diyar/contract/rules/phone';
import { isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealParties, deals, leads, messages, persons, quotes } from '../../db/schema.ts';
import { aBuilding, visitor } from '../../testing/leads.ts';
import { testApp } from '../../testing/test-app.ts';
import { sweepPersons } from './index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const write = visitor(() => app);
const admin = () => app.as('ADMIN');
let houses = 0;
const house = () => aBuilding(app, `house-${houses++}`);
type House = Awaited<ReturnType<typeof house>>;

const reservation = ({ project, flat }: House) =>
  `/admin/buildings/${project.id}/apartments/${flat.apartmentNo}/reservation`;
const hold = ({ project, flat }: House) =>
  `/admin/buildings/${project.id}/apartments/${flat.apartmentNo}/hold`;

async function reserved(name: string, phone: string, at?: House) {
  const where = at ?? (await house());
  const answer = await admin().post(reservation(where), { name, phone });
  expect(answer.statusCode, answer.body).toBe(201);
  return { where, deal: answer.json().deal };
}
const edit = async (where: House, input: object) => {
  const answer = await admin().patch(reservation(where), input);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().deal.personId as number;
};
const person = async (id: number) => (await admin().get(`/admin/persons/${id}`)).json();
const listed = async (q: string): Promise<PersonList['items']> =>
  (await admin().get(`/admin/persons?q=${encodeURIComponent(q)}&size=100`)).json().items;

test('one on the phone is meant, however they are called; the other name finds them too', async () => {
  const samira = await write({ name: 'Samira Eid', phone: '0568 777 111' });
  const khalid = await write({ name: 'خالد عيد', phone: '00970568777111' });
  expect(khalid.personId).toBe(samira.personId);
  expect((await listed('خالد عيد')).map(({ id }) => id)).toEqual([samira.personId]);
});

test('a family: what is moved to a person of its own stays there, and the next message finds the right one', async () => {
  const mother = await write({ name: 'Amal Taha', phone: '0568777222' });
  const son = await write({ name: 'Nour Taha', phone: '0568777222' });
  const moved = await admin().post('/admin/persons/moves', { kind: 'message', id: son.id, toId: null });
  expect(moved.statusCode, moved.body).toBe(200);
  const own = moved.json().personId;
  expect(own).not.toBe(mother.personId);
  const again = await write({ name: 'nour  taha', phone: '+970 568 777 222' });
  expect([again.personId, (await write({ name: 'Amal Taha', phone: '0568777222' })).personId]).toEqual([
    own,
    mother.personId,
  ]);
  // a third name fits neither
  const third = await write({ name: 'Huda Taha', phone: '0568777222' });
  expect([own, mother.personId]).not.toContain(third.personId);
  expect((await person(mother.personId)).names).toEqual(['Amal Taha']);
  // and back: what came since stays
  expect((await admin().post(`/admin/persons/moves/${moved.json().batch}/undo`)).statusCode).toBe(204);
  expect((await admin().get(`/admin/messages/${son.id}`)).json().personId).toBe(mother.personId);
  expect((await admin().get(`/admin/messages/${again.id}`)).json().personId).toBe(own);
});

test('a spelling or a new number is the same buyer; both are another one, and nobody is left behind', async () => {
  const { where, deal } = await reserved('Hasan Nasser', '0599200001');
  expect(await edit(where, { name: 'حسن ناصر' })).toBe(deal.personId);
  expect(await edit(where, { phone: '0599200002' })).toBe(deal.personId);
  // a number that was typed by mistake is nobody's once it is corrected
  expect(await edit(where, { phone: '0599200003' })).toBe(deal.personId);
  expect((await write({ name: 'Stranger', phone: '0599200002' })).personId).not.toBe(deal.personId);
  const other = await edit(where, { name: 'Lina Qasem', phone: '0599200004' });
  expect(other).not.toBe(deal.personId);
  expect((await admin().get(`/admin/persons/${deal.personId}`)).statusCode).toBe(404);
});

test('without a phone a person of their own, kept through every edit, hold and sale', async () => {
  const first = await reserved('أم خليل', '');
  const second = await reserved('أم خليل', '');
  expect(first.deal.personId).not.toBe(second.deal.personId);
  expect(await edit(first.where, { coBuyers: 'أبو خليل' })).toBe(first.deal.personId);
  expect(await edit(first.where, { name: 'أم خليل عوض' })).toBe(first.deal.personId);
  const sale = { unitId: (await house()).flat.id, buyerName: 'Old sale' };
  const sold = await app.as('SUPERADMIN').post('/admin/selled', sale);
  const id = sold.json().id;
  const edited = async (fields: object) =>
    (await app.as('SUPERADMIN').patch(`/admin/selled/${id}`, { ...sale, ...fields })).json().personId;
  expect(await edited({ notes: 'one' })).toBe(sold.json().personId);
  expect(await edited({ notes: 'two' })).toBe(sold.json().personId);
  expect(await listed('Old sale')).toHaveLength(1);
});

test('a hold with a name and no phone is reserved by the same name, also with a phone now', async () => {
  for (const phone of ['', '0599300001']) {
    const where = await house();
    const held = await admin().post(hold(where), { name: 'Abu Samer' });
    expect(held.statusCode, held.body).toBe(201);
    expect((await admin().post(reservation(where), { name: 'Somebody', phone: '' })).statusCode).toBe(409);
    const answer = await admin().post(reservation(where), { name: 'Abu Samer', phone });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().deal.personId).toBe(held.json().deal.personId);
  }
});

test('a phone that comes later: known under the same name, the deal goes there; under another, they share it', async () => {
  const known = await write({ name: 'Rula Odeh', phone: '0599400001' });
  const same = await reserved('Rula Odeh', '');
  expect(await edit(same.where, { phone: '0599400001' })).toBe(known.personId);
  expect((await admin().get(`/admin/persons/${same.deal.personId}`)).statusCode).toBe(404);
  const other = await reserved('Fadi Odeh', '');
  expect(await edit(other.where, { phone: '0599400001' })).toBe(other.deal.personId);
  expect((await write({ name: 'Fadi Odeh', phone: '0599400001' })).personId).toBe(other.deal.personId);
  expect((await write({ name: 'Rula Odeh', phone: '0599400001' })).personId).toBe(known.personId);
});

test('merges are taken back in any order; one that was taken back is not taken back again', async () => {
  const [a, b, c] = await Promise.all(
    ['0599500001', '0599500002', '0599500003'].map((phone, i) => write({ name: `Order ${i}`, phone })),
  );
  if (!a || !b || !c) throw new Error('three wrote');
  const merge = async (into: number, other: number): Promise<string> =>
    (await admin().post(`/admin/persons/${into}/merge`, { otherId: other })).json().batch;
  const undo = async (batch: string) =>
    (await admin().post(`/admin/persons/merges/${batch}/undo`)).statusCode;
  const owner = async ({ id }: { id: number }) =>
    (await admin().get(`/admin/messages/${id}`)).json().personId;
  const first = await merge(a.personId, b.personId);
  const second = await merge(c.personId, a.personId);
  expect(await Promise.all([owner(a), owner(b)])).toEqual([c.personId, c.personId]);
  expect((await write({ name: 'Order 1', phone: '0599500002' })).personId).toBe(c.personId);
  expect((await listed('Order')).map(({ id }) => id)).toEqual([c.personId]);
  expect(await undo(first)).toBe(204);
  expect(await Promise.all([owner(a), owner(b)])).toEqual([c.personId, b.personId]);
  expect(await undo(second)).toBe(204);
  expect(await Promise.all([owner(a), owner(b), owner(c)])).toEqual([a.personId, b.personId, c.personId]);
  const again = await merge(a.personId, b.personId);
  expect(await undo(first)).toBe(409);
  // the person offers the one that can be taken back, once
  const { merges } = (await admin().get(`/admin/persons/${a.personId}`)).json();
  expect(merges.map(({ batch }: { batch: string }) => batch)).toEqual([again]);
  expect(await owner(b)).toBe(a.personId);
  expect(await undo(again)).toBe(204);
});

/** What the rules promise of the whole database, from the rows alone. */
async function check() {
  const [people, ofDeals, ofMessages, allLeads, ofQuotes, further] = await Promise.all([
    app.db.select().from(persons),
    app.db.select().from(deals).where(isNull(deals.deletedAt)),
    app.db.select().from(messages).where(isNull(messages.deletedAt)),
    app.db.select().from(leads),
    app.db.select().from(quotes),
    app.db.select().from(dealParties),
  ]);
  const ofLeads = allLeads.filter(({ deletedAt }) => deletedAt === null);
  const living = new Map(people.filter(({ mergedInto }) => mergedInto === null).map((one) => [one.id, one]));
  for (const { name, phone, personId } of [...ofDeals, ...ofQuotes])
    expect([name, phone, personId !== null && living.has(personId)]).toEqual([
      name,
      phone,
      name !== '' || phone !== '',
    ]);
  for (const { phone, personId } of ofMessages)
    expect(personId !== null && living.has(personId)).toBe(phoneKey(phone) !== null);
  for (const { personId } of ofLeads) expect(living.has(personId)).toBe(true);
  // what hangs on a lead is its person's
  for (const { leadId, personId, ...rest } of [...ofMessages, ...ofDeals, ...ofQuotes]) {
    const lead = ofLeads.find(({ id }) => id === leadId);
    if (lead)
      expect([lead.name, lead.personId, rest], JSON.stringify({ lead, rest, personId })).toEqual([
        lead.name,
        personId,
        rest,
      ]);
  }
  const records = [
    ...[...ofDeals, ...ofQuotes, ...allLeads].map(({ name, phone, personId }) => ({ name, phone, personId })),
    // whoever was merged since is who they were merged into
    ...further.map(({ name, phone, personId }) => ({
      ...{ name, phone },
      personId: people.find(({ id }) => id === personId)?.mergedInto ?? personId,
    })),
    ...ofMessages.map(({ senderName, phone, personId }) => ({ name: senderName, phone, personId })),
  ];
  for (const one of living.values()) {
    const own = records.filter(({ personId }) => personId === one.id);
    expect(own.length, `${one.id} has nothing`).toBeGreaterThan(0);
    // known by all that was typed for them, and by no other number; a name may be told again for a lead that has one
    const merged = people.filter(({ mergedInto }) => mergedInto === one.id);
    const names = new Set([one, ...own, ...merged].map(({ name }) => foldText(name)));
    const keys = new Set([one, ...own, ...merged].flatMap(({ phone }) => phoneKey(phone) ?? []));
    expect(new Set(one.phoneKeys)).toEqual(keys);
    expect([...names].filter((name) => !one.nameKeys?.includes(name))).toEqual([]);
  }
  const { items, total }: PersonList = (await admin().get('/admin/persons?size=100')).json();
  expect(total).toBe(living.size);
  expect(items.every(({ id }) => living.has(id))).toBe(true);
}

/** What the list, the page and find say of each; those that were merged lead to the living one and are in neither. */
async function compare() {
  const { items }: PersonList = (await admin().get('/admin/persons?size=100')).json();
  for (const { id, name, phone } of items.slice(-8)) {
    const page = (await admin().get(`/admin/persons/${id}`)).json();
    expect([page.name, page.phone]).toEqual([name, phone]);
    const found = (await admin().get(`/admin/find?q=${encodeURIComponent(name)}`)).json();
    const people = found.groups.find(({ kind }: { kind: string }) => kind === 'person');
    const ids = people?.items.map((one: { id: number }) => one.id) ?? [];
    if (!people?.more) expect(ids, name).toContain(id);
    expect(ids.filter((one: number) => !items.some((listed) => listed.id === one))).toEqual([]);
  }
}

const NAMES = ['Sami', 'سامي', 'Rana Saleh', 'Odeh'];
const PHONES = ['', '0597000001', '+970 597 000 001', '0597000002', '0597000003'];
const who = fc.record({ name: fc.constantFrom(...NAMES), phone: fc.constantFrom(...PHONES) });
const step = fc.oneof(
  who.filter(({ phone }) => phone !== '').map((one) => ({ kind: 'message' as const, ...one })),
  who.map((one) => ({ kind: 'lead' as const, ...one })),
  who.map((one) => ({ kind: 'hold' as const, ...one })),
  who.map((one) => ({ kind: 'quote' as const, ...one })),
  fc.record({ kind: fc.constant('edit' as const), at: fc.nat(20), ...{ who } }),
  fc.record({ kind: fc.constant('merge' as const), at: fc.nat(20), other: fc.nat(20) }),
  fc.record({ kind: fc.constant('move' as const), at: fc.nat(40), other: fc.option(fc.nat(20)) }),
  fc.record({ kind: fc.constant('undo' as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant('correct' as const), at: fc.nat(20), who }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

test(
  'after any sequence of messages, leads, holds, quotes, edits, merges, moves and undos the rules hold',
  async () => {
    const batches: { batch: string; path: string }[] = [];
    const at = <T>(all: readonly T[], i: number): T | undefined => all[i % Math.max(1, all.length)];
    const open: House[] = [];
    const fine = (answer: { statusCode: number; body: string }, also: number[] = []) =>
      expect([200, 201, 204, 409, ...also], answer.body).toContain(answer.statusCode);
    const run = async (one: Step): Promise<void> => {
      const living = await app.db
        .select()
        .from(persons)
        .where(isNull(persons.mergedInto))
        .orderBy(persons.id);
      if (one.kind === 'message')
        await write({ name: one.name, phone: one.phone, projectId: open[0]?.project.id });
      else if (one.kind === 'lead')
        fine(
          await admin().post('/admin/leads', {
            name: one.name,
            phone: one.phone,
            projectId: open[0]?.project.id,
          }),
        );
      else if (one.kind === 'hold') {
        const where = await house();
        open.push(where);
        fine(await admin().post(hold(where), { name: one.name, phone: one.phone, hours: 90 }));
      } else if (one.kind === 'quote') {
        const where = await house();
        fine(
          await admin().post(`/admin/buildings/${where.project.id}/quotes`, {
            ...{ name: one.name, phone: one.phone, validUntil: '2099-01-01' },
            terms: { currency: 'USD', prices: [{ unit: where.flat.apartmentNo, amount: 1000 }], plan: [] },
          }),
        );
      } else if (one.kind === 'edit') {
        const where = at(open, one.at);
        if (where) fine(await admin().patch(reservation(where), one.who));
      } else if (one.kind === 'merge') {
        const [into, other] = [at(living, one.at), at(living, one.other)];
        if (!into || !other || into.id === other.id) return;
        const answer = await admin().post(`/admin/persons/${into.id}/merge`, { otherId: other.id });
        fine(answer);
        batches.push({ batch: answer.json().batch, path: 'merges' });
      } else if (one.kind === 'move') {
        const rows = [
          ...(await app.db.select().from(messages)).map(({ id }) => ({ kind: 'message', id })),
          ...(await app.db.select().from(leads).where(isNull(leads.deletedAt))).map(({ id }) => ({
            kind: 'lead',
            id,
          })),
          ...(await app.db.select().from(deals)).map(({ id }) => ({ kind: 'deal', id })),
          ...(await app.db.select().from(quotes)).map(({ id }) => ({ kind: 'quote', id })),
        ];
        const row = at(rows, one.at);
        if (!row) return;
        const toId = one.other === null ? null : (at(living, one.other)?.id ?? null);
        const answer = await admin().post('/admin/persons/moves', { ...row, toId });
        // already theirs, or nobody's
        fine(answer, [404, 422]);
        if (answer.statusCode === 200) batches.push({ batch: answer.json().batch, path: 'moves' });
      } else if (one.kind === 'undo') {
        const done = at(batches, one.at);
        if (done) fine(await admin().post(`/admin/persons/${done.path}/${done.batch}/undo`));
      } else {
        const chosen = at(living, one.at);
        if (chosen) fine(await admin().patch(`/admin/persons/${chosen.id}`, one.who), [422]);
      }
    };
    await check();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        for (const one of steps) {
          await run(one);
          await check();
        }
        await compare();
      }),
      { numRuns: process.env.LONG ? 60 : 5, endOnFailure: true },
    );
    expect(await sweepPersons(app.db)).toBe(0);
  },
  process.env.LONG ? 900_000 : 90_000,
);
