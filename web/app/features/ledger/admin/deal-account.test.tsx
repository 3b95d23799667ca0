import type { Entry } from '@diyar/contract/ledger';
import type { Role } from '@diyar/contract/rules/roles';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { DealAccount } from './deal-screen.tsx';
import { valuesOf } from './forms/entry-values.ts';
import { VoidForm } from './forms/void-form.tsx';
import { chequeOf, entryOf, ledgerOf } from './ledger-testing.ts';

const price = entryOf({ id: 1, kind: 'charge', reason: 'price', amount: 208_000, method: null });
const cash = entryOf({
  id: 2,
  amount: 40_000,
  paper: { id: 51, kind: 'receipt', number: '2026-0118' },
});
const wrong = entryOf({
  id: 3,
  amount: 3000,
  void: {
    on: '2026-09-02',
    at: '2026-09-02T08:00:00.000Z',
    by: 'dina',
    reason: 'Another deal',
    hadCounted: false,
  },
});
const dinars = entryOf({ id: 4, amount: 700, currency: 'JOD', countsFor: null, on: '2026-11-05' });
const cheque = entryOf({ id: 5, amount: 29_000, method: 'cheque', cheque: chequeOf() });
const PLAN = [
  { dueOn: '2026-03-03', amount: 40_000, label: 'At signing' },
  { dueOn: '2026-11-10', amount: 29_000, label: '' },
  { dueOn: '2027-02-10', amount: 29_000, label: '' },
  { dueOn: '2027-05-10', amount: 29_000, label: '' },
  { dueOn: '2027-08-10', amount: 81_000, label: '' },
].map((line) => ({ ...line, covered: 0, isLate: false }));

const none = () => {};
const show = (entries: Entry[], more = {}, seesMoney = true) =>
  renderScreen(
    <DealAccount
      ledger={ledgerOf(entries, { planned: PLAN, ...more })}
      seesMoney={seesMoney}
      onOpen={none}
    />,
  ).replace(/[\u2066-\u2069]/g, '');

test('entries newest first; a void one stays with who, when and why; papers are linked', () => {
  const html = show([price, cash, wrong, dinars]);
  const at = (text: string) => html.indexOf(text);
  expect(at('JOD</small> 700')).toBeGreaterThan(0);
  expect(at('Receipt 2026-0118')).toBeGreaterThan(at('Void 2 Sept 2026, dina: Another deal'));
  expect(html).toContain('href="/admin/papers/51"');
  expect(html).toContain('does not count');
  expect(html).toContain('href="/admin/buildings/4/floors?apartment=31"');
  expect(html).toContain('href="/admin/persons/9"');
});

test('the next three lines of the plan, and that one is late', () => {
  const html = show([price, cash]);
  expect(html).toContain('1 of 5 paid');
  expect(html).toContain('10 Nov 2026');
  expect(html).not.toContain('10 Aug 2027');
  expect(html).toContain('Show all 5');
  expect(html).toContain('USD 29,000 overdue since 10 Nov 2026');
});

test('a cheque has one main step by its state, and none counts before it is cleared', () => {
  const step = (state: 'drawer' | 'deposited' | 'returned' | 'cleared') =>
    show([price, { ...cheque, cheque: chequeOf({ state }) }]).match(
      // the look of the same step at the desk
      /account-cheque-actions"><button class="button button--small"[^>]*><span>(.*?)</,
    )?.[1];
  expect(['drawer', 'deposited', 'returned', 'cleared'].map((one) => step(one as 'drawer'))).toEqual([
    'Deposited',
    'Cleared',
    'Replace',
    undefined,
  ]);
  expect(show([price, cheque])).toContain('Cheques not cleared: do not count');
});

test('without the right to see money: price and plan, neither payments nor cheques', () => {
  const html = show([price], { balance: null, overdue: null }, false);
  expect(html).toContain('208,000');
  expect(html).not.toContain('Paid</dt>');
  expect(html).toContain('Change the plan');
  expect(html).not.toContain('Cheques from the plan');
});

test('a price that was read differently is decided in one press', () => {
  const toConfirm = { text: '185.000 $', stored: 185_000, read: 185, currency: 'USD' as const };
  const html = show([price], { toConfirm });
  for (const text of ['It is USD 185,000', 'It is USD 185<']) expect(html).toContain(text);
  expect(html).not.toContain('The entry stays in its month');
  const closed = show([{ ...price, isClosed: true }], { toConfirm, closedUntil: '2026-10-31' });
  expect(closed).toContain('The entry stays in its month');
  const nameless = { text: '185000', stored: null, read: 185_000, currency: null };
  const asked = show([], { toConfirm: nameless, isCurrencyMissing: true, currency: null, balance: null });
  for (const text of ['ILS 185,000', 'USD 185,000', 'JOD 185,000']) expect(asked).toContain(text);
});

test('fees stand apart from the price, a cheque names the one it replaces, and the deal has its day', () => {
  const fee = entryOf({ id: 6, kind: 'charge', reason: 'fee', method: null, amount: 350.5 });
  const old = entryOf({
    ...{ id: 7, method: 'cheque', amount: 900 },
    cheque: chequeOf({ number: '500102', state: 'replaced', replacedBy: 8 }),
  });
  const fresh = entryOf({ id: 8, method: 'cheque', amount: 900, replaces: 7, cheque: chequeOf() });
  const html = show([price, fee, old, fresh]);
  const text = html
    .replace(/<[^>]+>/g, '|')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\|+/g, '|');
  expect(text).toContain('|Price|208,000.00|+|Fees|350.50');
  expect(text).toContain('replaces cheque 500102');
  expect(text).not.toContain('corrects an earlier entry');
  expect(text).toContain('Day of the deal|3 Mar 2026');
});

test('ending what counts in a closed month is said before', () => {
  const closed = entryOf({ id: 9, isClosed: true, on: '2026-10-31' });
  const ledger = ledgerOf([price, closed], { closedUntil: '2026-10-31' });
  const form = (entry: typeof closed) =>
    renderScreen(<VoidForm ledger={ledger} entry={entry} onDone={() => {}} onClose={() => {}} />);
  expect(form(closed)).toContain('The entry stays in its month');
  expect(form({ ...closed, isClosed: false })).not.toContain('The entry stays in its month');
  expect(valuesOf('payment', ledger, closed).on, 'the correction is dated today').toBe(ledger.today);
});

test('an entry is voided and corrected by those who may write it', () => {
  const discount = entryOf({ id: 6, kind: 'discount', reason: '', amount: 500, method: null });
  const menusOf = (role: Role) => {
    const ledger = ledgerOf([price, cash, discount]);
    const html = renderScreen(<DealAccount ledger={ledger} seesMoney onOpen={none} />, { role }).replace(
      /[\u2066-\u2069]/g,
      '',
    );
    return ['Price', 'Cash', 'Discount'].filter((name) => html.includes(`aria-label="Actions: ${name}`));
  };
  expect(menusOf('SUPERADMIN')).toEqual(['Price', 'Cash', 'Discount']);
  expect(menusOf('ACCOUNTANT')).toEqual(['Cash']);
});
