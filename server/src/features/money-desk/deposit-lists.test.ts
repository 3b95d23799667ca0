import type { DepositedAnswer, DepositList } from '@diyar/contract/money-desk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes, chequeSteps } from '../../db/schema.ts';
import { companyDay } from '../ledger/index.ts';
import { type DeskApp, dayAfter, deskApp } from './test-desk.ts';

let app: DeskApp;
beforeAll(async () => {
  app = await deskApp();
});
afterAll(() => app.close());

const today = companyDay();
const make = (entryIds: number[], who = app.lacasa) =>
  who.post('/admin/money/deposit-lists', { entryIds, account: 'بنك الكرمل 4471' });
const deposit = (id: number, on = today, who = app.lacasa) =>
  who.post(`/admin/money/deposit-lists/${id}/deposited`, { on });
const paths = (answer: { json: () => { errors: { path: string }[] } }) =>
  answer.json().errors.map(({ path }) => path);

test('is numbered and printed, deposits nothing, and is then marked as deposited together', async () => {
  const one = await app.deal();
  const ids = [await app.cheque(one, { amount: 250.5 }), await app.cheque(one)];
  const made = await make(ids);
  expect(made.statusCode).toBe(201);
  const list = made.json() as DepositList;
  expect(list).toMatchObject({
    number: `${today.slice(0, 4)}-0001`,
    account: 'بنك الكرمل 4471',
    currency: 'USD',
    createdOn: today,
    createdBy: 'LACASA',
    depositedOn: null,
    total: 1250.5,
  });
  expect(list.cheques.map(({ entryId }) => entryId)).toEqual(ids);
  expect(await app.stateOf(ids[0] as number)).toBe('drawer');

  const answer = await deposit(list.id);
  expect(answer.statusCode).toBe(200);
  const { list: deposited, refused } = answer.json() as DepositedAnswer;
  expect(refused).toEqual([]);
  expect(deposited.depositedOn).toBe(today);
  expect(deposited.cheques.map(({ state }) => state)).toEqual(['deposited', 'deposited']);
  const { items } = (await app.lacasa.get('/admin/money/deposit-lists')).json();
  expect(items[0]).toMatchObject({ id: list.id, count: 2, total: 1250.5, depositedOn: today });
  const recorded = await app.db.select().from(changes).where(eq(changes.action, 'money.deposited'));
  expect(recorded).toHaveLength(1);
});

test('the account is remembered for its currency, the last first', async () => {
  const one = await app.deal();
  const other = await app.cheque(one, { currency: 'JOD' });
  await app.lacasa.post('/admin/money/deposit-lists', { entryIds: [other], account: 'Sahel 12' });
  const last = await app.cheque(one);
  await app.lacasa.post('/admin/money/deposit-lists', { entryIds: [last], account: 'Sahel 99' });
  expect((await app.lacasa.get('/admin/money/accounts')).json().items).toEqual([
    { currency: 'USD', account: 'Sahel 99' },
    { currency: 'JOD', account: 'Sahel 12' },
    { currency: 'USD', account: 'بنك الكرمل 4471' },
  ]);
});

test('a cheque that moved on meanwhile is named, and the rest is saved', async () => {
  const one = await app.deal();
  const ids = [await app.cheque(one), await app.cheque(one), await app.cheque(one)];
  const list = (await make(ids)).json() as DepositList;
  const [, second = 0] = ids;
  await app.lacasa.post(`/admin/entries/${second}/cheque`, { state: 'givenBack', on: today });
  const { refused, list: saved } = (await deposit(list.id)).json() as DepositedAnswer;
  expect(refused).toEqual([{ entryId: second, state: 'givenBack' }]);
  expect(saved.cheques.map(({ state }) => state)).toEqual(['deposited', 'givenBack', 'deposited']);
});

test('two people who deposit the same list at once make one step for each cheque', async () => {
  const one = await app.deal();
  const other = await app.deal();
  const ids = [await app.cheque(one), await app.cheque(other), await app.cheque(one)];
  const list = (await make(ids)).json() as DepositList;
  const answers = await Promise.all([deposit(list.id), deposit(list.id, today, app.superadmin)]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json().refused).toEqual([]);
  }
  for (const id of ids) {
    const steps = await app.db.select().from(chequeSteps).where(eq(chequeSteps.entryId, id));
    expect(steps.filter(({ state }) => state === 'deposited')).toHaveLength(1);
  }
});

test('a repeated call does not deposit a cheque again that came back', async () => {
  const id = await app.cheque(await app.deal());
  const list = (await make([id])).json() as DepositList;
  await deposit(list.id);
  await app.lacasa.post(`/admin/entries/${id}/cheque`, { state: 'returned', on: today });
  expect((await deposit(list.id)).json().refused).toEqual([]);
  expect(await app.stateOf(id)).toBe('returned');
});

test('twenty lists at once have numbers without a gap', async () => {
  const one = await app.deal();
  const ids = await Promise.all(Array.from({ length: 20 }, () => app.cheque(one)));
  const numbers = (await Promise.all(ids.map((id) => make([id])))).map((answer) => answer.json().number);
  const counted = numbers.map((number: string) => Number(number.slice(5))).sort((a, b) => a - b);
  expect(counted).toEqual(counted.map((_, i) => (counted[0] as number) + i));
});

test('two currencies, or a cheque that is not in the drawer, are refused at the field', async () => {
  const one = await app.deal();
  const dollars = await app.cheque(one);
  const mixed = await make([dollars, await app.cheque(one, { currency: 'ILS' })]);
  expect([mixed.statusCode, paths(mixed)]).toEqual([422, ['entryIds']]);
  const gone = await make([dollars, await app.cheque(one, { state: 'cleared' })]);
  expect([gone.statusCode, paths(gone)]).toEqual([422, ['entryIds.1']]);
  expect((await make([])).statusCode).toBe(422);
  const voided = await app.cheque(one);
  await app.lacasa.post(`/admin/entries/${voided}/void`, { reason: 'typed twice' });
  const cleared = await app.cheque(one, { state: 'cleared' });
  expect(paths(await make([voided, dollars, cleared]))).toEqual(['entryIds.0', 'entryIds.2']);
  const again = await make([await app.cheque(one, { state: 'returned' })]);
  expect(again.statusCode, 'one that came back may be deposited again').toBe(201);
});

test('a day to come is refused, and nothing is deposited', async () => {
  const id = await app.cheque(await app.deal());
  const list = (await make([id])).json() as DepositList;
  const answer = await deposit(list.id, dayAfter(today, 1));
  expect([answer.statusCode, paths(answer)]).toEqual([422, ['on']]);
  expect(await app.stateOf(id)).toBe('drawer');
});

test('cheques of another building make no list, and its lists are not shown', async () => {
  const elsewhere = await app.cheque(await app.deal({}, app.otherId));
  const here = await app.cheque(await app.deal());
  expect((await make([here, elsewhere])).statusCode).toBe(403);
  expect((await make([elsewhere])).statusCode).toBe(403);
  const list = (await make([here, elsewhere], app.superadmin)).json() as DepositList;
  expect((await app.lacasa.get(`/admin/money/deposit-lists/${list.id}`)).statusCode).toBe(403);
  expect((await deposit(list.id)).statusCode).toBe(403);
  const shown = (await app.lacasa.get('/admin/money/deposit-lists?size=100')).json().items;
  expect(shown.map(({ id }: DepositList) => id)).not.toContain(list.id);
  expect((await app.superadmin.get(`/admin/money/deposit-lists/${list.id}`)).statusCode).toBe(200);
});
