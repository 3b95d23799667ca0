import { z } from 'zod';
import { issue } from './field-issues.ts';
import {
  currency,
  Instant,
  idOf,
  optionalCurrency,
  optionalId,
  optionalIdOf,
  optionalNumber,
  optionalText,
  text,
  typedId,
  typedNumber,
} from './fields.ts';
import { MediaEntry, PublicFile } from './files.ts';
import { galleryInput } from './gallery-input.ts';
import * as limits from './limits.ts';
import { listOf, paging } from './lists.ts';
import { isCounted, OPEN_STAGES, UNIT_KINDS, UNIT_STATUSES } from './rules/deals.ts';
import { mapFacts } from './rules/facts.ts';
import { firstCurrency } from './rules/money.ts';
import { OPTIONAL_FACTS, REQUIRED_FACTS } from './rules/unit-facts.ts';

export const Unit = z.object({
  id: idOf.unit,
  unitNumber: z.string(),
  unitLabelEn: z.string(),
  unitLabelAr: z.string(),
  // a parking place has fewer square metres than the payload allows a home
  ...mapFacts(REQUIRED_FACTS, ({ whole }) => (whole ? z.int() : z.number()).nonnegative()),
  status: z.enum(UNIT_STATUSES),
  isAvailable: z.boolean(),
  isSold: z.boolean(),
  ...mapFacts(OPTIONAL_FACTS, ({ whole }) => (whole ? z.int() : z.number()).nullable()),
  viewEn: z.string(),
  viewAr: z.string(),
  price: z.number().nonnegative().nullable(),
  currency: currency.nullable(),
  aboutEn: z.string(),
  aboutAr: z.string(),
  cover: PublicFile.nullable(),
  images: z.array(MediaEntry),
});
export type Unit = z.infer<typeof Unit>;

/** A unit as a message or a sold record shows it. */
export const UnitRef = Unit.pick({
  id: true,
  unitLabelEn: true,
  unitLabelAr: true,
  floor: true,
  sizeSqm: true,
  status: true,
  isAvailable: true,
  isSold: true,
  price: true,
  currency: true,
});
export type UnitRef = z.infer<typeof UnitRef>;

/** A unit that can be quoted and held where it has the number by which its building's calls and screens know it. */
export const TrackedUnitRef = UnitRef.extend({ apartmentNo: idOf.apartment.nullable() });
export type TrackedUnitRef = z.infer<typeof TrackedUnitRef>;

/** A unit of the editor's sheet. */
export const SheetUnit = Unit.extend({
  kind: z.enum(UNIT_KINDS),
  isListed: z.boolean(),
  /** The open deal that its status follows from. */
  deal: z
    .object({
      id: idOf.deal,
      stage: z.enum(OPEN_STAGES),
      name: z.string(),
      holdUntil: Instant.nullable(),
      soldAt: Instant.nullable(),
    })
    .nullable(),
  /** A unit that ever had a deal stays. */
  hasDeals: z.boolean(),
  /** An import says that somebody has it, and there is no deal yet; ends with the deal, or when it is offered again. */
  awaitsDeal: z.boolean(),
  /** For staff alone. */
  internalNotes: z.string(),
});
export type SheetUnit = z.infer<typeof SheetUnit>;

/**
 * GET /admin/projects/{id}/sheet: every unit of a project, unlisted ones too, in the order of the site. `version` is the
 * project's. Floors are null where the project is no building.
 */
export const UnitSheet = z.object({
  version: z.int().positive(),
  floorsFrom: z.int().nullable(),
  floorsTo: z.int().nullable(),
  units: z.array(SheetUnit),
});
export type UnitSheet = z.infer<typeof UnitSheet>;

export const UnitList = listOf(Unit);
export type UnitList = z.infer<typeof UnitList>;

export const UnitsQuery = z.object({ projectId: typedId, ...paging });
export type UnitsQuery = z.infer<typeof UnitsQuery>;

/** One unit of the save payload: with an id it is updated, without one it is created, missing ones are deleted. */
export const UnitInput = z
  .object({
    id: optionalIdOf.unit,
    unitNumber: z.union([text(limits.LINE_MAX), z.number().transform(String)], 'invalid').default(''),
    unitLabel: text(limits.NAME_MAX).optional(),
    unitLabelEn: text(limits.NAME_MAX).optional(),
    unitLabelAr: text(limits.NAME_MAX).optional(),
    /** Left out, a unit that is there stays what it is, and a new one is a listed apartment. */
    kind: z.enum(UNIT_KINDS, 'invalidChoice').optional(),
    isListed: z.boolean().optional(),
    /** Left out, they stay as they are; of a unit that is offered there is no deal to be made. */
    awaitsDeal: z.boolean().optional(),
    internalNotes: text(limits.TEXT_MAX).optional(),
    // the least area holds for listed homes, offices and shops: checked below
    ...mapFacts(REQUIRED_FACTS, (fact, name) => typedNumber(name === 'sizeSqm' ? { ...fact, min: 0 } : fact)),
    isAvailable: z.boolean().default(true),
    ...mapFacts(OPTIONAL_FACTS, optionalNumber),
    viewEn: optionalText(limits.LINE_MAX),
    viewAr: optionalText(limits.LINE_MAX),
    price: optionalNumber({ min: 0, max: limits.AMOUNT_MAX }),
    currency: optionalCurrency,
    aboutEn: optionalText(limits.TEXT_MAX),
    aboutAr: optionalText(limits.TEXT_MAX),
    coverFileId: optionalId,
    images: galleryInput,
  })
  .refine(
    ({ sizeSqm, kind = 'apartment', isListed = true }) =>
      sizeSqm >= limits.UNIT_AREA_MIN || !isListed || !isCounted(kind),
    {
      path: ['sizeSqm'],
      error: issue('min', limits.UNIT_AREA_MIN),
      // beside whatever else is wrong with the unit
      when: ({ value }) => typeof (value as { sizeSqm?: unknown } | null)?.sizeSqm === 'number',
    },
  )
  .transform(({ unitLabel = '', ...unit }) => ({
    ...unit,
    unitLabelEn: unit.unitLabelEn ?? unitLabel,
    unitLabelAr: unit.unitLabelAr ?? unitLabel,
    // a price without a currency is in the company's first, shekels at the beginning
    currency: unit.price === null ? null : (unit.currency ?? firstCurrency()),
  }));
export type UnitInput = z.infer<typeof UnitInput>;
