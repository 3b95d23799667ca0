import { apartmentNo } from '@diyar/contract/rules/ids';
import { settle } from '@diyar/contract/rules/ledger';
import { decimalsOf, toMinor } from '@diyar/contract/rules/money';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber, readTable } from '~/testing/read-table.ts';
import { dealOn, render } from '../buildings-testing.tsx';
import { UnpaidTable } from './unpaid-table.tsx';

const ledgers = fc.record({
  currency: fc.constantFrom(...BUILT_IN_CURRENCIES),
  minors: fc.array(fc.nat(1_000_000), { minLength: 4, maxLength: 4 }),
});

test('due, paid, written off and refunded of each row make what is outstanding', () => {
  fc.assert(
    fc.property(fc.array(ledgers, { minLength: 1, maxLength: 4 }), (made) => {
      const rows = made.map(({ currency, minors }, n) => {
        const scale = 10 ** decimalsOf(currency);
        const [discounts = 0, writtenOff = 0, paid = 0, refunded = 0] = minors.map((m) => m / scale);
        const charges = 10_000_000 / scale;
        const balance = settle({ currency, charges, discounts, writtenOff, paid, refunded });
        const due = (10_000_000 - toMinor(discounts, currency)) / scale;
        return dealOn(
          'reserved',
          { balance },
          {
            id: apartmentNo(n + 1),
            due: { amount: due, currency },
            paid: { amount: paid, currency },
            paidAmountStr: `${paid} ${currency}`,
            outstanding: { amount: balance.outstanding, currency },
          },
        );
      });
      const printed = readTable(render(<UnpaidTable rows={rows} total={rows.length} />));
      expect(printed).toHaveLength(rows.length);
      printed.forEach((row, n) => {
        const currency = rows[n]?.outstanding.currency;
        if (!currency || currency === 'Unknown') throw new Error('a row without a currency');
        const of = (header: string) => (row[header] ? toMinor(readNumber(row[header]), currency) : 0);
        expect(of('Due') - of('Paid') - of('− Written off') + of('+ Refunded')).toBe(of('Outstanding'));
      });
    }),
    { numRuns: 60 },
  );
});
