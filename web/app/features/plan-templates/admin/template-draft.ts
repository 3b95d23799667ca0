import type { PlanTemplate, PlanTemplatesInput } from '@diyar/contract/plan-templates';
import type { PlanStep } from '@diyar/contract/rules/plans';
import { newKey } from '~/lib/admin/new-key.ts';

/** A field that is empty while somebody types is null. */
export type StepDraft = {
  key: string;
  step: PlanStep;
  percent: number | null;
  count: number | null;
  everyMonths: number | null;
  stageId: number | null;
  daysAfter: number | null;
};

export type TemplateDraft = {
  key: string;
  nameEn: string;
  nameAr: string;
  isPublic: boolean;
  steps: StepDraft[];
};

const stepDraft = (step: PlanStep, percent: number | null, count = 1, everyMonths = 1): StepDraft => ({
  key: newKey(),
  ...{ step, percent, count, everyMonths },
  stageId: null,
  daysAfter: 0,
});

export const draftsOf = (items: readonly PlanTemplate[]): TemplateDraft[] =>
  items.map(({ nameEn, nameAr, isPublic, steps }) => ({
    key: newKey(),
    nameEn,
    nameAr,
    isPublic,
    steps: steps.map(({ step, percent, count, everyMonths, stageId = null, daysAfter = 0 }) => ({
      ...stepDraft(step, percent, count, everyMonths),
      ...{ stageId, daysAfter },
    })),
  }));

/** What most plans look like, to be changed. */
export const newTemplate = (): TemplateDraft => ({
  key: newKey(),
  nameEn: '',
  nameAr: '',
  isPublic: false,
  steps: [stepDraft('signing', 20), stepDraft('monthly', 70, 24), stepDraft('handover', 10)],
});

/** Percents are added in hundredths, because 0.1 + 0.2 is not 0.3. */
const hundredths = (steps: readonly StepDraft[]) =>
  steps.reduce((sum, { percent }) => sum + Math.round((percent ?? 0) * 100), 0);

export const restOf = (steps: readonly StepDraft[]): number => (10_000 - hundredths(steps)) / 100;

/** A further step takes what is missing. */
export const addedStep = (steps: readonly StepDraft[]): StepDraft => {
  const rest = restOf(steps);
  return stepDraft('monthly', rest > 0 ? rest : null, 12);
};

const isStepComplete = ({ step, percent, count, everyMonths, stageId }: StepDraft): boolean =>
  percent !== null &&
  percent > 0 &&
  (step !== 'stage' || stageId !== null) &&
  (step !== 'monthly' || (count !== null && count > 0 && everyMonths !== null && everyMonths > 0));

/** Whether a plan can be made from it. */
export const isWhole = ({ steps }: TemplateDraft): boolean =>
  steps.length > 0 && steps.every(isStepComplete) && restOf(steps) === 0;

export const isComplete = (template: TemplateDraft): boolean =>
  isWhole(template) && template.nameEn.trim() !== '' && template.nameAr.trim() !== '';

export const stepsOf = ({ steps }: TemplateDraft) =>
  steps.map(({ step, percent, count, everyMonths, stageId, daysAfter }) => ({
    step,
    percent: percent ?? 0,
    // only instalments repeat
    count: step === 'monthly' ? (count ?? 1) : 1,
    everyMonths: step === 'monthly' ? (everyMonths ?? 1) : 1,
    ...(step === 'stage' && stageId !== null && { stageId, daysAfter: daysAfter ?? 0 }),
  }));

export const payloadOf = (drafts: readonly TemplateDraft[]): PlanTemplatesInput => ({
  items: drafts.map((draft) => ({
    nameEn: draft.nameEn.trim(),
    nameAr: draft.nameAr.trim(),
    isPublic: draft.isPublic,
    steps: stepsOf(draft),
  })),
});
