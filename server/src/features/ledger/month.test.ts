import { readFileSync } from 'node:fs';
import type { BuildingDashboard } from '@diyar/contract/buildings';
import type { DealLedger, Entry } from '@diyar/contract/ledger';
import type { Paper } from '@diyar/contract/papers';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import { statementOf } from '@diyar/contract/rules/statement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LacasaApp, lacasaApp } from '../../testing/building-app.ts';

/**
 * A month of a fictional office. The two sheets in month/ were computed apart from the product, in decimal arithmetic:
 * `entries` has every step with the balance after it and the number of its paper, `deals` what is left at the end.
 */
type Row = Record<string, string>;
function sheet(name: string): Row[] {
  const file = readFileSync(new URL(`month/${name}.tsv`, import.meta.url), 'utf8');
  const [head = [], ...lines] = file
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return lines.map((cells) => Object.fromEntries(head.map((column, i) => [column, cells[i] ?? ''])));
}
const entries = sheet('entries');
const deals = sheet('deals');

let app: LacasaApp;
let buildingId: number;
beforeAll(async () => {
  app = await lacasaApp();
  buildingId = (await app.superadmin.get('/admin/buildings')).json().items[0].id;
});
afterAll(() => app.close());

const units = new Map<string, number>();
const dealIds = new Map<string, number>();
/** The entry that a row of the sheet made. */
const made = new Map<string, Entry>();

const ledgerOf = async (deal: string): Promise<DealLedger> =>
  (await app.lacasa.get(`/admin/deals/${dealIds.get(deal)}/ledger`)).json();

const apartments = `/admin/buildings/`;

