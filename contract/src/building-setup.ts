import { z } from 'zod';
import { idOf, optionalIdOf, optionalNumber, requiredText, typedNumber } from './fields.ts';
import * as limits from './limits.ts';
import { UNIT_KINDS, UNIT_STATUSES } from './rules/deals.ts';

const version = optionalNumber({ min: 1, whole: true });
const floor = typedNumber({ min: limits.UNIT_FLOOR_MIN, max: limits.UNIT_FLOOR_MAX, whole: true });
const rooms = typedNumber({ min: 0, max: limits.UNIT_ROOMS_MAX, whole: true });

/** One unit of the set-up: with an id it is moved or renamed, without one it is created, missing ones are removed. */
export const BuildingUnitInput = z.object({
  id: optionalIdOf.unit,
  unitNumber: requiredText(limits.LINE_MAX),
  kind: z.enum(UNIT_KINDS, 'invalidChoice'),
  isListed: z.boolean().default(false),
  bedrooms: rooms.optional(),
  bathrooms: rooms.optional(),
  sizeSqm: typedNumber({ min: 0, max: limits.UNIT_AREA_MAX }).optional(),
});
export type BuildingUnitInput = z.infer<typeof BuildingUnitInput>;

/** PUT /admin/projects/{id}/building. Without floors the project is no building and has no tracker. */
export const BuildingInput = z
  .object({
    floorsFrom: floor.nullable(),
    floorsTo: floor.nullable(),
    floors: z.array(z.object({ floor, units: z.array(BuildingUnitInput) })),
    /** The project's version that the user saw. */
    version,
  })
  .refine((b) => (b.floorsFrom === null) === (b.floorsTo === null), { path: ['floorsTo'], error: 'required' })
  .refine((b) => b.floorsFrom === null || b.floorsTo === null || b.floorsFrom <= b.floorsTo, {
    path: ['floorsTo'],
    error: 'invalidRange',
  });
export type BuildingInput = z.infer<typeof BuildingInput>;

export const BuildingSetupUnit = z.object({
  id: idOf.unit,
  unitNumber: z.string(),
  kind: z.enum(UNIT_KINDS),
  isListed: z.boolean(),
  awaitsDeal: z.boolean(),
  bedrooms: z.int().nonnegative(),
  bathrooms: z.int().nonnegative(),
  sizeSqm: z.number().nonnegative(),
  status: z.enum(UNIT_STATUSES),
  /** A unit that ever had a deal stays. */
  hasDeals: z.boolean(),
});
export type BuildingSetupUnit = z.infer<typeof BuildingSetupUnit>;

/** GET /admin/projects/{id}/building. `unplaced` are units without a floor, or on one outside the range. */
export const BuildingSetup = z.object({
  floorsFrom: z.int().nullable(),
  floorsTo: z.int().nullable(),
  floors: z.array(z.object({ floor: z.int(), units: z.array(BuildingSetupUnit) })),
  unplaced: z.array(BuildingSetupUnit.extend({ floor: z.int().nullable() })),
  version: z.int().positive(),
  /** The building of the older calls and of the two pages of its own in the sidebar. */
  isLacasa: z.boolean(),
});
export type BuildingSetup = z.infer<typeof BuildingSetup>;

/** PUT /admin/projects/{id}/lacasa */
export const LacasaInput = z.object({ isLacasa: z.boolean() });
export type LacasaInput = z.infer<typeof LacasaInput>;
