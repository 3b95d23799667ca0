import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from './ledger.ts';
import { dueAndLater, nextPayment } from './next-payment.ts';
import { type PlanLine, planProgress } from './plans.ts';

const TODAY = '2026-11-19';
const day = fc
  .integer({ min: 0, max: 700 })
  .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
const line = fc.record({
  day,
  cents: fc.integer({ min: 1, max: 900_000 }),
  waits: fc.boolean(),
  isPlanned: fc.boolean(),
});

const linesOf = (made: (typeof line extends fc.Arbitrary<infer T> ? T : never)[]): PlanLine[] =>
  made.map(({ day, cents, waits, isPlanned }, order) => {
    const expectedOn = isPlanned ? day : null;
    return waits
      ? { dueOn: expectedOn, amount: cents / 100, label: '', waitsFor: { order, expectedOn } }
      : { dueOn: day, amount: cents / 100, label: '' };
  });

test('what is due and what comes later make what is left; the next payment is one of the lines that are open', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.integer({ min: 0, max: 3_000_000 }),
      (made, paidCents) => {
        const lines = linesOf(made);
        const cents = made.reduce((sum, one) => sum + one.cents, 0);
        const charged = { discounts: 0, writtenOff: 0, refunded: 0, currency: 'USD' as const };
        const balance = settle({ ...charged, charges: cents / 100, paid: paidCents / 100 });
        const plan = planProgress(lines, balance, TODAY);
        const { due, later } = dueAndLater(plan, 'USD', TODAY);
        // counted a second way, in cents
        expect(Math.round(due * 100) + Math.round(later * 100)).toBe(Math.max(0, cents - paidCents));
        expect(due + later).toBeCloseTo(balance.outstanding, 2);
        const next = nextPayment(plan, 'USD');
        expect(next === null).toBe(balance.outstanding === 0);
        if (!next) return;
        const open = plan.filter(
          ({ amount, covered }) => Math.round(amount * 100) > Math.round(covered * 100),
        );
        expect(open).toContain(next.line);
        // nothing with a day comes before it, and it waits only where everything waits
        const dated = open.filter(({ waitsFor }) => !waitsFor);
        expect(Boolean(next.line.waitsFor)).toBe(dated.length === 0);
        for (const other of dated) expect((next.line.dueOn ?? '') <= (other.dueOn ?? '')).toBe(true);
      },
    ),
  );
});
