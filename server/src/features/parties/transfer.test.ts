import type { DealLedger } from '@diyar/contract/ledger';
import type { DealParties, Transfer } from '@diyar/contract/parties';
import type { DealId } from '@diyar/contract/rules/ids';
import { toMinor } from '@diyar/contract/rules/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, cheque, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { companyDay } from '../ledger/index.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const today = companyDay();
const ledgerOf = async (id: DealId): Promise<DealLedger> =>
  (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
const partiesOf = async (id: DealId): Promise<DealParties> =>
  (await app.lacasa.get(`/admin/deals/${id}/parties`)).json();

async function deal(fields: object = {}) {
  const apartment = await app.reserve({ phone: '0599511001', dueAmountStr: '150000 ILS', ...fields });
  return { apartment, id: await app.dealOf(apartment) };
}

/** Every cheque that has not cleared, kept. */
const openCheques = ({ entries }: DealLedger) =>
  entries.filter(
    ({ cheque: one, void: voided }) =>
      one && !voided && (one.state === 'drawer' || one.state === 'deposited' || one.state === 'returned'),
  );
const kept = (ledger: DealLedger) => openCheques(ledger).map(({ id }) => ({ entryId: id, isKept: true }));

async function transfer(id: DealId, input: object = {}) {
  const ledger = await ledgerOf(id);
  return app.lacasa.post(`/admin/deals/${id}/transfers`, {
    ...{ to: [{ name: 'فؤاد الهودلي', phone: '0599511002' }], on: today },
    ...{ cheques: kept(ledger), version: ledger.deal.version },
    ...input,
  });
}
const done = async (id: DealId, input: object = {}): Promise<Transfer> => {
  const answer = await transfer(id, input);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};

test('money, plan and receipts stay; cheques have the earlier buyer’s name, or go back', async () => {
  const { id, apartment } = await deal({ name: 'ريما الشوملي', coBuyers: 'لينا' });
  await app.enter(id, cash(40_000));
  await app.enter(id, cheque(20_000));
  const withTwo = await app.enter(id, cheque(10_000));
  const [first, second] = openCheques(withTwo);
  const receipt = withTwo.entries.find(({ kind, method }) => kind === 'payment' && method === 'cash')?.paper;
  const paper = await done(id, {
    to: [
      { name: 'فؤاد الهودلي', phone: '0599511002', share: 60, idKind: 'national', idNumber: '902114875' },
      { name: 'نور الهودلي', share: 40 },
    ],
    fee: 2_990,
    cheques: [
      { entryId: first?.id, isKept: true },
      { entryId: second?.id, isKept: false },
    ],
    note: 'اتفاق',
  });
  expect(paper).toMatchObject({
    number: `${today.slice(0, 4)}-0001`,
    data: {
      from: [{ name: 'ريما الشوملي' }, { name: 'لينا' }],
      to: [
        { name: 'فؤاد الهودلي', share: 60 },
        { name: 'نور الهودلي', share: 40 },
      ],
      fee: 2_990,
      balance: { charges: 152_990, paid: 40_000, outstanding: 112_990 },
    },
    idNumbers: { from: [null, null], to: ['902114875', null] },
  });
  const after = await ledgerOf(id);
  expect(after.deal).toMatchObject({ name: 'فؤاد الهودلي', phone: '0599511002', coBuyers: 'نور الهودلي' });
  expect(after.balance).toMatchObject({ paid: 40_000, outstanding: 112_990 });
  const states = after.entries.flatMap(({ cheque: one }) => (one ? [[one.drawer, one.state]] : []));
  expect(states).toEqual(
    expect.arrayContaining([
      ['ريما الشوملي', 'drawer'],
      ['ريما الشوملي', 'givenBack'],
    ]),
  );
  // a receipt keeps the name it was issued to
  expect((await app.lacasa.get(`/admin/papers/${receipt?.id}`)).json().data.name).toContain('ريما الشوملي');
  const next = await app.enter(id, cash(5_000));
  const newest = next.entries.reduce((a, b) => (b.id > a.id ? b : a)).paper;
  expect((await app.lacasa.get(`/admin/papers/${newest?.id}`)).json().data.name).toContain('فؤاد الهودلي');
  expect((await partiesOf(id)).transfers).toMatchObject([
    { number: paper.number, to: ['فؤاد الهودلي', 'نور الهودلي'] },
  ]);
  expect((await app.lacasa.get(`/admin/transfers/${paper.id}`)).json()).toEqual(paper);
  // the older call answers the new buyer
  const floors = (await app.apartments()).find((one) => one.id === apartment.id);
  expect(floors?.name).toBe('فؤاد الهودلي');
});

test('two persons on the papers: the number of the one never stays with the other', async () => {
  const { id } = await deal({ name: 'هدى', phone: '0599511009' });
  const { version } = await partiesOf(id);
  await app.lacasa.put(`/admin/deals/${id}/parties`, {
    parties: [{ name: 'هدى', phone: '0599511009', idKind: 'national', idNumber: '911111111' }],
    version,
  });
  const paper = await done(id, { to: [{ name: 'خالد', phone: '0599511009' }] });
  expect(paper.idNumbers).toEqual({ from: ['911111111'], to: [null] });
  const [now] = (await partiesOf(id)).parties;
  expect([now?.name, now?.idNumber]).toEqual(['خالد', '']);
});

test('what a transfer is refused for', async () => {
  const { id } = await deal({ name: 'سامي' });
  const withCheque = await app.enter(id, cheque(10_000));
  const [one] = openCheques(withCheque);
  const refused = async (input: object) => {
    const answer = await transfer(id, input);
    const { code, errors } = answer.json();
    return [answer.statusCode, code, errors?.[0]?.path];
  };
  expect(await refused({ to: [{ name: 'سامي', phone: '0599511001' }] })).toEqual([
    422,
    'invalid',
    'to.0.name',
  ]);
  expect(await refused({ on: '2999-01-01' })).toEqual([422, 'invalid', 'on']);
  expect(await refused({ on: '2001-01-01' })).toEqual([422, 'invalid', 'on']);
  expect(await refused({ cheques: [] })).toEqual([409, 'stale', undefined]);
  expect(await refused({ version: 1 })).toEqual([409, 'stale', undefined]);
  expect(await refused({ fee: 10.123 })).toEqual([422, 'invalid', 'fee']);
  expect(await refused({ to: [] })).toEqual([422, 'invalid', 'to']);
  await app.lacasa.post(`/admin/entries/${one?.id}/cheque`, { state: 'deposited', on: today, version: null });
  expect(await refused({ cheques: [{ entryId: one?.id, isKept: false }] })).toEqual([
    422,
    'invalid',
    'cheques.0.isKept',
  ]);
  // overdue: the plan wants what nobody paid
  const { deal: held } = await ledgerOf(id);
  const plan = await app.lacasa.put(`/admin/deals/${id}/plan`, {
    lines: [{ dueOn: '2020-01-01', amount: 150_000, label: '' }],
    version: held.version,
  });
  expect(plan.statusCode, plan.body).toBe(200);
  expect(await refused({})).toEqual([409, 'dealOverdue', undefined]);
  expect((await ledgerOf(id)).deal.name).toBe('سامي');
  // who sees no money hands over no deal that has some
  const { deal: shown } = await ledgerOf(id);
  const asAdmin = await app.as('ADMIN').post(`/admin/deals/${id}/transfers`, {
    to: [{ name: 'آخر' }],
    on: today,
    version: shown.version,
  });
  expect([asAdmin.statusCode, asAdmin.json().code]).toEqual([403, 'dealHasMoney']);
});

test('a hold and a cancelled deal are not handed over', async () => {
  const { id, apartment } = await deal({ name: 'رائد' });
  const { deal: shown } = await ledgerOf(id);
  await app.lacasa.delete(`/lacasa/apartments/${apartment.id}/reservation`);
  const answer = await transfer(id, { version: shown.version + 1, cheques: [] });
  expect(answer.json().code).toBe('dealEnded');
});

test('the balance changes by the fee and by nothing else, whatever was paid', async () => {
  const entry = fc.oneof(
    fc.integer({ min: 1, max: 9_000 }).map((amount) => cash(amount, 'ILS', { on: today })),
    fc.integer({ min: 1, max: 9_000 }).map((amount) => cheque(amount, { on: today })),
  );
  const fees = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 500_000 }).map((minor) => minor / 100),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 4 }),
      fees,
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      async (entries, fee, keeps) => {
        const { id, apartment } = await deal({ name: 'قبل' });
        for (const one of entries) await app.enter(id, one);
        const before = await ledgerOf(id);
        await done(id, {
          fee,
          cheques: openCheques(before).map(({ id: entryId }, i) => ({ entryId, isKept: keeps[i] ?? true })),
        });
        const after = await ledgerOf(id);
        const of = ({ balance }: DealLedger) => {
          if (!balance) throw new Error('no balance');
          const minor = (amount: number) => toMinor(amount, balance.currency);
          return {
            charges: minor(balance.charges),
            rest: [balance.discounts, balance.writtenOff, balance.paid, balance.refunded].map(minor),
            left: minor(balance.outstanding) - minor(balance.overpaid),
          };
        };
        const charged = Math.round((fee ?? 0) * 100);
        expect(of(after).charges).toBe(of(before).charges + charged);
        expect(of(after).rest).toEqual(of(before).rest);
        expect(of(after).left).toBe(of(before).left + charged);
        expect(after.entries.length).toBe(before.entries.length + (charged > 0 ? 1 : 0));
        // what counts for what is as it was, cheque by cheque
        for (const one of before.entries)
          expect(after.entries.find(({ id: same }) => same === one.id)).toMatchObject({
            amount: one.amount,
            countsFor: one.countsFor,
            on: one.on,
          });
        await app.superadmin.delete(`/lacasa/apartments/${apartment.id}/reservation`);
      },
    ),
    { numRuns: process.env.LONG ? 30 : 5 },
  );
});

