import type { DealLedger, Entry } from '@diyar/contract/ledger';
import type { Paper } from '@diyar/contract/papers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closedMonths } from '../../db/schema.ts';
import { cash, cheque, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { companyDay } from './days.ts';
import { nextNumber } from './numbers.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const today = companyDay();
const newest = ({ entries }: DealLedger): Entry =>
  entries.reduce((last, entry) => (entry.id > last.id ? entry : last));
const parts = ({ balance }: DealLedger) =>
  balance && [
    balance.charges,
    balance.discounts,
    balance.writtenOff,
    balance.paid,
    balance.refunded,
    balance.outstanding,
    balance.overpaid,
  ];

async function deal(fields: object = { dueAmountStr: '100,000 USD' }) {
  const apartment = await app.reserve(fields);
  const id = await app.dealOf(apartment);
  const read = async (): Promise<DealLedger> => (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
  const post = async (path: string, body: object) => app.lacasa.post(path, body);
  return {
    id,
    apartment,
    read,
    enter: (entry: object) => app.enter(id, entry),
    post: (path: string, body: object) => post(`/admin/deals/${id}/${path}`, body),
    entry: (entry: Entry, step: string, body: object) => post(`/admin/entries/${entry.id}/${step}`, body),
  };
}

const usd = (amount: number, more: object = {}) => cash(amount, 'USD', { on: today, ...more });
const issues = (answer: { json(): { error?: { fields?: unknown }; fields?: unknown } }) =>
  JSON.stringify(answer.json());

test('the price that was typed is a charge, and a payment lowers what is owed', async () => {
  const { enter, apartment } = await deal();
  const ledger = await enter(usd(40_000.5));
  expect(parts(ledger)).toEqual([100_000, 0, 0, 40_000.5, 0, 59_999.5, 0]);
  expect(await app.apartment(apartment.label)).toMatchObject({
    dueAmountStr: '100,000 USD',
    paidAmountStr: '40000.5 USD',
    due: { amount: 100_000, currency: 'USD' },
    outstanding: { amount: 59_999.5, currency: 'USD' },
    isFullyPaid: false,
  });
});

describe('money in another currency', () => {
  test('counts for what its rate makes, rounded half up', async () => {
    const { enter } = await deal();
    const ledger = await enter(cash(46_250, 'ILS', { on: today, rate: 3.7 }));
    expect(newest(ledger)).toMatchObject({ countsFor: 12_500, rate: { rate: 3.7 } });
    expect(ledger.balance?.paid).toBe(12_500);
  });

  test('without a rate it stands apart until one is given, and the receipt stays as it was', async () => {
    const { enter, entry } = await deal();
    const before = await enter(cash(700, 'JOD', { on: today }));
    expect(before.balance?.paid).toBe(0);
    expect(before.apart.uncounted).toEqual([{ currency: 'JOD', amount: 700 }]);
    const paper = newest(before).paper;
    const after: DealLedger = (await entry(newest(before), 'rate', { rate: 1.41 })).json();
    expect(after.balance?.paid).toBe(987);
    expect(after.apart.uncounted).toEqual([]);
    const printed: Paper = (await app.lacasa.get(`/admin/papers/${paper?.id}`)).json();
    expect(printed.data.countsFor).toBeNull();
  });
});

describe('a cheque', () => {
  test('counts on the day it clears, and its debt is open again when it returns', async () => {
    const { enter, entry } = await deal({ dueAmountStr: '1000 ILS' });
    const given = await enter(cheque(400, { on: today }));
    expect(given.balance?.paid).toBe(0);
    expect(given.apart.cheques).toEqual([{ currency: 'ILS', amount: 400 }]);
    const cleared: DealLedger = (
      await entry(newest(given), 'cheque', { state: 'cleared', on: today })
    ).json();
    expect(cleared.balance?.paid).toBe(400);
    const returned: DealLedger = (
      await entry(newest(given), 'cheque', { state: 'returned', on: today })
    ).json();
    expect([returned.balance?.paid, returned.apart.cheques]).toEqual([0, []]);
    expect(newest(returned).cheque?.steps.map(({ state }) => state)).toEqual([
      'drawer',
      'cleared',
      'returned',
    ]);
    const undone: DealLedger = (await entry(newest(given), 'cheque/undo', {})).json();
    expect(undone.balance?.paid).toBe(400);
  });

  test('is replaced by another, which has a receipt of its own', async () => {
    const { enter, entry } = await deal({ dueAmountStr: '1000 ILS' });
    const given = await enter(cheque(400, { on: today }));
    const replacement = { bank: 'Karmel Bank', number: '9001', dueOn: '2027-03-01', amount: 400 };
    const ledger: DealLedger = (
      await entry(newest(given), 'cheque', { state: 'replaced', on: today, replacement })
    ).json();
    expect(ledger.apart.cheques).toEqual([{ currency: 'ILS', amount: 400 }]);
    expect(newest(ledger)).toMatchObject({
      replaces: newest(given).id,
      cheque: { number: '9001', state: 'drawer' },
    });
    expect(newest(ledger).paper?.kind).toBe('receipt');
    const again = await entry(newest(given), 'cheque', { state: 'cleared', on: today });
    expect(again.statusCode).toBe(409);
  });

  test('is entered once', async () => {
    const { enter, post } = await deal({ dueAmountStr: '1000 ILS' });
    const line = cheque(10, { on: today });
    await enter(line);
    const twice = await post('entries', line);
    expect([twice.statusCode, issues(twice)]).toEqual([422, expect.stringContaining('already recorded')]);
  });
});

describe('what is refused', () => {
  test.each([
    ['a day that is still to come', { on: '2030-01-01' }, 'on'],
    ['too many decimals', { amount: 10.005 }, 'amount'],
    ['a discount that is more than the price', { kind: 'discount', note: 'x', amount: 100_001 }, 'amount'],
    ['a refund of more than was received', { kind: 'refund', amount: 1 }, 'amount'],
    ['a write-off of more than is owed', { kind: 'writeOff', note: 'x', amount: 100_000.01 }, 'amount'],
    ['a fee in another currency', { kind: 'charge', currency: 'ILS' }, 'currency'],
    ['more decimals than the deal has', { currency: 'ILS', countsFor: 1.005 }, 'countsFor'],
    ['a forfeit on an open deal', { kind: 'charge', reason: 'forfeit' }, 'reason'],
  ])('%s', async (_what, fields, field) => {
    const { post, read } = await deal();
    const before = await read();
    const answer = await post('entries', usd(10, fields));
    expect([answer.statusCode, issues(answer)]).toEqual([422, expect.stringContaining(`"${field}"`)]);
    expect(parts(await read())).toEqual(parts(before));
  });

  test('an outdated screen; the same key twice is stored once', async () => {
    const { post, read } = await deal();
    const { version } = (await read()).deal;
    const line = usd(10, { version, key: `key-${version}-${Math.random()}` });
    expect((await post('entries', line)).statusCode).toBe(201);
    expect((await post('entries', line)).statusCode).toBe(201);
    expect((await read()).balance?.paid).toBe(10);
    expect((await post('entries', usd(10, { version }))).statusCode).toBe(409);
  });

  test('a closed month', async () => {
    const { post, read } = await deal();
    await app.db.insert(closedMonths).values({ month: '2026-09-01' });
    const answer = await post('entries', usd(10, { on: '2026-09-30' }));
    await app.db.delete(closedMonths);
    expect([answer.statusCode, issues(answer)]).toEqual([422, expect.stringContaining('closed')]);
    expect((await read()).entries).toHaveLength(1);
  });

  test('payments by ADMIN, who sees price and plan only', async () => {
    const { id, enter } = await deal();
    await enter(usd(500));
    const admin = app.as('ADMIN');
    const forfeit = { kind: 'charge', reason: 'forfeit', method: null };
    for (const entry of [usd(1), usd(1, { kind: 'refund' }), usd(1, forfeit)])
      expect((await admin.post(`/admin/deals/${id}/entries`, entry)).statusCode).toBe(403);
    const seen: DealLedger = (await admin.get(`/admin/deals/${id}/ledger`)).json();
    expect(seen.balance).toBeNull();
    expect(seen.entries.map(({ kind }) => kind)).toEqual(['charge']);
    expect(JSON.stringify(seen)).not.toContain('"amount":500');
  });
});

describe('void, correct, write off', () => {
  test('a void entry stays and counts for nothing', async () => {
    const { enter, entry } = await deal();
    const paid = await enter(usd(3000));
    const ledger: DealLedger = (await entry(newest(paid), 'void', { reason: 'entered twice' })).json();
    expect(ledger.balance?.paid).toBe(0);
    expect(newest(ledger)).toMatchObject({ amount: 3000, void: { reason: 'entered twice', on: today } });
    expect((await entry(newest(paid), 'void', { reason: 'again' })).statusCode).toBe(409);
  });

  test('a correction is a void and a new entry with a receipt of its own', async () => {
    const { enter, entry } = await deal();
    const paid = await enter(usd(3000));
    const ledger: DealLedger = (
      await entry(newest(paid), 'correct', { reason: 'typed wrong', entry: usd(300) })
    ).json();
    expect(ledger.balance?.paid).toBe(300);
    expect(newest(ledger).replaces).toBe(newest(paid).id);
    expect(newest(ledger).paper?.number).not.toBe(newest(paid).paper?.number);
  });

  test('the mark writes the rest off; a later payment shrinks it; a returned cheque takes it back', async () => {
    const { enter, entry, apartment, read } = await deal({ dueAmountStr: '1000 ILS' });
    await enter(cash(600, 'ILS', { on: today }));
    const given = await enter(cheque(300, { on: today }));
    const path = `/lacasa/apartments/${apartment.id}/reservation`;
    expect((await app.lacasa.patch(path, { isFullyPaid: true })).json()).toMatchObject({ isFullyPaid: true });
    expect(parts(await read())).toEqual([1000, 0, 400, 600, 0, 0, 0]);
    const cleared: DealLedger = (
      await entry(newest(given), 'cheque', { state: 'cleared', on: today })
    ).json();
    expect(parts(cleared)).toEqual([1000, 0, 100, 900, 0, 0, 0]);
    const returned: DealLedger = (
      await entry(newest(given), 'cheque', { state: 'returned', on: today })
    ).json();
    expect(parts(returned)).toEqual([1000, 0, 0, 600, 0, 400, 0]);
  });
});

describe('the typed texts', () => {
  test('another price voids the one before and the plan follows; a repeated form changes nothing', async () => {
    const { id, apartment, read } = await deal();
    const lines = [
      { dueOn: today, amount: 40_000, label: 'a' },
      { dueOn: '2027-06-01', amount: 60_000, label: 'b' },
    ];
    expect((await app.lacasa.put(`/admin/deals/${id}/plan`, { lines })).statusCode).toBe(200);
    const path = `/lacasa/apartments/${apartment.id}/reservation`;
    await app.lacasa.patch(path, { name: 'سامر', dueAmountStr: '100,000 USD' });
    expect((await read()).entries).toHaveLength(1);
    await app.lacasa.patch(path, { dueAmountStr: '$ 110,000' });
    const ledger = await read();
    expect(ledger.balance?.charges).toBe(110_000);
    expect(ledger.entries.map((entry) => entry.void !== null)).toEqual([true, false]);
    expect(ledger.plan.map(({ amount }) => amount)).toEqual([40_000, 70_000]);
  });

  test('a stated sum counts until a payment is recorded; then another text is refused', async () => {
    const { enter, apartment, read } = await deal({ dueAmountStr: '1000 USD', paidAmountStr: '250' });
    expect((await read()).balance?.paid).toBe(250);
    const ledger = await enter(usd(100));
    expect(ledger.balance?.paid).toBe(100);
    const path = `/lacasa/apartments/${apartment.id}/reservation`;
    expect((await app.lacasa.patch(path, { name: 'سامر', paidAmountStr: '100 USD' })).statusCode).toBe(200);
    expect((await app.lacasa.patch(path, { paidAmountStr: '900' })).statusCode).toBe(409);
    expect((await app.lacasa.patch(path, { dueAmountStr: '1000 JD' })).statusCode).toBe(409);
  });

  test('a price without a currency owes nothing until one is named', async () => {
    const { read, post } = await deal({ dueAmountStr: '98000' });
    expect(await read()).toMatchObject({ isCurrencyMissing: true, balance: null, entries: [] });
    const named: DealLedger = (await post('confirm', { amount: 98_000, currency: 'JOD' })).json();
    expect(named).toMatchObject({
      isCurrencyMissing: false,
      balance: { outstanding: 98_000, currency: 'JOD' },
    });
  });
});

test('a plan makes what is to be paid, and what is late follows from it', async () => {
  const { id, enter } = await deal();
  const put = (lines: object[]) => app.lacasa.put(`/admin/deals/${id}/plan`, { lines });
  const off = await put([{ dueOn: '2026-01-01', amount: 99_999 }]);
  expect([off.statusCode, issues(off)]).toEqual([422, expect.stringContaining('100000')]);
  await put([
    { dueOn: '2026-01-01', amount: 30_000, label: '' },
    { dueOn: '2026-02-01', amount: 30_000, label: '' },
    { dueOn: '2099-01-01', amount: 40_000, label: '' },
  ]);
  const ledger = await enter(usd(45_000));
  expect(ledger.overdue).toEqual({ amount: 15_000, since: '2026-02-01', inCheques: 0 });
  expect(ledger.plan.map(({ covered, isLate }) => [covered, isLate])).toEqual([
    [30_000, false],
    [15_000, true],
    [0, false],
  ]);
});

describe('papers', () => {
  test('have no gaps, also when twenty are issued at once and some fail', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => deal()));
    const tries = all.flatMap(({ post }) =>
      [1, 2, 3, 4].map((n) => post('entries', n === 3 ? cash(1, 'EUR', { on: today }) : usd(n))),
    );
    await Promise.all(tries);
    const ledgers = await Promise.all(all.map(({ read }) => read()));
    const numbers = ledgers
      .flatMap(({ entries }) =>
        entries.flatMap(({ paper }) => (paper ? [Number(paper.number.slice(5))] : [])),
      )
      .sort((a, b) => a - b);
    expect(numbers).toHaveLength(15);
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
  });

  test('a number that was taken by a write that failed is given to the next', async () => {
    const taken: number[] = [];
    const failed = app.db.transaction(async (tx) => {
      taken.push(await nextNumber(tx, 'receipt', 2001));
      throw new Error('the power went off');
    });
    await expect(failed).rejects.toThrow('power');
    await app.db.transaction(async (tx) => {
      taken.push(await nextNumber(tx, 'receipt', 2001), await nextNumber(tx, 'receipt', 2001));
    });
    expect(taken).toEqual([1, 1, 2]);
  });

  test('are frozen as issued', async () => {
    const { enter, entry } = await deal();
    const { paper } = newest(await enter(usd(1234.5)));
    const read = async (): Promise<Paper> => (await app.lacasa.get(`/admin/papers/${paper?.id}`)).json();
    const issued = await read();
    expect(issued).toMatchObject({
      kind: 'receipt',
      data: { amount: 1234.5, cashier: expect.any(String), balance: { outstanding: 98_765.5 } },
    });
    expect(issued.data.inWords.en).toContain('one thousand two hundred');
    await enter(usd(5000));
    expect(await read()).toEqual(issued);
    const [own] = (await enter(usd(1))).entries.filter((one) => one.paper?.id === paper?.id);
    if (own) await entry(own, 'void', { reason: 'a mistake' });
    expect(await read()).toEqual({ ...issued, void: expect.objectContaining({ reason: 'a mistake' }) });
  });
});

