import type { DealLedger } from '@diyar/contract/ledger';
import type { AgeingList } from '@diyar/contract/money-ahead';
import type { MoneyDesk } from '@diyar/contract/money-desk';
import type { RunningImport, RunningRow } from '@diyar/contract/moving-in';
import type { Person } from '@diyar/contract/persons';
import { decimalsOf } from '@diyar/contract/rules/money';
import { statementOf } from '@diyar/contract/rules/statement';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { type BookDeal, officeBook } from './office.testing.ts';

/** 300 deals and 4,000 cheques. */
const [DEALS, EACH] = process.env.LONG ? [300, 13] : [12, 5];

let app: TestApp;
let projectId: number;
beforeAll(async () => {
  app = await testApp();
  const units = Array.from({ length: DEALS }, (_, i) => [
    unitPayload({ unitNumber: `F-${i + 1}`, floor: 1 }),
    unitPayload({ unitNumber: `P-${i + 1}`, kind: 'parking', bedrooms: 0, bathrooms: 0 }),
  ]).flat();
  projectId = (await projectCalls(() => app).created({ units, handoverDate: '2040-06-01' })).id;
});
afterAll(() => app.close());

const owner = () => app.as('SUPERADMIN');
const base = '/admin/moving-in/imports';
async function upload(bytes: Uint8Array, name = 'دفتر.xlsx'): Promise<RunningImport> {
  const form = await multipart({ file: { bytes, name } });
  const answer = await owner().post(base, form.payload, { headers: form.headers });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const say = async (id: string, answers: object): Promise<RunningImport> => {
  const answer = await owner().put(`${base}/${id}`, answers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const rowsOf = async (id: string, kind: string, outcome = ''): Promise<RunningRow[]> =>
  (await owner().get(`${base}/${id}/rows?kind=${kind}&outcome=${outcome}&size=100`)).json().items;
const run = ({ id, digest }: RunningImport) => owner().post(`${base}/${id}/run`, { digest });
const counts = ({ sheets }: RunningImport) =>
  Object.fromEntries(
    sheets.map(({ kind, counts }) => [kind, [counts.new, counts.unchanged, counts.refused]]),
  );

/** Every table but what says that something was done. */
async function everything() {
  const tables = [
    'deals',
    'deal_units',
    'entries',
    'cheques',
    'cheque_steps',
    'plan_lines',
    'persons',
    'papers',
  ];
  const all: Record<string, unknown> = {};
  for (const table of tables)
    all[table] = (
      await app.db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by 1`)
    ).rows;
  return JSON.stringify(all);
}

/** The first cheque of every second deal was due before the move; a deal of which nothing was paid is late by it. */
const lateOf = (deal: BookDeal) => (deal.row % 2 === 1 && deal.paid === 0 ? 1_000 : 0);

const minor = (amount: number, currency: BookDeal['currency']) =>
  Math.round(amount * 10 ** decimalsOf(currency));

test('an office moves in with its book, and out again', { timeout: 120_000 }, async () => {
  const before = await everything();
  const { bytes, book, drawer } = await officeBook(DEALS, EACH);
  const opened = Date.now();
  const read = await upload(bytes);
  const readIn = Date.now() - opened;
  expect(read.otherSheets).toEqual(['غلاف']);
  expect(read.sheets.map(({ kind, problem }) => [kind, problem])).toEqual([
    ['deals', null],
    ['cheques', null],
  ]);
  // one word is not known; said once, for all its rows
  expect(read.words).toMatchObject([
    {
      kind: 'cheques',
      field: 'state',
      word: 'عنا',
      rows: drawer.filter(({ word }) => word === 'عنا').length,
      value: null,
    },
  ]);
  const told = await say(read.id, {
    words: [{ kind: 'cheques', field: 'state', word: 'عنا', value: 'drawer' }],
  });
  expect(counts(told)).toEqual({ deals: [DEALS, 0, 1], cheques: [drawer.length, 0, 1] });
  const [twice] = await rowsOf(read.id, 'deals', 'refused');
  expect(twice?.issues).toMatchObject([{ code: 'unitTwice', typed: 'F-1', row: book[0]?.row }]);
  expect((await rowsOf(read.id, 'cheques', 'refused'))[0]?.issues).toMatchObject([{ code: 'chequeCleared' }]);

  // nothing is written before the books are compared, or somebody says that there is nothing to compare with
  const early = await run(told);
  expect([early.statusCode, early.body]).toEqual([422, expect.stringContaining('books')]);
  const sumOf = (currency: string, of: (deal: BookDeal) => number) =>
    book.filter((deal) => deal.currency === currency).reduce((sum, deal) => sum + of(deal), 0);
  const books = ['USD', 'JOD', 'ILS'].flatMap((currency) =>
    [
      { part: 'price', amount: sumOf(currency, ({ price, discount }) => price - discount) },
      { part: 'paid', amount: Math.round(sumOf(currency, ({ paid }) => paid) * 1000) / 1000 },
      {
        part: 'cheques',
        amount: drawer
          .filter((one) => one.currency === currency)
          .reduce((sum, { amount }) => sum + amount, 0),
      },
    ].map((line) => ({ buildingId: projectId, currency, why: '', ...line })),
  );
  const wrong = books.map((line, i) => (i === 0 ? { ...line, amount: line.amount + 1 } : line));
  const differing = await say(read.id, { books: wrong });
  expect(differing.isSettled).toBe(false);
  expect(differing.books.flatMap(({ lines }) => lines).filter(({ isSettled }) => !isSettled)).toMatchObject([
    { part: 'price', difference: -1 },
  ]);
  const settled = await say(read.id, { books });
  expect(settled.isSettled).toBe(true);

  const started = Date.now();
  const ran = await run(settled);
  const took = Date.now() - started;
  expect(ran.statusCode, ran.body).toBe(200);
  expect(ran.json().done).toMatchObject({ deals: DEALS, cheques: drawer.length });
  console.log(`${DEALS} deals and ${drawer.length} cheques: read in ${readIn} ms, brought in in ${took} ms`);

  // each deal as the book has it, by the ledger that staff see
  const ids = (
    await app.db.execute<{ id: number; unit: string }>(sql`select d.id, u.unit_number as unit from deals d
    join deal_units c on c.deal_id = d.id and c.ordinal = 0 join units u on u.id = c.unit_id`)
  ).rows;
  for (const deal of book) {
    const { id } = ids.find(({ unit }) => unit === deal.units[0]) ?? { id: 0 };
    const ledger: DealLedger = (await owner().get(`/admin/deals/${id}/ledger`)).json();
    const of = (amount: number) => minor(amount, deal.currency);
    expect(ledger.deal).toMatchObject({ name: deal.buyer, stage: deal.stage, on: deal.day });
    expect(ledger.deal.units.map(({ label }) => label)).toEqual(deal.units);
    expect(ledger.balance && of(ledger.balance.outstanding)).toBe(
      of(deal.price - deal.discount) - of(deal.paid),
    );
    expect(ledger.entries.filter(({ paper }) => paper)).toEqual([]);
    const mine = drawer.filter(({ unit }) => unit === deal.units[0]);
    expect(
      ledger.entries.flatMap(({ cheque, amount }) => (cheque ? [[cheque.number, cheque.dueOn, amount]] : [])),
    ).toEqual(mine.map(({ number, dueOn, amount }) => [number, dueOn, amount]));
    const opening = ledger.entries.find(({ kind }) => kind === 'opening');
    expect(opening?.amount ?? 0).toBe(deal.paid);
    expect(ledger.plan.reduce((sum, { amount }) => sum + of(amount), 0)).toBe(of(deal.price - deal.discount));
    const { lines } = statementOf(ledger.entries, deal.currency);
    expect(of(lines.at(-1)?.balance ?? 0)).toBe(of(deal.price - deal.discount) - of(deal.paid));
    expect(lines.filter(({ entry }) => entry.kind === 'opening').map(({ on }) => on)).toEqual(
      deal.paid > 0 ? [read.on] : [],
    );
    expect([deal.row, ledger.overdue?.amount ?? 0]).toEqual([deal.row, lateOf(deal)]);
  }

  // the desk, ageing, persons and the site, counted from the book
  const { groups, totals }: MoneyDesk = (await owner().get('/admin/money')).json();
  const past = drawer.filter(({ dueOn }) => dueOn < read.on);
  expect(groups.find(({ group }) => group === 'past')?.count).toBe(past.length);
  const ageing: AgeingList = (await owner().get('/admin/money/ageing?of=all')).json();
  for (const currency of ['USD', 'JOD', 'ILS'] as const) {
    const owed = minor(
      sumOf(currency, ({ price, discount, paid }) => price - discount - paid),
      currency,
    );
    const total = totals.find((one) => one.currency === currency);
    expect(minor(total?.outstanding ?? 0, currency)).toBe(owed);
    const aged = ageing.totals.find((one) => one.currency === currency);
    expect([minor(aged?.outstanding ?? 0, currency), aged?.late]).toEqual([owed, sumOf(currency, lateOf)]);
    expect(Object.values(aged?.parts ?? {}).reduce((sum, part) => sum + minor(part, currency), 0)).toBe(owed);
  }
  const persons = new Map(
    (await app.db.execute<{ id: number; phone: string }>(sql`select id, phone from persons`)).rows.map(
      ({ id, phone }) => [phone, id],
    ),
  );
  expect(persons.size).toBe(DEALS);
  for (const deal of book) {
    const { deals }: Person = (await owner().get(`/admin/persons/${persons.get(deal.phone)}`)).json();
    expect(deals.map(({ outstanding }) => minor(outstanding?.amount ?? 0, deal.currency))).toEqual([
      minor(deal.price - deal.discount, deal.currency) - minor(deal.paid, deal.currency),
    ]);
  }
  const site = (await app.anonymous.get(`/projects/${projectId}`)).json();
  const taken = new Set(book.flatMap(({ units }) => units));
  const offered = site.units.filter((unit: { isAvailable: boolean }) => unit.isAvailable);
  expect(
    offered.map((unit: { unitNumber: string }) => unit.unitNumber).filter((one: string) => taken.has(one)),
  ).toEqual([]);
  expect(offered).toHaveLength(2 * DEALS - taken.size);

  // the same file again changes nothing, nor does an export of what is there
  const again = await upload(bytes);
  const same = await say(again.id, {
    words: [{ kind: 'cheques', field: 'state', word: 'عنا', value: 'drawer' }],
  });
  expect(counts(same)).toEqual({ deals: [0, DEALS, 1], cheques: [0, drawer.length, 1] });
  expect((await rowsOf(again.id, 'deals', 'unchanged')).flatMap(({ differences }) => differences)).toEqual(
    [],
  );
  for (const kind of ['deals', 'cheques'] as const)
    for (const lang of ['ar', 'en']) {
      const sheet = await owner().get(
        `/admin/moving-in/sheet?kind=${kind}&filled=yes&format=xlsx&lang=${lang}`,
      );
      const exported = await upload(sheet.rawPayload, 'export.xlsx');
      const total = kind === 'deals' ? DEALS : drawer.length;
      expect(counts(exported)).toEqual({ [kind]: [0, total, 0] });
    }

  // one deal is worked on; the others are taken back
  const worked = ids.find(({ unit }) => unit === 'F-3')?.id ?? 0;
  const paid = { kind: 'payment', method: 'cash', amount: 10, currency: book[2]?.currency, on: read.on };
  expect((await owner().post(`/admin/deals/${worked}/entries`, paid)).statusCode).toBe(201);
  const plan = (await owner().get(`${base}/${read.id}/take-back`)).json();
  expect(plan).toMatchObject({ deals: DEALS - 1, kept: [{ units: 'F-3', reason: 'changed' }] });
  const back = await owner().post(`${base}/${read.id}/take-back`, { digest: plan.digest });
  expect(back.statusCode, back.body).toBe(200);
  const left = (await app.db.execute<{ id: number }>(sql`select id from deals`)).rows;
  expect(left.map(({ id }) => id)).toEqual([worked]);
  // without that one, the database is the one before
  await app.db.execute(sql`delete from papers; delete from cheque_steps; delete from cheques; delete from entries;
    delete from deals; delete from persons`);
  expect(await everything()).toBe(before);
});

test('once moving in is over, nobody brings in or writes an opening', async () => {
  const { bytes } = await officeBook(2, 0);
  const read = await upload(bytes);
  const ready = await say(read.id, { isNotCompared: true });
  expect((await app.as('ADMIN').get('/admin/moving-in')).statusCode).toBe(403);
  const signedIn = await app.anonymous.post('/auth/login', {
    username: 'superadmin',
    password: TEST_PASSWORD,
  });
  const owner = app.withToken(signedIn.json().token);
  const me = async () => (await owner.get('/auth/me')).json().hasMovedIn;
  expect(await me()).toBeUndefined();
  const end = await owner.post('/admin/moving-in/end', {});
  expect(await me()).toBe(true);
  expect([end.statusCode, end.json().endedAt]).toEqual([200, expect.any(String)]);
  const late = await run(ready);
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('Moving in is over')]);
});
