import type { Person, PersonDeal } from '@diyar/contract/persons';
import { apartmentNo, dealId, personId } from '@diyar/contract/rules/ids';
import { settle } from '@diyar/contract/rules/ledger';
import { CURRENCIES, decimalsOf, toMinor } from '@diyar/contract/rules/money';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '~/lib/language.tsx';
import { readNumber, readTable } from '~/testing/read-table.ts';
import { PersonDetails } from './person-details.tsx';

const deal: PersonDeal = {
  id: dealId(1),
  stage: 'reserved',
  building: { id: 4, nameEn: 'Olive Terraces', nameAr: 'مدرّجات الزيتون', isLacasa: false },
  units: [{ id: apartmentNo(31), label: 'A-302', kind: 'apartment', floor: 3 }],
  name: 'Hanadi',
  phone: '0599123456',
  title: '',
  createdAt: '2026-10-01T08:00:00.000Z',
  soldAt: null,
  holdUntil: null,
  endedAt: null,
  reason: '',
  soldNo: null,
  due: { currency: 'USD', amount: 208_000 },
  paid: { currency: 'USD', amount: 118_500 },
  outstanding: { currency: 'USD', amount: 89_500 },
  balance: {
    currency: 'USD',
    charges: 208_000,
    fees: 0,
    discounts: 0,
    writtenOff: 0,
    paid: 118_500,
    refunded: 0,
    outstanding: 89_500,
    overpaid: 0,
  },
  overdue: { amount: 29_000, since: '2026-11-10', inCheques: 0 },
};
const person: Person = {
  id: personId(9),
  name: 'Hanadi',
  phone: '0599123456',
  names: ['Hanadi', 'هنادي سليمان'],
  phones: ['0599123456'],
  createdAt: '2026-01-09T08:00:00.000Z',
  deals: [deal],
  messages: [
    {
      id: 5,
      at: '2026-01-09T08:00:00.000Z',
      name: 'Hanadi',
      phone: '0599123456',
      text: 'Is A-302 free?',
      status: 'read',
      project: null,
    },
  ],
  owes: [{ currency: 'USD', amount: 89_500 }],
};

const render = (one: Person) =>
  renderToStaticMarkup(
    <LanguageProvider initial="en">
      <MemoryRouter>
        <PersonDetails person={one} />
      </MemoryRouter>
    </LanguageProvider>,
  );

test('names, phones, what they owe, deals with links, messages', () => {
  const html = render(person);
  for (const text of ['هنادي سليمان', '0599123456', '89,500', 'Reserved', 'Olive Terraces', 'Is A-302 free?'])
    expect(html).toContain(text);
  expect(html).toContain('href="/admin/buildings/4/floors?apartment=31"');
  expect(html).toContain('href="/admin/deals/1"');
  expect(html).toContain('USD 29,000');
  expect(html).toContain('href="/admin/messages?open=5"');
});

test('money is left out for those who may not see it', () => {
  const hidden = { ...deal, due: null, paid: null, outstanding: null, balance: null, overdue: null };
  const html = render({ ...person, owes: null, deals: [hidden] });
  for (const text of ['Owes', 'Outstanding', '208,000', '89,500']) expect(html).not.toContain(text);
});

test("LaCasa's deals open in its own tracker", () => {
  const building = { id: 3, nameEn: 'LaCasa', nameAr: 'لاكاسا', isLacasa: true };
  expect(render({ ...person, deals: [{ ...deal, building }] })).toContain(
    '/admin/lacasa/floors?apartment=31',
  );
});

const SIGNS: Record<string, number> = { Price: 1, '+': 1, '−': -1 };

/** Of each printed row: what its figures make, and the rest that it shows, in the smallest unit. */
const addedUp = (html: string, rows: readonly PersonDeal[]) =>
  readTable(html).map((row, n) => {
    const currency = rows[n]?.balance?.currency ?? 'USD';
    const minor = (printed: string) => toMinor(readNumber(printed), currency);
    const signed = Object.entries(row).flatMap(([header, cell]) => {
      const sign = SIGNS[header.split(' ')[0] ?? ''];
      return sign === undefined ? [] : [sign * minor(cell)];
    });
    return { makes: signed.reduce((sum, part) => sum + part, 0), shown: minor(row.Outstanding ?? '') };
  });

const ledgers = fc.constantFrom(...CURRENCIES).chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    isCancelled: fc.boolean(),
    minors: fc.array(fc.nat(10_000_000), { minLength: 5, maxLength: 5 }),
    fees: fc.nat(100_000),
  }),
);

test('the figures of each row make the rest that it shows', () => {
  fc.assert(
    fc.property(fc.array(ledgers, { minLength: 1, maxLength: 4 }), (made) => {
      const deals = made.map(({ currency, isCancelled, minors, fees }, n): PersonDeal => {
        const scale = 10 ** decimalsOf(currency);
        const [price = 0, discounts = 0, writtenOff = 0, paid = 0, refunded = 0] = minors.map(
          (m) => m / scale,
        );
        const charges = (toMinor(price, currency) + fees) / scale;
        const balance = settle({
          currency,
          charges,
          fees: fees / scale,
          discounts,
          writtenOff,
          paid,
          refunded,
        });
        return {
          ...deal,
          id: dealId(n + 1),
          stage: isCancelled ? 'cancelled' : 'sold',
          balance,
          overdue: null,
        };
      });
      for (const { makes, shown } of addedUp(render({ ...person, deals }), deals))
        expect(Math.abs(makes)).toBe(shown);
    }),
    { numRuns: 60 },
  );
});

test('the price is what was agreed, before the discount', () => {
  const balance = settle({
    currency: 'USD',
    charges: 135_000,
    discounts: 2_000,
    writtenOff: 75,
    paid: 58_000,
    refunded: 0,
  });
  const [row] = readTable(render({ ...person, deals: [{ ...deal, balance, overdue: null }] }));
  expect(row).toMatchObject({
    Price: '135,000',
    '− Discount': '2,000',
    '− Written off': '75',
    '− Paid': '58,000',
  });
  expect(row?.Outstanding).toContain('74,925');
});