test('a transfer and a payment at once: one after the other, with two numbers for two transfers', async () => {
  const { id } = await deal({ name: 'الأول' });
  const { deal: shown } = await ledgerOf(id);
  const body = (name: string) => ({
    to: [{ name }],
    on: today,
    cheques: [],
    version: shown.version,
  });
  const [paid, ...handed] = await Promise.all([
    app.lacasa.post(`/admin/deals/${id}/entries`, { ...cash(1_000), on: today }),
    app.lacasa.post(`/admin/deals/${id}/transfers`, body('الثاني')),
    app.lacasa.post(`/admin/deals/${id}/transfers`, body('الثالث')),
  ]);
  expect(paid?.statusCode, paid?.body).toBe(201);
  const statuses = handed.map(({ statusCode }) => statusCode).sort();
  // the payment may have come first: then both saw what is no longer there
  expect([
    [201, 409],
    [409, 409],
  ]).toContainEqual(statuses);
  const after = await ledgerOf(id);
  expect(after.balance?.paid).toBe(1_000);
  const other = await deal({ name: 'غيره' });
  const one = await done(id, { to: [{ name: 'الرابع' }] });
  const two = await done(other.id);
  expect(Number(two.number.slice(5))).toBe(Number(one.number.slice(5)) + 1);
});
