import * as arWords from '../words/ar.ts';
import * as words from '../words/en.ts';
import { addMonths } from './cheque-schedule.ts';
import { addDays } from './company-hours.ts';
import type { EntryLine, LedgerBalance } from './ledger.ts';
import { type Currency, fromMinor, toMinor } from './money.ts';
import { afterStageText } from './stage-words.ts';
import { type AfterStage, DAY_OF_STAGE_LINES, dueAfter, type PlanStage, type WaitsFor } from './stages.ts';

/** Due on a day, or after a stage: then `dueOn` is derived, or expected while it waits for it, and null without a day. */
export type PlanLine = {
  dueOn: string | null;
  amount: number;
  label: string;
  after?: AfterStage;
  waitsFor?: WaitsFor;
  /** Where the plan has lines that follow stages: its place as stored, whatever the order of the days. */
  place?: number;
};

/** A line that follows no stage. */
export type DatedLine = { dueOn: string; amount: number; label: string };

export const DATED_STEPS = ['signing', 'monthly', 'handover'] as const;
export const PLAN_STEPS = [...DATED_STEPS, 'stage'] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

/**
 * One step of a template: so many percent at signing, in `count` payments every `everyMonths`, at handover, or
 * `daysAfter` a stage. The percents of a template make 100.
 */
export type TemplateStep = {
  step: PlanStep;
  percent: number;
  count: number;
  everyMonths: number;
  stageId?: number | undefined;
  daysAfter?: number | undefined;
};

export const STEP_LABELS: Record<(typeof DATED_STEPS)[number], Record<'ar' | 'en', string>> = {
  signing: { ar: arWords.atSigning, en: words.atSigning },
  monthly: { ar: 'قسط', en: 'Instalment' },
  handover: { ar: arWords.atHandover, en: words.atHandover },
};

/** The name that a template gives a line, of several the second as 'Instalment 2/5'. */
const generatedLabel = (step: (typeof DATED_STEPS)[number], part: string, lang: 'ar' | 'en') =>
  part === '' ? STEP_LABELS[step][lang] : `${STEP_LABELS[step][lang]} ${part}`;

/** What a line is for in the reader's language: names that a template gave follow it, what somebody typed stays. */
export function planLabel(label: string, lang: 'ar' | 'en'): string {
  const [, part = ''] = /^\D+ (\d+\/\d+)$/.exec(label) ?? [];
  for (const step of DATED_STEPS)
    for (const known of ['ar', 'en'] as const)
      if (label === generatedLabel(step, step === 'monthly' ? part : '', known))
        return generatedLabel(step, step === 'monthly' ? part : '', lang);
  return label;
}

/** What a line is for: its own words, else the stage that it follows. */
export function lineLabel(
  { label, after }: { label: string; after?: Pick<AfterStage, 'nameEn' | 'nameAr' | 'days'> | undefined },
  lang: 'ar' | 'en',
): string {
  if (label !== '' || !after) return planLabel(label, lang);
  const name = lang === 'ar' ? after.nameAr || after.nameEn : after.nameEn || after.nameAr;
  return afterStageText(name, after.days, lang);
}

export type PlanBase = {
  total: number;
  currency: Currency;
  signingOn: string;
  handoverOn: string | null;
  /** Of the building, for templates with stages. */
  stages?: readonly PlanStage[] | undefined;
};

/**
 * Lines that make exactly the total; the last one takes what rounding leaves. They stand in the order of their days, or
 * in that of the template where one follows a stage.
 */
