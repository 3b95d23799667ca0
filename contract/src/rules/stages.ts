import { addDays } from './company-hours.ts';

/** A stage of construction, as lines of plans know it. */
export type PlanStage = {
  id: number;
  nameEn: string;
  nameAr: string;
  /** Its place among the stages of its building. */
  order: number;
  plannedOn: string | null;
  reachedOn: string | null;
};

/** So many days after a stage is reached. */
export type AfterStage = PlanStage & { days: number };

/** Of a line whose stage is not reached: when it is expected, if somebody planned the stage. */
export type WaitsFor = { order: number; expectedOn: string | null };

/** A line as it is sent and stored: with its day, or with a stage and the days after it. */
export type WrittenLine = {
  dueOn: string | null;
  amount: number;
  label: string;
  stageId?: number;
  daysAfter?: number;
};

/** A line that was read, to be written again. */
export const writtenLine = ({
  dueOn,
  amount,
  label,
  after,
}: {
  dueOn: string | null;
  amount: number;
  label: string;
  after?: AfterStage | undefined;
}): WrittenLine =>
  after ? { dueOn: null, amount, label, stageId: after.id, daysAfter: after.days } : { dueOn, amount, label };

/** The line that was written, with the day that its stage gives it. */
export function planLineOf(
  { dueOn, amount, label, stageId, daysAfter = 0 }: WrittenLine,
  stages: readonly PlanStage[],
  dealOn: string,
): { dueOn: string | null; amount: number; label: string; after?: AfterStage; waitsFor?: WaitsFor } {
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) return { dueOn, amount, label };
  const after = { ...stage, days: daysAfter };
  const due = dueAfter(after, dealOn);
  return { dueOn: due.dueOn, amount, label, after, ...(due.waitsFor && { waitsFor: due.waitsFor }) };
}

/** What a line that follows a stage stores as its day: no version takes it for late. */
export const DAY_OF_STAGE_LINES = '9999-12-31';

export const DAYS_AFTER_MAX = 365;

/**
 * The day of a line that follows a stage: the later of the stage's day and the deal's own, and so many days. It is never
 * stored. Before the stage is reached it is expected, never due: docs/product/stages.md#due-days.
 */
export function dueAfter(
  { reachedOn, plannedOn, order, days }: AfterStage,
  dealOn: string,
): { dueOn: string | null; waitsFor?: WaitsFor } {
  if (reachedOn !== null) return { dueOn: addDays(reachedOn > dealOn ? reachedOn : dealOn, days) };
  const expectedOn = plannedOn === null ? null : addDays(plannedOn, days);
  return { dueOn: expectedOn, waitsFor: { order, expectedOn } };
}
