import { ALIASES } from '@diyar/contract/rules/reservation-aliases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LacasaApp, lacasaApp } from '../../testing/building-app.ts';

let app: LacasaApp;
let id: number;
beforeAll(async () => {
  app = await lacasaApp();
  ({ id } = await app.reserve());
});
afterAll(() => app.close());

/** What an edit with this body makes of the reservation. */
async function edited(body: object) {
  const answer = await app.lacasa.patch(`/lacasa/apartments/${id}/reservation`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test.each(ALIASES.name)('name as %s', async (alias) => {
  expect((await edited({ [alias]: ` ${alias} خلود ` })).name).toBe(`${alias} خلود`);
});

test.each(ALIASES.phone)('phone as %s', async (alias) => {
  expect((await edited({ [alias]: '+970 59 036 4412' })).phone).toBe('+970 59 036 4412');
});

describe.each([
  ['due', ALIASES.due, 'dueAmountStr', 'due'],
  ['paid', ALIASES.paid, 'paidAmountStr', 'paid'],
] as const)('%s', (_, aliases, text, figure) => {
  test.each(aliases)('as %s, a text and a number', async (alias) => {
    const typed = await edited({ [alias]: '1,234.50 NIS' });
    expect([typed[text], typed[figure]]).toEqual(['1,234.50 NIS', { amount: 1234.5, currency: 'ILS' }]);
    const number = await edited({ [alias]: 1234.5 });
    expect([number[text], number[figure]]).toEqual(['1234.5', { amount: 1234.5, currency: 'Unknown' }]);
  });
});

test.each(ALIASES.isFullyPaid)('fully paid as %s, a boolean and a text', async (alias) => {
  expect((await edited({ [alias]: true })).markedFullyPaid).toBe(true);
  expect((await edited({ [alias]: 'true' })).markedFullyPaid).toBe(true);
  expect((await edited({ [alias]: false })).markedFullyPaid).toBe(false);
});

test.each([...ALIASES.reserved, ...ALIASES.isAvailable])('reserved or free as %s', async (alias) => {
  const free = !ALIASES.reserved.some((name) => name === alias);
  expect((await edited({ [alias]: free })).reserved).toBe(false);
  expect(await edited({ name: 'Back', [alias]: String(!free) })).toMatchObject({
    reserved: true,
    name: 'Back',
  });
});

test('a payload with every alias at once', async () => {
  const body = {
    name: 'George Sayegh',
    phone: '0560339071',
    reserved: true,
    isAvailable: false,
    dueAmount: 196_000,
    due_amount: '196000',
    dueAmountStr: '196000 USD',
    paidAmount: 98_000,
    paid_amount: '98000',
    payed_amount: '98000',
    paidAmountStr: '$98000',
    is_fully_paid: false,
    isFullyPaid: false,
    fully_paid: false,
    somethingElse: 'ignored',
  };
  expect(await edited(body)).toMatchObject({
    reserved: true,
    dueAmountStr: '196000 USD',
    paidAmountStr: '$98000',
    outstanding: { amount: 98_000, currency: 'USD' },
    isFullyPaid: false,
  });
});

/** As people type them. */
test.each([
  ['1,234.50', 1234.5, 'Unknown'],
  ['1234,5', 1234.5, 'Unknown'],
  ['₪ 5,000.00', 5000, 'ILS'],
  ['5000 shekel', 5000, 'ILS'],
  ['5000 NIS', 5000, 'ILS'],
  ['5000 ils', 5000, 'ILS'],
  ['$5,000.75', 5000.75, 'USD'],
  ['5000 usd', 5000, 'USD'],
  ['٥٠٠٠٫٥ شيكل', 5000.5, 'ILS'],
  ['5000', 5000, 'Unknown'],
  ['0', 0, 'Unknown'],
  ['1.2.3', null, 'Unknown'],
  ['1,2,3', null, 'Unknown'],
  ['لم يتفق بعد', null, 'Unknown'],
  ['', null, 'Unknown'],
  ['9'.repeat(60), Number('9'.repeat(60)), 'Unknown'],
])('the amount %j', async (typed, amount, currency) => {
  const answer = await edited({ dueAmountStr: typed, paidAmountStr: typed });
  expect(answer).toMatchObject({
    dueAmountStr: typed,
    paidAmountStr: typed,
    due: { amount, currency },
    paid: { amount, currency },
    isFullyPaid: amount !== null,
  });
});
