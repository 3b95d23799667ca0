import { type PersonTimeline, TIMELINE_GROUPS, type TimelineEntry } from '@diyar/contract/person-timeline';
import type { Person } from '@diyar/contract/persons';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadEntries, messages } from '../../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../../testing/building-app.ts';
import { aBuilding, visitor } from '../../../testing/leads.ts';

const HUDA = { name: 'Huda Salem', phone: '0599 812 345' };

let app: LacasaApp;
let id: number;
let dealId: number;
let tower: Awaited<ReturnType<typeof aBuilding>>;

/** In the tower: a message, a note, a call, a viewing, a quote, a hold. In LaCasa: a sale with money and a plan. */
beforeAll(async () => {
  app = await lacasaApp();
  tower = await aBuilding(app);
  const { project, flat, other } = tower;
  const admin = app.as('ADMIN');
  const sent = await visitor(() => app)({ ...HUDA, projectId: project.id, message: 'Is A-304 free?' });
  id = sent.personId;
  const [lead] = (await admin.get('/admin/leads?q=huda')).json().items;
  const [staff] = (await admin.get('/admin/leads/staff')).json().items;
  const at = (path: string, body: object) => admin.post(path, body);
  const base = `/admin/buildings/${project.id}`;
  const startsAt = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const made = [
    await at(`/admin/leads/${lead.id}/entries`, { kind: 'note', text: 'Calls after five', key: 'n' }),
    await at(`/admin/leads/${lead.id}/entries`, { kind: 'call', text: '', outcome: 'reached', key: 'c' }),
    await at('/admin/viewings', {
      leadId: lead.id,
      unitId: flat.id,
      staffId: staff.id,
      startsAt,
      minutes: 45,
    }),
    await at(`${base}/quotes`, {
      ...{ ...HUDA, lang: 'en', validUntil: '2099-01-01' },
      terms: {
        currency: 'USD',
        prices: [{ unit: other.apartmentNo, amount: 95_000 }],
        discount: 500,
        plan: [],
      },
    }),
    await at(`${base}/apartments/${flat.apartmentNo}/hold`, HUDA),
  ];
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201, 201, 201]);
  const reserved = await app.reserve({ name: 'Huda S.', phone: HUDA.phone, dueAmountStr: '1000 USD' });
  dealId = await app.dealOf(reserved);
  await app.superadmin.put(`/admin/deals/${dealId}/plan`, {
    lines: [
      { dueOn: '2026-01-10', amount: 300, label: 'one' },
      { dueOn: '2026-02-10', amount: 300, label: 'two' },
      { dueOn: '2026-03-10', amount: 300, label: 'three' },
      { dueOn: '2099-01-01', amount: 100, label: 'last' },
    ],
  });
  await app.pay(reserved, cash(400, 'USD', { on: '2026-01-20' }));
  await app.superadmin.post(`/admin/deals/${dealId}/entries`, {
    ...{ kind: 'refund', amount: 50, currency: 'USD', method: 'cash', on: '2026-02-01', note: 'twice' },
  });
});
afterAll(() => app.close());

