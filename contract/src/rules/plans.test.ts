import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { chequeSchedule } from './cheque-schedule.ts';
import { type ChequeState, type EntryLine, settle } from './ledger.ts';
import { fromMinor, toMinor } from './money.ts';
import { BUILT_IN_CURRENCIES } from './place.ts';
import {
  DATED_STEPS,
  fitPlan,
  overdueOf,
  type PlanLine,
  planFromTemplate,
  planLabel,
  planParts,
  planProgress,
  planTotal,
  type TemplateStep,
} from './plans.ts';

const RUNS = process.env.LONG === 'yes' ? 10_000 : 500;
vi.setConfig({ testTimeout: 60_000 });
const minors = fc.integer({ min: 100_000, max: 999_999_999_999 });
const currency = fc.constantFrom(...BUILT_IN_CURRENCIES);
const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((n) => new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10));

/** Steps whose percents make 100. */
const template: fc.Arbitrary<TemplateStep[]> = fc
  .array(
    fc.record({
      step: fc.constantFrom(...DATED_STEPS),
      weight: fc.integer({ min: 1, max: 100 }),
      count: fc.integer({ min: 1, max: 24 }),
      everyMonths: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((steps) => {
    const total = steps.reduce((sum, { weight }) => sum + weight, 0);
    const percents = steps.map(({ weight }) => Math.floor((weight * 10_000) / total) / 100);
    percents[0] =
      Math.round((100 - percents.slice(1).reduce((sum, percent) => sum + percent, 0)) * 100) / 100;
    return steps.map(({ weight: _, ...step }, i) => ({ ...step, percent: percents[i] ?? 0 }));
  });

const lines: fc.Arbitrary<{ dueOn: string; minor: number }[]> = fc
  .array(fc.record({ dueOn: day, minor: fc.integer({ min: 1, max: 10_000_000 }) }), { maxLength: 30 })
  .map((list) => list.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)));

describe('a template', () => {
  test('becomes dated lines that make the total, to the smallest unit', () => {
    fc.assert(
      fc.property(
        template,
        minors,
        currency,
        day,
        fc.option(day),
        (steps, minor, currency, signingOn, handover) => {
          const total = fromMinor(minor, currency);
          const plan = planFromTemplate(steps, { total, currency, signingOn, handoverOn: handover });
          expect(toMinor(planTotal(plan, currency), currency)).toBe(minor);
          expect(plan.every(({ amount }) => amount > 0)).toBe(true);
          const days = plan.map(({ dueOn }) => dueOn);
          expect(days).toEqual(days.toSorted());
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('a handover that is over before the signing is paid after the last instalment', () => {
    const steps = [
      { step: 'signing', percent: 50, count: 1, everyMonths: 1 },
      { step: 'monthly', percent: 30, count: 2, everyMonths: 1 },
      { step: 'handover', percent: 20, count: 1, everyMonths: 1 },
    ] as const;
    const plan = planFromTemplate(steps, {
      total: 1000,
      currency: 'USD',
      signingOn: '2026-11-16',
      handoverOn: '2026-09-30',
    });
    expect(plan.map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
      ['2026-11-16', 500],
      ['2026-12-16', 150],
      ['2027-01-16', 150],
      ['2027-02-16', 200],
    ]);
  });

  test('a quarter at signing, eight quarters, the rest at handover', () => {
    const steps: TemplateStep[] = [
      { step: 'signing', percent: 25, count: 1, everyMonths: 1 },
      { step: 'monthly', percent: 65, count: 8, everyMonths: 3 },
      { step: 'handover', percent: 10, count: 1, everyMonths: 1 },
    ];
    const base = {
      total: 100_000.01,
      currency: 'USD',
      signingOn: '2026-11-30',
      handoverOn: '2029-01-15',
    } as const;
    const plan = planFromTemplate(steps, base, 'en');
    expect(plan.map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
      ['2026-11-30', 25_000],
      ['2027-02-28', 8125],
      ['2027-05-30', 8125],
      ['2027-08-30', 8125],
      ['2027-11-30', 8125],
      ['2028-02-29', 8125],
      ['2028-05-30', 8125],
      ['2028-08-30', 8125],
      ['2028-11-30', 8125],
      ['2029-01-15', 10_000.01],
    ]);
    expect(plan[1]?.label).toBe('Instalment 1/8');
  });
});

const planOf = (list: readonly { dueOn: string; minor: number }[], currency: 'USD'): PlanLine[] =>
  list.map(({ dueOn, minor }) => ({ dueOn, amount: fromMinor(minor, currency), label: '' }));

test('the last line takes the difference, and nothing before it changes while something is left of it', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 400_000_000 }), (list, minor) => {
      const plan = planOf(list, 'USD');
      const fitted = fitPlan(plan, fromMinor(minor, 'USD'), 'USD');
      const total = toMinor(planTotal(fitted, 'USD'), 'USD');
      if (plan.length > 0) expect(total).toBe(minor);
      expect(fitted.slice(0, -1)).toEqual(plan.slice(0, Math.max(0, fitted.length - 1)));
      expect(fitted.every(({ amount }) => amount > 0)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('what is late is what was planned before today less what was received, and its lines say the same', () => {
  fc.assert(
    fc.property(
      lines,
      fc.record({ paid: fc.nat(300_000_000), refunded: fc.nat(1_000_000), writtenOff: fc.nat(50_000_000) }),
      day,
      (list, { paid, refunded, writtenOff }, today) => {
        const total = list.reduce((sum, { minor }) => sum + minor, 0);
        const off = Math.min(total, writtenOff);
        const back = Math.min(paid, refunded);
        const balance = {
          currency: 'USD' as const,
          paid: fromMinor(paid, 'USD'),
          refunded: fromMinor(back, 'USD'),
          writtenOff: fromMinor(off, 'USD'),
        };
        const ledger = settle({ ...balance, charges: fromMinor(total, 'USD'), discounts: 0 });
        // the lines from the first, as far as what is not written off goes
        let left = total - off;
        const planned = list.reduce((sum, { dueOn, minor }) => {
          const kept = Math.min(left, minor);
          left -= kept;
          return dueOn < today ? sum + kept : sum;
        }, 0);
        const expected = Math.max(0, planned - (paid - back));
        const plan = planOf(list, 'USD');
        const overdue = overdueOf(plan, ledger, { entries: [], chequesCountFor: 1000 }, today);
        expect(overdue.amount).toBeLessThanOrEqual(ledger.outstanding);
        expect(toMinor(overdue.amount, 'USD')).toBe(expected);
        expect(overdue.inCheques).toBe(Math.min(overdue.amount, 1000));
        const progress = planProgress(plan, balance, today);
        const late = progress
          .filter(({ isLate }) => isLate)
          .reduce((sum, { amount, covered }) => sum + toMinor(amount, 'USD') - toMinor(covered, 'USD'), 0);
        expect(late).toBe(expected);
        expect(overdue.since).toBe(progress.find(({ isLate }) => isLate)?.dueOn ?? null);
      },
    ),
    { numRuns: RUNS },
  );
});

test('without a plan nothing is overdue but the cheques that came back, at most by what is outstanding', () => {
  const parts = { currency: 'ILS' as const, discounts: 0, paid: 0, refunded: 0, writtenOff: 0 };
  const late = (charges: number, entries: EntryLine[] = []) =>
    overdueOf([], settle({ ...parts, charges }), { entries, chequesCountFor: 0 }, '2030-01-01');
  expect(late(90_000)).toEqual({ amount: 0, since: null, inCheques: 0 });
  const cheque = (chequeState: ChequeState, amount: number, since: string): EntryLine => ({
    ...{ kind: 'payment', amount, currency: 'ILS', countsFor: amount, chequeState, since, isVoid: false },
  });
  const entries = [
    cheque('returned', 4_000, '2026-10-05'),
    cheque('returned', 3_000, '2026-09-01'),
    cheque('drawer', 900, '2026-08-01'),
    cheque('replaced', 800, '2026-07-01'),
  ];
  expect(late(90_000, entries)).toEqual({ amount: 7_000, since: '2026-09-01', inCheques: 0 });
  expect(late(5_000, entries).amount).toBe(5_000);
  expect(late(0, entries)).toEqual({ amount: 0, since: null, inCheques: 0 });
});

test('a schedule of cheques makes its total, to the smallest unit', () => {
  fc.assert(
    fc.property(
      minors,
      fc.integer({ min: 1, max: 120 }),
      currency,
      day,
      (minor, count, currency, firstDate) => {
        const schedule = chequeSchedule({ firstDate, count, total: fromMinor(minor, currency), currency });
        expect(schedule.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0)).toBe(minor);
      },
    ),
    { numRuns: RUNS },
  );
});

test('names that a template gave follow the reader, names that somebody typed stay', () => {
  const steps = [
    { step: 'signing', percent: 20, count: 1, everyMonths: 0 },
    { step: 'monthly', percent: 60, count: 3, everyMonths: 1 },
    { step: 'handover', percent: 20, count: 1, everyMonths: 0 },
  ] as const;
  const base = { total: 1000, currency: 'USD', signingOn: '2026-11-17', handoverOn: '2027-06-01' } as const;
  const [ar, en] = (['ar', 'en'] as const).map((lang) =>
    planFromTemplate(steps, base, lang).map(({ label }) => label),
  );
  expect(en).toEqual(['At signing', 'Instalment 1/3', 'Instalment 2/3', 'Instalment 3/3', 'At handover']);
  expect(en?.map((label) => planLabel(label, 'ar'))).toEqual(ar);
  expect(ar?.map((label) => planLabel(label, 'en'))).toEqual(en);
  expect(planLabel('Instalment', 'ar')).toBe('قسط');
  for (const typed of ['Instalment for the kitchen', 'قسط المطبخ', 'At signing 1/2', 'Gift 2/3', ''])
    expect([planLabel(typed, 'ar'), planLabel(typed, 'en')]).toEqual([typed, typed]);
});

test('at signing, within so many days and later make the price, whatever the plan and the day', () => {
  fc.assert(
    fc.property(
      template,
      minors,
      currency,
      day,
      fc.integer({ min: 0, max: 400 }),
      (steps, minor, of, signingOn, days) => {
        const base = { total: fromMinor(minor, of), currency: of, signingOn, handoverOn: null };
        const { signing, soon, later } = planParts(planFromTemplate(steps, base), {
          signingOn,
          days,
          currency: of,
        });
        expect([signing, soon, later].reduce((sum, one) => sum + toMinor(one, of), 0)).toBe(minor);
      },
    ),
    { numRuns: RUNS },
  );
});

test('each part has its own lines: what is due on the last of the days is within them', () => {
  const lines = [
    { dueOn: '2026-11-15', amount: 21_900, label: '' },
    { dueOn: '2026-11-29', amount: 58_400, label: '' },
    { dueOn: '2026-11-30', amount: 65_700, label: '' },
  ];
  expect(planParts(lines, { signingOn: '2026-11-15', days: 14, currency: 'USD' })).toEqual({
    signing: 21_900,
    soon: 58_400,
    later: 65_700,
  });
});
