import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { AGEING_PARTS, ageingOf } from './ageing.ts';
import { addDays } from './company-hours.ts';
import { settle } from './ledger.ts';
import { fromMinor, toMinor } from './money.ts';
import { moneyAhead } from './money-ahead.ts';
import {
  fitPlan,
  lineLabel,
  overdueOf,
  planFromTemplate,
  planParts,
  planProgress,
  planTotal,
} from './plans.ts';
import { dueAfter, type PlanStage, planLineOf, type WrittenLine, writtenLine } from './stages.ts';

const RUNS = process.env.LONG === 'yes' ? 10_000 : 1_000;
vi.setConfig({ testTimeout: 60_000 });
const today = '2026-11-18';
const around = (days: number) => fc.integer({ min: -days, max: days }).map((n) => addDays(today, n));

const stage = (id: number, more: Partial<PlanStage> = {}): PlanStage => ({
  ...{ id, nameEn: `Floor ${id}`, nameAr: `عظم الطابق ${id}`, order: id, plannedOn: null, reachedOn: null },
  ...more,
});
const skeleton = stage(7, { plannedOn: '2026-10-31' });

describe('the day of a line that follows a stage', () => {
  const after = { ...skeleton, days: 14 };
  test('counts from the later of the stage and the deal, and only once it is reached', () => {
    const reached = { ...after, reachedOn: '2026-11-15' };
    expect(dueAfter(reached, '2026-01-10')).toEqual({ dueOn: '2026-11-29' });
    expect(dueAfter(reached, '2026-11-20')).toEqual({ dueOn: '2026-12-04' });
    expect(dueAfter(after, '2026-01-10')).toEqual({
      dueOn: '2026-11-14',
      waitsFor: { order: 7, expectedOn: '2026-11-14' },
    });
    expect(dueAfter({ ...after, plannedOn: null }, '2026-01-10').dueOn).toBeNull();
  });

  test('is never copied: what is written again has the stage and no day', () => {
    const line = planLineOf(
      { dueOn: null, amount: 5, label: '', stageId: 7, daysAfter: 14 },
      [skeleton],
      today,
    );
    expect(writtenLine(line)).toEqual({ dueOn: null, amount: 5, label: '', stageId: 7, daysAfter: 14 });
    expect(writtenLine({ dueOn: today, amount: 5, label: 'x' })).toEqual({
      dueOn: today,
      amount: 5,
      label: 'x',
    });
  });

  test('in words', () => {
    expect(lineLabel({ label: '', after }, 'en')).toBe('When ‘Floor 7’ is complete, +14 days');
    expect(lineLabel({ label: '', after }, 'ar')).toBe('بعد اكتمال «عظم الطابق 7» بـ 14 يومًا');
    expect(lineLabel({ label: 'Roof', after }, 'ar')).toBe('Roof');
  });
});

test('a template with stages keeps its order, makes the total, and says what is paid when', () => {
  const steps = [
    { step: 'signing', percent: 10, count: 1, everyMonths: 1 },
    { step: 'stage', percent: 33.33, count: 1, everyMonths: 1, stageId: 1, daysAfter: 7 },
    { step: 'stage', percent: 46.67, count: 1, everyMonths: 1, stageId: 7, daysAfter: 14 },
    { step: 'handover', percent: 10, count: 1, everyMonths: 1 },
  ] as const;
  const stages = [stage(1, { reachedOn: '2026-03-01' }), skeleton];
  const base = {
    total: 100.01,
    currency: 'USD' as const,
    signingOn: today,
    handoverOn: '2026-12-01',
    stages,
  };
  const lines = planFromTemplate(steps, base, 'en');
  expect(lines.map(({ dueOn, amount, after }) => [after?.id, dueOn, amount])).toEqual([
    [undefined, '2026-11-18', 10],
    [1, '2026-11-25', 33.33],
    [7, '2026-11-14', 46.67],
    [undefined, '2026-12-01', 10.01],
  ]);
  // what is expected is later, however near
  expect(planParts(lines, { signingOn: today, days: 90, currency: 'USD' })).toEqual({
    ...{ signing: 10, soon: 43.34, later: 46.67 },
  });
});

