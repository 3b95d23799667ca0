import { z } from 'zod';
import { Instant, idOf, requiredText } from './fields.ts';
import { listOf, paging } from './lists.ts';

const count = z.int().nonnegative();

/** All that one write changed in the units of a project: an import, a save of the editor, the floors, a taking back. */
export const UnitBatch = z.object({
  batch: z.uuid(),
  at: Instant,
  actorName: z.string(),
  /** As in the activity log: units.import, projects.update, projects.building, units.takeBack. */
  action: z.string(),
  /** Of the file, where it was an import. */
  name: z.string(),
  created: count,
  changed: count,
  deleted: count,
  /** It can be taken back until then. */
  until: Instant,
  takenBackAt: Instant.nullable(),
});
export type UnitBatch = z.infer<typeof UnitBatch>;

/** GET /admin/projects/{id}/batches: of the last 30 days, newest first. */
export const UnitBatchesQuery = z.object(paging);
export type UnitBatchesQuery = z.infer<typeof UnitBatchesQuery>;
export const UnitBatchList = listOf(UnitBatch);
export type UnitBatchList = z.infer<typeof UnitBatchList>;

/**
 * Why something stays as it is: the cell was changed since (`changed`), a new unit got a deal (`deal`), the unit is gone
 * (`gone`), its number is used by another one meanwhile (`number`), a sold unit keeps its price (`sold`), the project has
 * no room (`full`).
 */
export const KEPT_REASONS = ['changed', 'deal', 'gone', 'number', 'sold', 'full'] as const;

export const KeptChange = z.object({
  unitId: idOf.unit,
  unitNumber: z.string(),
  /** Null for the whole unit. */
  field: z.string().nullable(),
  reason: z.enum(KEPT_REASONS),
  /** What the batch wrote, and what is there now. */
  written: z.unknown(),
  now: z.unknown(),
  /** Who changed it since, and when. */
  by: z.string(),
  at: Instant.nullable(),
});
export type KeptChange = z.infer<typeof KeptChange>;

/**
 * GET …/batches/{batch}: what taking it back would do. `removed` units were created by it, `restored` ones deleted;
 * `units` are those of which cells go back, `cells` how many. `keptUnits` have something that stays.
 */
export const TakeBackPlan = z.object({
  batch: UnitBatch,
  removed: count,
  restored: count,
  units: count,
  cells: count,
  kept: z.array(KeptChange),
  keptUnits: count,
  digest: z.string(),
});
export type TakeBackPlan = z.infer<typeof TakeBackPlan>;

/** POST …/batches/{batch}/take-back. Another digest than the newest is 409 'stale'. */
export const TakeBackInput = z.object({ digest: requiredText(100) });
export type TakeBackInput = z.infer<typeof TakeBackInput>;

/** What was done; `undo` is the batch of the taking back, which can be taken back itself. Null when nothing was left to do. */
export const TakenBack = TakeBackPlan.extend({ undo: z.uuid().nullable() });
export type TakenBack = z.infer<typeof TakenBack>;
