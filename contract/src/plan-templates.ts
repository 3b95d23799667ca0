import { z } from 'zod';
import { Id, optionalId, optionalNumber, requiredText, typedNumber } from './fields.ts';
import { CHEQUES_MAX, NAME_MAX, PLAN_STEPS_MAX, PLAN_TEMPLATES_MAX } from './limits.ts';
import { PlanStage } from './plan-stage.ts';
import { PLAN_STEPS, type TemplateStep } from './rules/plans.ts';
import { DAYS_AFTER_MAX } from './rules/stages.ts';

/**
 * Typed: so many percent at signing, in `count` payments every `everyMonths` months, at handover, or `daysAfter` a stage
 * of the building.
 */
const StepInput = z
  .object({
    step: z.enum(PLAN_STEPS, 'invalidChoice'),
    percent: typedNumber({ min: 0.01, max: 100 }),
    count: typedNumber({ min: 1, max: CHEQUES_MAX, whole: true }).default(1),
    everyMonths: typedNumber({ min: 1, max: 60, whole: true }).default(1),
    stageId: optionalId,
    daysAfter: optionalNumber({ min: 0, max: DAYS_AFTER_MAX, whole: true }),
  })
  .refine(({ step, stageId }) => step !== 'stage' || stageId !== null, {
    path: ['stageId'],
    error: 'required',
  })
  .transform(
    ({ stageId, daysAfter, ...step }): TemplateStep =>
      step.step === 'stage' && stageId !== null ? { ...step, stageId, daysAfter: daysAfter ?? 0 } : step,
  );

const isWhole = (steps: readonly { percent: number }[]) =>
  Math.round(steps.reduce((sum, { percent }) => sum + percent * 100, 0)) === 10_000;

export const PlanTemplateInput = z.object({
  nameEn: requiredText(NAME_MAX),
  nameAr: requiredText(NAME_MAX),
  /** Whether the public site offers it. */
  isPublic: z.boolean().default(false),
  steps: z
    .array(StepInput)
    .min(1, 'required')
    .max(PLAN_STEPS_MAX)
    .refine(isWhole, { error: 'percentsNotWhole' }),
});
/** PUT /admin/projects/{id}/plan-templates: all templates of a project, in order. */
export const PlanTemplatesInput = z.object({ items: z.array(PlanTemplateInput).max(PLAN_TEMPLATES_MAX) });
export type PlanTemplatesInput = z.infer<typeof PlanTemplatesInput>;

const AnsweredStep = z.object({
  step: z.enum(PLAN_STEPS),
  percent: z.number(),
  count: z.int(),
  everyMonths: z.int(),
  /** Of a step that follows a stage. */
  stageId: Id.optional(),
  daysAfter: z.int().optional(),
});

export const PlanTemplate = z.object({
  id: Id,
  nameEn: z.string(),
  nameAr: z.string(),
  isPublic: z.boolean(),
  steps: z.array(AnsweredStep),
});
export type PlanTemplate = z.infer<typeof PlanTemplate>;
/** GET /admin/projects/{id}/plan-templates (staff of the project) and /admin/buildings/{id}/plan-templates. */
export const PlanTemplates = z.object({
  items: z.array(PlanTemplate),
  handoverOn: z.string().nullable(),
  /** Of the building, in their order; absent where it has none. */
  stages: z.array(PlanStage).optional(),
});
export type PlanTemplates = z.infer<typeof PlanTemplates>;
