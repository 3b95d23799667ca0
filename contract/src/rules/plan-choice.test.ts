import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fromMinor, toMinor } from './money.ts';
import { BUILT_IN_CURRENCIES } from './place.ts';
import { chosenPlan, type PlanField, planLimits } from './plan-choice.ts';
import { planFromTemplate, planTotal, type TemplateStep } from './plans.ts';

/** `npm run test:long` does all of them. */
const RUNS = process.env.LONG === 'yes' ? 10_000 : 200;
vi.setConfig({ testTimeout: 60_000 });

const step = (when: TemplateStep['step'], percent: number, count = 1, everyMonths = 1): TemplateStep => ({
  step: when,
  percent,
  count,
  everyMonths,
});
const PLAN = [step('signing', 20), step('monthly', 60, 24), step('handover', 20)];
const typed = (values: Partial<Record<PlanField, string>>) => (field: PlanField) => values[field] ?? null;

test('a visitor may pay as the plan says or sooner, and nothing else', () => {
  expect(planLimits(PLAN)).toEqual({
    down: { least: 20, most: 95, start: 20 },
    months: { least: 1, most: 24, start: 24 },
    hand: { least: 0, most: 20, start: 20 },
  });
  expect(chosenPlan(PLAN, () => null)).toMatchObject({ steps: PLAN, refused: [] });
  expect(chosenPlan(PLAN, typed({ down: '30', months: '12', hand: '0' }))).toEqual({
    numbers: { down: 30, months: 12, hand: 0 },
    refused: [],
    downWithHand: null,
    steps: [step('signing', 30), step('monthly', 70, 12)],
  });
  expect(chosenPlan(PLAN, typed({ down: '10', months: '36', hand: 'x' }))).toMatchObject({
    numbers: { down: 20, months: 24, hand: 20 },
    refused: ['down', 'months', 'hand'],
  });
  expect(chosenPlan(PLAN, typed({ down: '90' })), 'nothing is left for the instalments').toMatchObject({
    numbers: { down: 20 },
    refused: ['down'],
    downWithHand: 75,
  });
  expect(chosenPlan(PLAN, typed({ down: '96' })), 'never possible').toMatchObject({ downWithHand: null });
  expect(chosenPlan(PLAN, typed({ down: '86', hand: '10' }))).toMatchObject({ downWithHand: 85 });
  expect(chosenPlan(PLAN, typed({ down: '85', hand: '10' }))).toMatchObject({ numbers: { down: 85 } });
});

test('a plan without instalments, or with several kinds, is shown as it is', () => {
  expect(planLimits([step('signing', 100)])).toBeNull();
  expect(planLimits([step('monthly', 50, 6), step('monthly', 50, 12, 3)])).toBeNull();
});

describe('whatever somebody chooses', () => {
  const field = fc.oneof(
    fc.integer({ min: 0, max: 120 }).map(String),
    fc.constantFrom('', 'ten', '-3', '١٢', '1e2'),
  );
  const plan = fc
    .record({
      down: fc.integer({ min: 0, max: 6000 }),
      hand: fc.integer({ min: 0, max: 3500 }),
      count: fc.integer({ min: 1, max: 120 }),
      everyMonths: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ down, hand, count, everyMonths }) =>
      [
        step('signing', down / 100),
        step('monthly', (10_000 - down - hand) / 100, count, everyMonths),
        step('handover', hand / 100),
      ].filter(({ percent }) => percent > 0),
    );
  const day = fc.integer({ min: 0, max: 4000 }).map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString());

  test('the lines make the price exactly, in whole smallest units', () => {
    fc.assert(
      fc.property(
        plan,
        fc.record({ down: field, months: field, hand: field }),
        fc.integer({ min: 100_000, max: 99_999_999_999 }),
        fc.constantFrom(...BUILT_IN_CURRENCIES),
        day,
        fc.option(day),
        (steps, values, minor, currency, signing, handover) => {
          const choice = chosenPlan(steps, typed(values));
          if (!choice) throw new Error('one kind of instalments');
          const percents = choice.steps.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0);
          expect(percents).toBe(10_000);
          const lines = planFromTemplate(choice.steps, {
            total: fromMinor(minor, currency),
            currency,
            signingOn: signing.slice(0, 10),
            handoverOn: handover?.slice(0, 10) ?? null,
          });
          expect(toMinor(planTotal(lines, currency), currency)).toBe(minor);
          for (const { amount } of lines) {
            expect(amount).toBeGreaterThan(0);
            expect(fromMinor(toMinor(amount, currency), currency)).toBe(amount);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});