async function reserve({ deal = '', amount, currency, more }: Row) {
  const { id } = app.free();
  const answer = await app.lacasa.post(`${apartments}${buildingId}/apartments/${id}/reservation`, {
    name: deals.find((row) => row.deal === deal)?.name,
    terms: { currency, prices: [{ unit: id, amount }], discount: more || null },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  units.set(deal, id);
  dealIds.set(deal, await app.dealOf({ id }));
}

/** The call that a row stands for. */
function callOf(row: Row): [path: string, body: object] {
  const { deal = '', what = '', amount, currency, more = '', day: on, ofRow = '' } = row;
  const entry = `/admin/entries/${made.get(ofRow)?.id}`;
  const base = { amount, currency, on };
  const enter = (fields: object): [string, object] => [
    `/admin/deals/${dealIds.get(deal)}/entries`,
    { ...base, ...fields },
  ];
  if (what.startsWith('step:')) return [`${entry}/cheque`, { state: what.slice(5), on }];
  switch (what) {
    case 'cash':
    case 'transfer':
      return enter({ kind: 'payment', method: what, rate: more || null });
    case 'cheque': {
      const [chequeNumber, dueOn] = more.split(':');
      return enter({ kind: 'payment', method: what, bank: 'بنك السهل', chequeNumber, dueOn });
    }
    case 'fee':
      return enter({ kind: 'charge', note: more });
    case 'discount':
    case 'writeOff':
      return enter({ kind: what, note: more });
    case 'refund':
      return enter({ kind: 'refund', method: 'cash' });
    case 'void':
      return [`${entry}/void`, { reason: more }];
    case 'rate':
      return [`${entry}/rate`, { rate: more }];
    case 'cancel':
      return [
        `${apartments}${buildingId}/apartments/${units.get(deal)}/cancel`,
        { reason: 'buyerWithdrew', settlement: { forfeit: amount, refund: more, method: 'cash' } },
      ];
    default:
      throw new Error(`what is ${what}?`);
  }
}

const net = (balance: Pick<NonNullable<DealLedger['balance']>, 'outstanding' | 'overpaid'> | null) =>
  balance && (balance.outstanding || -balance.overpaid);
const newest = (ledger: DealLedger) =>
  ledger.entries.reduce((last, entry) => (entry.id > last.id ? entry : last));

test('every step leaves the balance and the paper that the sheet says', async () => {
  expect(entries.length).toBeGreaterThan(200);
  for (const row of entries) {
    const { deal = '', what, paper } = row;
    if (what === 'reserve') await reserve(row);
    const [path, body] = what === 'reserve' ? [] : callOf(row);
    const answer = path === undefined ? null : await app.lacasa.post(path, body);
    if (answer) expect([200, 201], `row ${row.row}: ${answer.body}`).toContain(answer.statusCode);
    // a change of the ledger answers with it
    const ledger: DealLedger = answer?.json().entries ? answer.json() : await ledgerOf(deal);
    expect(net(ledger.balance), `row ${row.row}`).toBe(Number(row.balance));
    const entry = newest(ledger);
    made.set(row.row ?? '', entry);
    if (paper) {
      const kind = paper.startsWith('R') ? 'receipt' : 'voucher';
      expect([entry.paper?.kind, Number(entry.paper?.number.slice(5))]).toEqual([
        kind,
        Number(paper.slice(1)),
      ]);
    }
  }
}, 300_000);

test('the papers of the month, printed at its end, say what they said when they were issued', async () => {
  for (const row of entries.filter(({ paper }) => paper)) {
    const printed: Paper = (
      await app.lacasa.get(`/admin/papers/${made.get(row.row ?? '')?.paper?.id}`)
    ).json();
    const { data } = printed;
    const amount = row.what === 'cancel' ? row.more : row.amount;
    expect([data.amount, data.currency, net(data.balance)]).toEqual([
      Number(amount),
      row.currency,
      Number(row.balance),
    ]);
    expect(data.name).toBe(deals.find(({ deal }) => deal === row.deal)?.name);
    const isVoid = entries.some(({ what, ofRow }) => what === 'void' && ofRow === row.row);
    expect(printed.void !== null).toBe(isVoid);
  }
});

test('what is left of each deal, and where its statement ends', async () => {
  for (const row of deals) {
    const ledger = await ledgerOf(row.deal ?? '');
    const { balance, apart } = ledger;
    expect(balance, row.name).toMatchObject({
      charges: Number(row.charges),
      discounts: Number(row.discounts),
      writtenOff: Number(row.writtenOff),
      paid: Number(row.paid),
      refunded: Number(row.refunded),
    });
    expect(net(balance)).toBe(Number(row.balance));
    expect(apart.cheques.map(({ amount }) => amount)).toEqual(
      Number(row.cheques) ? [Number(row.cheques)] : [],
    );
    const uncounted = apart.uncounted.map(({ currency, amount }) => `${currency} ${amount}`).sort();
    expect(uncounted.join('; ')).toBe(row.uncounted);
    expect(statementOf(ledger.entries, ledger.currency ?? 'USD').lines.at(-1)?.balance).toBe(
      Number(row.balance),
    );
  }
});

test('the building: every part is the sum of the deals, per currency', async () => {
  const dashboard: BuildingDashboard = (await app.lacasa.get(`${apartments}${buildingId}/dashboard`)).json();
  const sum = (currency: string, of: (row: Row) => number) =>
    Math.round(
      deals.filter((row) => row.currency === currency).reduce((total, row) => total + of(row) * 1000, 0),
    ) / 1000;
  const isCancelled = (row: Row) => entries.some(({ what, deal }) => what === 'cancel' && deal === row.deal);
  const lastStep = (cheque: string) =>
    entries.findLast(({ what, ofRow }) => ofRow === cheque && what?.startsWith('step:'))?.what;
  const returnedOf = (row: Row) =>
    entries
      .filter(
        ({ deal, row: no, what }) =>
          what === 'cheque' && deal === row.deal && lastStep(no ?? '') === 'step:returned',
      )
      .reduce((total, { amount }) => total + Number(amount), 0);
  expect(dashboard.ledger).toEqual(
    BUILT_IN_CURRENCIES.map((currency) => ({
      currency,
      charges: sum(currency, (row) => Number(row.charges)),
      discounts: sum(currency, (row) => Number(row.discounts)),
      writtenOff: sum(currency, (row) => Number(row.writtenOff)),
      paid: sum(currency, (row) => Number(row.paid)),
      refunded: sum(currency, (row) => Number(row.refunded)),
      outstanding: sum(currency, (row) => Math.max(0, Number(row.balance))),
      overpaid: 0,
      toGiveBack: sum(currency, (row) => (isCancelled(row) ? -Number(row.balance) : 0)),
      // there are no plans: late is what came back and was neither replaced nor given back
      overdue: sum(currency, (row) => (isCancelled(row) ? 0 : returnedOf(row))),
    })),
  );
});
