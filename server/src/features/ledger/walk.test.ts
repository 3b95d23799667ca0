import type { BuildingDashboard, LedgerTotal } from '@diyar/contract/buildings';
import type { DealLedger, Entry } from '@diyar/contract/ledger';
import { CHEQUE_STEPS } from '@diyar/contract/rules/ledger';
import { type Currency, decimalsOf } from '@diyar/contract/rules/money';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import { statementOf } from '@diyar/contract/rules/statement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, cheque, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { companyDay } from './days.ts';

/** Random work on deals through the calls. Whatever was done, the figures of every screen add up. */
const [DEALS, STEPS] = process.env.LONG ? [20, 150] : [2, 20];

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

/** A generator of its own, so that a failure can be repeated. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const minor = (amount: number, currency: Currency) => BigInt(Math.round(amount * 10 ** decimalsOf(currency)));
const today = companyDay();

/** The five parts from the entries alone, in whole units: nothing of the product's sums is used. */
function partsOf({ entries, currency }: DealLedger) {
  const parts = { charge: 0n, discount: 0n, writeOff: 0n, paid: 0n, refund: 0n };
  if (currency === null) return parts;
  for (const { kind, countsFor, cheque, void: voided } of entries) {
    const state = cheque?.state ?? 'cleared';
    if (voided || countsFor === null || (state !== 'cleared' && state !== 'endorsed')) continue;
    parts[kind === 'payment' || kind === 'opening' || kind === 'stated' ? 'paid' : kind] += minor(
      countsFor,
      currency,
    );
  }
  return parts;
}

function check(ledger: DealLedger) {
  const { balance, currency, plan, overdue, deal } = ledger;
  if (!balance || currency === null) return;
  const of = (amount: number) => minor(amount, currency);
  const { charge, discount, writeOff, paid, refund } = partsOf(ledger);
  expect(
    [balance.charges, balance.discounts, balance.writtenOff, balance.paid, balance.refunded].map(of),
  ).toEqual([charge, discount, writeOff, paid, refund]);
  const net = charge - discount - writeOff - paid + refund;
  expect(of(balance.outstanding) - of(balance.overpaid)).toBe(net);
  if (deal.stage !== 'cancelled' && plan.length > 0)
    expect(plan.reduce((sum, { amount }) => sum + of(amount), 0n)).toBe(charge - discount - writeOff);
  if (overdue) expect(overdue.amount).toBeGreaterThanOrEqual(0);
  const last = statementOf(ledger.entries, currency).lines.at(-1);
  if (last) expect(minor(last.balance, currency)).toBe(net);
}

test('any work on any deal keeps the identity per deal, per building and per currency', async () => {
  const [building] = (await app.superadmin.get('/admin/buildings')).json().items;
  const pick = random(20_261_116);
  const any = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const amount = () => (1 + pick(5_000_000)) / 100;
  const counted = { done: 0, refused: 0 };
  for (let n = 0; n < DEALS; n++) {
    const currency = any(BUILT_IN_CURRENCIES);
    const apartment = await app.reserve({
      dueAmountStr: `${50_000 + pick(100_000)} ${currency}`,
      paidAmountStr: any(['', '1500', '2500 USD']),
    });
    const id = await app.dealOf(apartment);
    const path = `/admin/buildings/${building.id}/apartments/${apartment.id}`;
    const read = async (): Promise<DealLedger> => (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
    const enter = (body: object) => app.lacasa.post(`/admin/deals/${id}/entries`, { on: today, ...body });
    const open = (body: object) => app.superadmin.post(`/admin/deals/${id}/entries`, { on: today, ...body });
    const on = ({ id: entry }: Entry, step: string, body: object) =>
      app.lacasa.post(`/admin/entries/${entry}/${step}`, body);
    for (let step = 0; step < STEPS; step++) {
      const { entries, deal, plan } = await read();
      const entry = any(entries);
      const other = any(BUILT_IN_CURRENCIES);
      const state = entry?.cheque?.state;
      const works = [
        () => enter(cash(amount(), currency)),
        () => enter(cash(amount(), other, { rate: any([null, 3.7, 1.41]) })),
        () => enter(cheque(amount(), { currency })),
        () => enter(cheque(amount(), { currency: other })),
        () => open({ kind: 'opening', amount: amount(), currency }),
        () => enter({ kind: 'charge', amount: amount(), currency, note: 'a fee' }),
        () => enter({ kind: 'discount', amount: amount(), currency, note: 'for signing' }),
        () => enter({ kind: 'writeOff', amount: amount(), currency, note: 'the bank' }),
        () => enter({ kind: 'refund', amount: amount(), currency, method: 'cash' }),
        () => entry && on(entry, 'void', { reason: 'a mistake' }),
        () => entry && on(entry, 'rate', { rate: 3.5 }),
        () => entry && state && on(entry, 'cheque', { state: any(CHEQUE_STEPS[state]), on: today }),
        () => entry && state && on(entry, 'cheque/undo', {}),
        () =>
          app.lacasa.patch(`/lacasa/apartments/${apartment.id}/reservation`, {
            isFullyPaid: any([true, false]),
          }),
        () =>
          app.lacasa.patch(`/lacasa/apartments/${apartment.id}/reservation`, {
            dueAmountStr: `${40_000 + pick(100_000)} ${currency}`,
          }),
        async () => {
          const { balance } = await read();
          if (!balance || plan.length > 0) return undefined;
          const total = Math.round((balance.charges - balance.discounts) * 1000) / 1000;
          const first = Math.floor(total / 3);
          return app.lacasa.put(`/admin/deals/${id}/plan`, {
            lines: [
              { dueOn: '2026-01-01', amount: first },
              { dueOn: '2027-01-01', amount: Math.round((total - first) * 1000) / 1000 },
            ],
          });
        },
        () => (deal.stage === 'cancelled' ? app.lacasa.post(`${path}/reopen`, {}) : undefined),
        () => (step % 10 === 9 ? app.lacasa.post(`${path}/cancel`, { reason: 'noFinancing' }) : undefined),
      ];
      const answer = await any(works)();
      if (!answer) continue;
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      counted[answer.statusCode < 300 ? 'done' : 'refused']++;
      check(await read());
    }
  }
  // work that is mostly refused would prove nothing
  expect(counted.done).toBeGreaterThan(counted.refused);
  const dashboard: BuildingDashboard = (
    await app.lacasa.get(`/admin/buildings/${building.id}/dashboard`)
  ).json();
  expect(dashboard.ledger.length).toBeGreaterThan(0);
  for (const total of dashboard.ledger) {
    const of = (part: Exclude<keyof LedgerTotal, 'currency'>) => minor(total[part], total.currency);
    expect(of('charges') - of('discounts') - of('writtenOff') - of('paid') + of('refunded')).toBe(
      of('outstanding') - of('overpaid') - of('toGiveBack'),
    );
  }
}, 600_000);