export function planFromTemplate(
  steps: readonly TemplateStep[],
  { total, currency, signingOn, handoverOn, stages = [] }: PlanBase,
  lang: 'ar' | 'en' = 'ar',
): PlanLine[] {
  const minor = toMinor(total, currency);
  const lines: (Omit<PlanLine, 'amount'> & { minor: number })[] = [];
  // what is already handed over is paid after the last instalment
  const handover = handoverOn !== null && handoverOn > signingOn ? handoverOn : null;
  let month = 0;
  for (const { step, percent, count, everyMonths, stageId, daysAfter = 0 } of steps) {
    if (step === 'stage') {
      const stage = stages.find(({ id }) => id === stageId);
      const after = stage && { ...stage, days: daysAfter };
      const share = Math.floor((minor * percent) / 100);
      // a stage that a template names cannot be deleted: only an answer of another server lacks it
      const due = after ? { after, ...dueAfter(after, signingOn) } : { dueOn: null };
      lines.push({ minor: share, label: '', ...due });
      continue;
    }
    const payments = step === 'monthly' ? count : 1;
    const share = Math.floor((minor * percent) / 100 / payments);
    for (let i = 1; i <= payments; i++) {
      if (step === 'monthly') month += everyMonths;
      const last = addMonths(signingOn, month + (step === 'handover' ? 1 : 0));
      const dueOn =
        step === 'signing'
          ? signingOn
          : step === 'handover'
            ? (handover ?? last)
            : addMonths(signingOn, month);
      const part = step === 'monthly' && count > 1 ? `${i}/${count}` : '';
      lines.push({ dueOn, minor: share, label: generatedLabel(step, part, lang) });
    }
  }
  if (!steps.some(({ step }) => step === 'stage'))
    lines.sort((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  const rest = minor - lines.reduce((sum, line) => sum + line.minor, 0);
  const last = lines.at(-1);
  if (last) last.minor += rest;
  return lines
    .filter((line) => line.minor > 0)
    .map(({ dueOn, minor, label, ...stage }) => ({
      dueOn,
      amount: fromMinor(minor, currency),
      label,
      ...stage,
    }));
}

export const planTotal = (lines: readonly Pick<PlanLine, 'amount'>[], currency: Currency): number =>
  fromMinor(
    lines.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0),
    currency,
  );

/**
 * What is due by the day of signing, within so many days after it, and later: the three make what the lines make. What
 * waits for a stage is later, whatever is expected.
 */
export function planParts(
  lines: readonly PlanLine[],
  { signingOn, days, currency }: { signingOn: string; days: number; currency: Currency },
): { signing: number; soon: number; later: number } {
  const last = addDays(signingOn, days);
  const sum = (isMeant: (dueOn: string) => boolean) =>
    planTotal(
      lines.filter(({ dueOn, waitsFor }) => isMeant(waitsFor ? NEVER : (dueOn ?? NEVER))),
      currency,
    );
  return {
    signing: sum((dueOn) => dueOn <= signingOn),
    soon: sum((dueOn) => dueOn > signingOn && dueOn <= last),
    later: sum((dueOn) => dueOn > signingOn && dueOn > last),
  };
}

const NEVER = DAY_OF_STAGE_LINES;

/** A stage that is not reached comes tomorrow at the earliest; without an expected day it comes last. */
function fillDay({ dueOn, waitsFor }: PlanLine, today: string): string {
  if (!waitsFor) return dueOn ?? NEVER;
  const tomorrow = addDays(today, 1);
  const { expectedOn } = waitsFor;
  return expectedOn === null ? NEVER : expectedOn > tomorrow ? expectedOn : tomorrow;
}

/** The order in which money fills them: docs/product/ledger.md#ageing. */
export const inFillOrder = <L extends PlanLine>(lines: readonly L[], today: string): L[] =>
  lines.toSorted(
    (a, b) =>
      fillDay(a, today).localeCompare(fillDay(b, today)) ||
      (a.waitsFor?.order ?? 0) - (b.waitsFor?.order ?? 0),
  );

/** Whether it is late on that day where it is not paid: never before its stage is reached. */
export const isPastDue = ({ dueOn, waitsFor }: PlanLine, today: string): boolean =>
  !waitsFor && dueOn !== null && dueOn < today;

/** The lines make `total` again: the last one takes the difference, and goes when nothing is left of it. */
export function fitPlan<L extends Pick<PlanLine, 'amount'>>(
  lines: readonly L[],
  total: number,
  currency: Currency,
): L[] {
  const fitted = lines.map((line) => ({ ...line }));
  let rest = toMinor(total, currency) - toMinor(planTotal(lines, currency), currency);
  for (let last = fitted.at(-1); last && rest !== 0; last = fitted.at(-1)) {
    const minor = toMinor(last.amount, currency) + rest;
    if (minor > 0) {
      last.amount = fromMinor(minor, currency);
      return fitted;
    }
    fitted.pop();
    rest = minor;
  }
  return fitted;
}

export type PlannedLine = PlanLine & {
  /** How much of it is paid: what was received fills the lines in their order. */
  covered: number;
  isLate: boolean;
};

export type Overdue = {
  amount: number;
  /** The day of the first line that is not covered. */
  since: string | null;
  /** How much of it uncleared cheques would cover. */
  inCheques: number;
};

type Received = Pick<LedgerBalance, 'currency' | 'writtenOff' | 'paid' | 'refunded'>;

const received = ({ paid, refunded, currency }: Received) =>
  toMinor(paid, currency) - toMinor(refunded, currency);

/**
 * The plan as it stands: shortened from its stored end by what is written off, then in the order of its days, filled from
 * the beginning by what is paid.
 */
export function planProgress<L extends PlanLine>(
  lines: readonly L[],
  balance: Received,
  today: string,
): (L & PlannedLine)[] {
  const { currency, writtenOff } = balance;
  const total = fromMinor(
    Math.max(0, toMinor(planTotal(lines, currency), currency) - toMinor(writtenOff, currency)),
    currency,
  );
  let left = Math.max(0, received(balance));
  return inFillOrder(fitPlan(lines, total, currency), today).map((line) => {
    const minor = toMinor(line.amount, currency);
    const covered = Math.min(left, minor);
    left -= covered;
    return {
      ...line,
      covered: fromMinor(covered, currency),
      isLate: isPastDue(line, today) && covered < minor,
    };
  });
}

/** Without a plan nothing is due by itself, but what a cheque was to pay was due when the bank sent it back. */
function overdueWithoutPlan(balance: LedgerBalance, ledger: readonly EntryLine[]): Overdue {
  const { currency, outstanding } = balance;
  const returned = ledger.filter(({ chequeState, isVoid }) => chequeState === 'returned' && !isVoid);
  const minor = Math.min(
    toMinor(outstanding, currency),
    returned.reduce((sum, { countsFor }) => sum + toMinor(countsFor ?? 0, currency), 0),
  );
  const days = returned.flatMap(({ since, countsFor }) => (since && countsFor !== null ? [since] : []));
  return {
    amount: fromMinor(minor, currency),
    since: minor === 0 ? null : (days.sort()[0] ?? null),
    inCheques: 0,
  };
}

/**
 * Planned before today − paid + refunded, when positive; never more than is outstanding. Without a plan: the cheques that
 * came back.
 */
export function overdueOf(
  lines: readonly PlanLine[],
  balance: LedgerBalance,
  { entries, chequesCountFor }: { entries: readonly EntryLine[]; chequesCountFor: number },
  today: string,
): Overdue {
  const { currency } = balance;
  if (lines.length === 0) return overdueWithoutPlan(balance, entries);
  const progress = planProgress(lines, balance, today);
  const planned = progress
    .filter((line) => isPastDue(line, today))
    .reduce((sum, { amount }) => sum + toMinor(amount, currency), 0);
  const minor = Math.min(toMinor(balance.outstanding, currency), Math.max(0, planned - received(balance)));
  return {
    amount: fromMinor(minor, currency),
    since: minor === 0 ? null : (progress.find(({ isLate }) => isLate)?.dueOn ?? null),
    inCheques: fromMinor(Math.min(minor, toMinor(chequesCountFor, currency)), currency),
  };
}
