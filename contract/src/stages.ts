import { z } from 'zod';
import {
  currency,
  Day,
  day,
  Id,
  Instant,
  idOf,
  optionalId,
  optionalText,
  typedBoolean,
  typedId,
} from './fields.ts';
import { PublicFile } from './files.ts';
import { Sum } from './ledger.ts';
import { requiredDay } from './ledger-fields.ts';
import { LINE_MAX, NAME_MAX, STAGES_MAX } from './limits.ts';
import { PaperData } from './papers.ts';
import { PlanStage } from './plan-stage.ts';

export const StagePicture = z.object({
  id: Id,
  file: PublicFile,
  takenOn: Day,
  captionEn: z.string(),
  captionAr: z.string(),
});
export type StagePicture = z.infer<typeof StagePicture>;

const count = z.int().nonnegative();

export const Stage = PlanStage.extend({
  /** Newest first. */
  pictures: z.array(StagePicture),
  /** Lines of plans, templates and open quotes that follow it. */
  usedBy: z.object({ lines: count, templates: count, quotes: count }),
});
export type Stage = z.infer<typeof Stage>;

/** GET /admin/projects/{id}/stages, in their order. */
export const BuildingStages = z.object({
  items: z.array(Stage),
  /** Whether the site shows them, and their pictures. */
  showsProgress: z.boolean(),
  /** Names exactly these stages: a save of others is refused. */
  digest: z.string(),
});
export type BuildingStages = z.infer<typeof BuildingStages>;

const StageInput = z
  .object({
    /** Null for a new one. */
    id: optionalId,
    nameEn: optionalText(NAME_MAX),
    nameAr: optionalText(NAME_MAX),
    plannedOn: day.default(null),
  })
  .refine(({ nameEn, nameAr }) => nameEn !== '' || nameAr !== '', { path: ['nameAr'], error: 'required' });

/** PUT /admin/projects/{id}/stages: all stages of a building, in order. Reaching one is a step of its own. */
export const BuildingStagesInput = z.object({
  items: z.array(StageInput).max(STAGES_MAX),
  /** Without it that stays as it is. */
  showsProgress: typedBoolean.optional(),
  /** Of the answer that was changed. */
  digest: z.string().max(100),
});
export type BuildingStagesInput = z.infer<typeof BuildingStagesInput>;

export const StageParams = z.object({ stageId: typedId });
export const StagePictureParams = z.object({ pictureId: typedId });

/** The day on which it is reached; without one it is taken back. */
export const ReachQuery = z.object({ on: day.default(null) });
export type ReachQuery = z.infer<typeof ReachQuery>;

/** GET /admin/stages/{stageId}/reach: what it would do. */
export const ReachPreview = z.object({
  on: Day.nullable(),
  stage: PlanStage,
  deals: count,
  lines: count,
  /** Of the lines, by currency. */
  sums: z.array(Sum),
  /** Lines that are late as soon as it is done; of a stage that is taken back, those that are late until then. */
  late: count,
  /** The same with today as the day. */
  lateToday: count,
  /** Stages before it that are not reached. */
  before: z.array(PlanStage),
  today: Day,
  /** Names exactly what is shown: the press is refused when it is no longer so. */
  digest: z.string(),
});
export type ReachPreview = z.infer<typeof ReachPreview>;

/** POST /admin/stages/{stageId}/reach */
export const ReachInput = z.object({ on: day.default(null), digest: z.string().max(100) });
export type ReachInput = z.infer<typeof ReachInput>;

const captions = { captionEn: optionalText(LINE_MAX), captionAr: optionalText(LINE_MAX) };
/** POST /admin/stages/{stageId}/pictures: a file that was uploaded. */
export const StagePictureInput = z.object({ fileId: typedId, takenOn: requiredDay(), ...captions });
export type StagePictureInput = z.infer<typeof StagePictureInput>;
/** PATCH /admin/stage-pictures/{pictureId} */
export const StagePictureChange = StagePictureInput.omit({ fileId: true });
export type StagePictureChange = z.infer<typeof StagePictureChange>;

export const LETTER_WAYS = ['whatsapp', 'print'] as const;
export type LetterWay = (typeof LETTER_WAYS)[number];

/** One buyer who is to be told that a stage is reached. */
export const StageLetter = z.object({
  dealId: idOf.deal,
  name: z.string(),
  phone: z.string(),
  units: z.string(),
  currency,
  /** Those that follow the stage, in the order in which money fills them. */
  lines: z.array(
    z.object({
      label: z.string(),
      dueOn: Day.nullable(),
      amount: z.number(),
      covered: z.number(),
      open: z.number(),
    }),
  ),
  amount: z.number(),
  covered: z.number(),
  /** What of it is not paid, by the ledger. */
  open: z.number(),
  isLate: z.boolean(),
  /** The page of the deal for its buyers, which the message names; left out without one. */
  buyerPath: z.string().optional(),
  /** When it was handed to WhatsApp: no proof that anybody read it. */
  handedAt: Instant.nullable(),
  printedAt: Instant.nullable(),
});
export type StageLetter = z.infer<typeof StageLetter>;

/** GET /admin/stages/{stageId}/letters: empty before the stage is reached. */
export const StageLetters = z.object({
  stage: PlanStage,
  building: z.object({ id: Id, nameEn: z.string(), nameAr: z.string() }),
  company: PaperData.shape.company,
  items: z.array(StageLetter),
  today: Day,
});
export type StageLetters = z.infer<typeof StageLetters>;

/** POST /admin/stages/{stageId}/letters: these buyers were told. */
export const ToldInput = z.object({
  how: z.enum(LETTER_WAYS, 'invalidChoice'),
  dealIds: z.array(idOf.deal).min(1, 'required').max(1000),
});
export type ToldInput = z.infer<typeof ToldInput>;