const read = async (query = '', as = app.superadmin): Promise<PersonTimeline> => {
  const answer = await as.get(`/admin/persons/${id}/timeline${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const kinds = ({ items }: PersonTimeline) => items.map(({ kind }) => kind).sort();
/** Several kinds share a shape. */
type OfKind<Kind, Entry = TimelineEntry> = Entry extends { kind: infer Own }
  ? Kind extends Own
    ? Entry
    : never
  : never;
const of = <Kind extends TimelineEntry['kind']>({ items }: PersonTimeline, kind: Kind) =>
  items.filter((one) => one.kind === kind) as OfKind<Kind>[];

/** Counted a second way: each table by itself. */
async function countedByHand() {
  const { rows } = await app.db.execute<Record<string, number>>(sql`select
    ((select count(*) from messages where person_id = ${id} and deleted_at is null)
      + (select count(*) from leads where person_id = ${id} and deleted_at is null)
      + (select count(*) from lead_entries where lead_id in (select id from leads where person_id = ${id})))::int as talk,
    ((select count(*) from viewings where lead_id in (select id from leads where person_id = ${id}))
      + (select count(*) from quotes where person_id = ${id})
      + (select count(*) from deals where person_id = ${id} and stage = 'held'))::int as offers,
    ((select count(*) from deals where person_id = ${id} and stage = 'reserved')
      + (select count(*) from (select sum(amount) over (partition by deal_id order by due_on, id) as planned, deal_id, due_on
          from plan_lines) line join deals on deals.id = line.deal_id
        where deals.person_id = ${id} and line.due_on < current_date and line.planned > (
          select sum(case kind when 'payment' then amount when 'refund' then -amount else 0 end) from entries
          where entries.deal_id = deals.id)))::int as deals,
    (select count(*) from entries join deals on deals.id = entries.deal_id
      where deals.person_id = ${id} and entries.kind in ('payment', 'refund'))::int as payments,
    (select count(*) from deals where person_id = ${id} and contract_file_id is not null)::int as papers`);
  return rows[0];
}

test('one list of everything, newest first; the filters are counts of it', async () => {
  const all = await read('?size=100');
  expect(kinds(all)).toEqual(
    [
      ...['message', 'lead', 'note', 'call', 'viewing', 'quote', 'step'],
      ...['step', 'due', 'due', 'payment', 'refund'],
    ].sort(),
  );
  expect(all.counts).toEqual(await countedByHand());
  expect(all.total).toBe(Object.values(all.counts).reduce((sum, count) => sum + count, 0));
  expect(all.items.map(({ at }) => at)).toEqual([...all.items.map(({ at }) => at)].sort().reverse());
  expect(all.since).toBe(all.items.at(-1)?.at);
  for (const group of TIMELINE_GROUPS) {
    const some = await read(`?of=${group}&size=100`);
    expect([some.items.length, some.total, some.counts], group).toEqual([
      all.counts[group],
      all.counts[group],
      all.counts,
    ]);
  }
  const pages = [await read('?size=5'), await read('?size=5&skip=5'), await read('?size=5&skip=10')];
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
});

test('the money of the list is that of the account', async () => {
  const all = await read('?size=100');
  const sum = (kind: 'payment' | 'refund' | 'due') =>
    of(all, kind).reduce((total, { amount }) => total + amount, 0);
  const { balance, overdue } = (await app.superadmin.get(`/admin/deals/${dealId}/ledger`)).json();
  expect([sum('payment'), sum('refund'), sum('due')]).toEqual([
    balance.paid,
    balance.refunded,
    overdue.amount,
  ]);
  expect(of(all, 'due').map(({ amount, label }) => [label, amount])).toEqual([
    ['three', 300],
    ['two', 250],
  ]);
  const [paid] = of(all, 'payment');
  expect([paid?.hasTime, paid?.method, paid?.paper?.kind, paid?.units]).toEqual([
    false,
    'cash',
    'receipt',
    expect.any(String),
  ]);
  const [quote] = of(all, 'quote');
  expect([quote?.amount, quote?.currency, quote?.state]).toEqual([94_500, 'USD', 'open']);
});

test('nobody reads what they may not see, and nothing of it is counted', async () => {
  expect(kinds(await read('?size=100', app.as('SALES')))).toEqual(
    ['message', 'lead', 'note', 'call', 'viewing', 'quote', 'step', 'step'].sort(),
  );
  expect(kinds(await read('?size=100', app.as('ACCOUNTANT')))).toEqual(
    ['message', 'quote', 'step', 'step', 'due', 'due', 'payment', 'refund'].sort(),
  );
  const lacasa = await read('?size=100', app.lacasa);
  expect(kinds(lacasa)).toEqual(['step', 'due', 'due', 'payment', 'refund'].sort());
  expect(lacasa.total).toBe(5);
  const other = await visitor(() => app)({ name: 'Only asked', phone: '0599555111' });
  expect((await app.lacasa.get(`/admin/persons/${other.personId}/timeline`)).statusCode).toBe(404);
});

test('the head says what is owed, what of it is late, and what comes next', async () => {
  const person: Person = (await app.superadmin.get(`/admin/persons/${id}`)).json();
  expect([person.name, person.names]).toEqual(['Huda Salem', ['Huda Salem', 'Huda S.']]);
  expect(person.roles).toEqual(['buyer', 'holder', 'lead']);
  expect(person.owes).toEqual([{ currency: 'USD', amount: 650 }]);
  expect(person.late).toEqual([{ currency: 'USD', amount: 550, since: '2026-02-10' }]);
  expect([person.next?.viewingId, person.next?.at]).toEqual([expect.any(Number), expect.any(String)]);
  expect(person.ends).toMatchObject({ what: 'hold', name: 'A-304' });
  expect(person.uses).toEqual({ deals: 2, leads: 1, quotes: 1, papers: 2 });
  const [lead] = (await app.as('ADMIN').get('/admin/leads?q=huda')).json().items;
  await app
    .as('ADMIN')
    .patch(`/admin/leads/${lead.id}`, { version: lead.version, nextStep: 'Call', nextOn: '2026-01-05' });
  const after: Person = (await app.as('SALES').get(`/admin/persons/${id}`)).json();
  expect(after.next).toMatchObject({ text: 'Call', on: '2026-01-05', isOverdue: true, viewingId: null });
  expect([after.owes, after.late]).toEqual([null, null]);
  const bound: Person = (await app.lacasa.get(`/admin/persons/${id}`)).json();
  expect([bound.name, bound.names, bound.next, bound.uses]).toEqual(['Huda S.', ['Huda S.'], null, null]);
  expect(bound.ends).toMatchObject({ what: 'due', on: '2099-01-01', sum: { amount: 100, currency: 'USD' } });
  expect(after.ends?.what).toBe('hold');
});

test('a number is known in every spelling, from seven digits on', async () => {
  const known = async (phone: string, as = app.as('SALES')) =>
    (await as.get(`/admin/persons/known?phone=${encodeURIComponent(phone)}`)).json().items;
  for (const phone of ['0599812345', '+970 599 812 345', '٠٥٩٩٨١٢٣٤٥', '599812345'])
    expect(await known(phone)).toMatchObject([{ id, name: 'Huda Salem', isBuyer: true }]);
  expect([await known('059981'), await known('0599812349')]).toEqual([[], []]);
  expect(await known('0599812345', app.lacasa)).toMatchObject([{ id, name: 'Huda S.' }]);
});

test('somebody who is known gets a lead of their own, whatever is typed', async () => {
  const sold = { apartmentName: 'B-9', buyerName: 'Only bought', buyerPhone: '' };
  await app.as('ADMIN').post('/admin/selled', sold);
  const [bought] = (await app.as('ADMIN').get('/admin/persons?q=only bought')).json().items;
  const asked = { personId: bought.id, name: 'Only bought', phone: '' };
  const made = (await app.as('ADMIN').post('/admin/leads', asked)).json();
  expect([made.lead.person.id, made.existed]).toEqual([bought.id, false]);
  expect((await app.as('ADMIN').post('/admin/leads', asked)).json().existed).toBe(true);
  expect((await app.as('ADMIN').post('/admin/leads', { ...asked, personId: 999_999 })).statusCode).toBe(404);
});

test('whoever was merged is read under the living one', async () => {
  const other = await visitor(() => app)({ name: 'Hoda Salem', phone: '0599812346', message: 'Again' });
  const before = await read('?of=talk');
  const merged = await app.superadmin.post(`/admin/persons/${id}/merge`, { otherId: other.personId });
  const there: PersonTimeline = (
    await app.superadmin.get(`/admin/persons/${other.personId}/timeline?of=talk`)
  ).json();
  expect(there.total).toBeGreaterThan(before.total);
  const { id: living, merges }: Person = (
    await app.superadmin.get(`/admin/persons/${other.personId}`)
  ).json();
  expect([living, merges.map(({ personId, name }) => [personId, name])]).toEqual([
    id,
    [[other.personId, 'Hoda Salem']],
  ]);
  await app.superadmin.post(`/admin/persons/merges/${merged.json().batch}/undo`);
  expect((await read('?of=talk')).total).toBe(before.total);
});

test('a message that was moved to a new person and back leaves nobody behind', async () => {
  const before = (await app.as('ADMIN').get('/admin/persons?q=huda')).json().items;
  const sent = await visitor(() => app)({ ...HUDA, projectId: tower.project.id, message: 'Once more' });
  const moved = await app.as('ADMIN').post('/admin/persons/moves', { kind: 'message', id: sent.id });
  const there = moved.json().personId;
  expect((await app.as('ADMIN').get(`/admin/persons/${there}`)).statusCode).toBe(200);
  expect((await app.as('ADMIN').post(`/admin/persons/moves/${moved.json().batch}/undo`)).statusCode).toBe(
    204,
  );
  expect((await app.as('ADMIN').get(`/admin/persons/${there}`)).statusCode).toBe(404);
  const after = (await app.as('ADMIN').get('/admin/persons?q=huda')).json().items;
  expect(after.map((one: { id: number }) => one.id)).toEqual(before.map((one: { id: number }) => one.id));
});

test('two thousand entries are paged to their end', async () => {
  const [lead] = (await app.as('ADMIN').get('/admin/leads?q=huda')).json().items;
  const at = (i: number) => new Date(Date.UTC(2020, 0, 1) + i * 3_600_000);
  await app.db.insert(leadEntries).values(
    Array.from({ length: 1000 }, (_, i) => ({
      ...{ leadId: lead.id, kind: 'note' as const, text: `note ${i}`, byName: 'x', at: at(i) },
    })),
  );
  await app.db.insert(messages).values(
    Array.from({ length: 1000 }, (_, i) => ({
      ...{ personId: id as never, senderName: 'Huda Salem', body: `message ${i}`, createdAt: at(i) },
    })),
  );
  const [first, last] = [await read(), await read('?of=talk&size=100&skip=2000')];
  expect([first.items.length, first.counts]).toEqual([9, await countedByHand()]);
  expect([last.items.length, last.since]).toEqual([first.counts.talk - 2000, '2020-01-01T00:00:00.000Z']);
});