/** A plan of some days and stages, money that came in, and what was charged, discounted and written off since. */
const made = fc.record({
  stages: fc.array(fc.record({ planned: fc.option(around(200)), reached: fc.option(around(0)) }), {
    ...{ minLength: 3, maxLength: 3 },
  }),
  lines: fc.array(
    fc.record({
      day: around(300),
      minor: fc.integer({ min: 1, max: 40 }),
      at: fc.option(fc.nat(2), { freq: 3 }),
      days: fc.integer({ min: 0, max: 120 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  price: fc.integer({ min: 1, max: 160 }),
  paid: fc.nat(120),
  writtenOff: fc.oneof(fc.constant(0), fc.nat(40)),
  dealOn: around(60).map((day) => (day > today ? today : day)),
});

test('reached, reached late, taken back, reordered: sums hold, nothing is late before its stage, and back is as before', () => {
  fc.assert(
    fc.property(made, fc.nat(2), fc.integer({ min: -100, max: 0 }), (one, at, ago) => {
      const currency = 'USD';
      const stages = one.stages.map(({ planned, reached }, i) =>
        stage(i + 1, { plannedOn: planned, reachedOn: reached && (reached > today ? today : reached) }),
      );
      const stored = one.lines.map(({ day, minor, at, days }): WrittenLine => {
        const line = { dueOn: at === null ? day : null, amount: fromMinor(minor, currency), label: '' };
        return at === null ? line : { ...line, stageId: at + 1, daysAfter: days };
      });
      // another price goes into the last line as it is stored
      const fitted = fitPlan(stored, fromMinor(one.price, currency), currency);
      const balance = settle({
        ...{ currency, charges: fromMinor(one.price, currency), discounts: 0, refunded: 0 },
        ...{
          writtenOff: fromMinor(Math.min(one.writtenOff, one.price), currency),
          paid: fromMinor(one.paid, currency),
        },
      });
      const answers = (building: readonly PlanStage[]) => {
        const plan = fitted.map((line) => planLineOf(line, building, one.dealOn));
        const owing = { balance, isCancelled: false, plan, returned: [], lastRefundOn: null };
        const rest = { entries: [], chequesCountFor: 0 };
        return {
          plan: planProgress(plan, balance, today),
          ageing: ageingOf(owing, today),
          ahead: moneyAhead({ ...owing, cheques: [] }, today),
          overdue: overdueOf(plan, balance, rest, today),
        };
      };
      const cents = (amount: number) => toMinor(amount, currency);
      const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);
      const check = (building: readonly PlanStage[]) => {
        const { plan, ageing, ahead, overdue } = answers(building);
        const outstanding = cents(balance.outstanding);
        expect(sumOf(AGEING_PARTS.map((part) => ageing[part]))).toBe(outstanding);
        expect(sumOf(ahead.items.map(({ amount }) => amount))).toBe(outstanding);
        expect(cents(planTotal(plan, currency))).toBe(one.price - Math.min(one.writtenOff, one.price));
        for (const line of plan) if (line.waitsFor) expect(line.isLate).toBe(false);
        const late = ageing.late30 + ageing.late60 + ageing.late90 + ageing.older;
        expect(cents(overdue.amount)).toBe(cents(late));
        // counted line by line: what is open of lines whose stage is not reached waits, and nothing else does
        const waiting = plan.filter(({ waitsFor }) => waitsFor);
        expect(cents(ageing.waits)).toBe(sumOf(waiting.map(({ amount, covered }) => amount - covered)));
        const expected = ahead.items.filter(({ part }) => part === 'expected');
        expect(sumOf(expected.map(({ amount }) => amount))).toBe(cents(ageing.waits));
      };
      check(stages);
      const before = JSON.stringify(answers(stages));
      const reached = stages.map((each, i) =>
        i === at ? { ...each, reachedOn: addDays(today, ago) } : each,
      );
      check(reached);
      const back = reached.map((each, i) =>
        i === at ? { ...each, reachedOn: stages[i]?.reachedOn ?? null } : each,
      );
      expect(JSON.stringify(answers(back))).toBe(before);
      check(reached.map((each) => ({ ...each, order: 9 - each.order })));
    }),
    { numRuns: RUNS },
  );
});