describe('a cancelled deal', () => {
  const cancel = (no: number, body: object) =>
    app.superadmin
      .get('/admin/buildings')
      .then((answer) => answer.json().items[0].id)
      .then((id) => app.lacasa.post(`/admin/buildings/${id}/apartments/${no}/cancel`, body));
  const reopen = (no: number) =>
    app.superadmin
      .get('/admin/buildings')
      .then((answer) => answer.json().items[0].id)
      .then((id) => app.lacasa.post(`/admin/buildings/${id}/apartments/${no}/reopen`, {}));

  test('owes nothing; what was received is to be given back until refund and forfeit make it zero', async () => {
    const { apartment, enter, read, post } = await deal();
    await enter(usd(15_000));
    await enter(cheque(10, { on: today, currency: 'USD' }));
    const tooMuch = { refund: 15_000, method: 'cash', forfeit: 1 };
    expect((await cancel(apartment.id, { reason: 'other', settlement: tooMuch })).statusCode).toBe(422);
    const settlement = { refund: 9000, method: 'cash', forfeit: 1000 };
    expect((await cancel(apartment.id, { reason: 'other', settlement })).statusCode).toBe(200);
    const ledger = await read();
    expect(parts(ledger)).toEqual([1000, 0, 0, 15_000, 9000, 0, 5000]);
    expect(ledger.entries.find(({ cheque }) => cheque)?.cheque?.state).toBe('givenBack');
    const voucher = ledger.entries.find(({ kind }) => kind === 'refund')?.paper;
    expect(voucher?.kind).toBe('voucher');
    const printed: Paper = (await app.lacasa.get(`/admin/papers/${voucher?.id}`)).json();
    expect(printed.data).toMatchObject({ isCancelled: true, balance: { overpaid: 5000 } });
    expect((await post('entries', usd(1))).statusCode).toBe(409);
    const settled: DealLedger = (await post('entries', usd(5000, { kind: 'refund' }))).json();
    expect(settled.balance?.overpaid).toBe(0);
    expect((await reopen(apartment.id)).statusCode).toBe(200);
    expect(parts(await read())).toEqual([100_000, 0, 0, 15_000, 14_000, 99_000, 0]);
  });
});

test('the totals of the building are the sum of its deals, part by part', async () => {
  const [building] = (await app.superadmin.get('/admin/buildings')).json().items;
  const { ledger } = (await app.superadmin.get(`/admin/buildings/${building.id}/dashboard`)).json();
  for (const total of ledger) {
    const net = total.charges - total.discounts - total.writtenOff - total.paid + total.refunded;
    const result = total.outstanding - total.overpaid - total.toGiveBack;
    expect(Math.round(net * 1000)).toBe(Math.round(result * 1000));
  }
  expect(ledger.length).toBeGreaterThan(1);
});
