import { currency, idOf } from '@diyar/contract/fields';
import {
  OPEN_STAGES,
  UNIT_KINDS,
  UNIT_STATUSES,
  type UnitStatus,
  unitStatus,
} from '@diyar/contract/rules/deals';
import { mapFacts } from '@diyar/contract/rules/facts';
import { type Currency, firstCurrency } from '@diyar/contract/rules/money';
import { nextNumber } from '@diyar/contract/rules/next-number';
import { FACTS_OF_NEW_UNIT, OPTIONAL_FACTS, REQUIRED_FACTS } from '@diyar/contract/rules/unit-facts';
import { SHEET_FIELDS } from '@diyar/contract/rules/unit-sheet';
import { clampCount, newUnit, resizeUnits } from '@diyar/contract/rules/units';
import { SheetUnit, type Unit, type UnitInput } from '@diyar/contract/units';
import { z } from 'zod';
import { sameValue } from '~/lib/admin/same-value.ts';
import { DraftMedia, galleryPayload, mediaOf } from './media.ts';

/** A unit while it is edited. `key` identifies it in the draft, `id` on the server once it is stored. */
export const UnitDraft = z.object({
  key: z.string(),
  id: idOf.unit.nullable(),
  unitNumber: z.string(),
  unitLabelEn: z.string(),
  unitLabelAr: z.string(),
  // a draft that was stored before there was such a field is still read
  kind: z.enum(UNIT_KINDS).default('apartment'),
  isListed: z.boolean().default(true),
  ...mapFacts(REQUIRED_FACTS, (_, name) => z.number().default(FACTS_OF_NEW_UNIT[name])),
  ...mapFacts(OPTIONAL_FACTS, () => z.number().nullable().default(null)),
  viewEn: z.string(),
  viewAr: z.string(),
  price: z.number().nullable(),
  currency,
  isAvailable: z.boolean(),
  /** Follows from its deal; not editable here. */
  status: z.enum(UNIT_STATUSES).default('available'),
  deal: SheetUnit.shape.deal.default(null),
  hasDeals: z.boolean().default(false),
  /** A list says that somebody has it, and there is no deal yet. */
  awaitsDeal: z.boolean().default(false),
  internalNotes: z.string().default(''),
  aboutEn: z.string(),
  aboutAr: z.string(),
  media: z.array(DraftMedia),
  /** What was typed into cells that are not understood; their fields keep the last valid value. */
  typed: z.partialRecord(z.enum(SHEET_FIELDS), z.string()).default({}),
  /** Its values are defaults that nobody has looked at. */
  isUnchecked: z.boolean().default(false),
});
export type UnitDraft = z.infer<typeof UnitDraft>;

const LISTED_APARTMENT = {
  kind: 'apartment',
  isListed: true,
  deal: null,
  hasDeals: false,
  awaitsDeal: false,
  internalNotes: '',
} as const;

/** Of the sheet, or of a server that has none: its units are listed apartments. */
/** `usual` is what a price would be in that somebody enters for a unit without one. */
export const unitDraftOf = (
  { cover, images, currency, isSold: _, ...unit }: Unit | SheetUnit,
  usual: Currency | null = null,
): UnitDraft => ({
  ...LISTED_APARTMENT,
  ...unit,
  key: `unit-${unit.id}`,
  currency: currency ?? usual ?? firstCurrency(),
  media: mediaOf(cover, images),
  typed: {},
  isUnchecked: false,
});

const nothingEntered = (key: string, currency: Currency = firstCurrency()) => ({
  ...LISTED_APARTMENT,
  key,
  id: null,
  ...mapFacts(OPTIONAL_FACTS, () => null),
  viewEn: '',
  viewAr: '',
  price: null,
  currency,
  status: 'available' as const,
  isAvailable: true,
  aboutEn: '',
  aboutAr: '',
  media: [],
});

/** The defaults of the number of units (docs/product/projects-and-media.md#unit-defaults). */
export function freshUnit(n: number, key: string): UnitDraft {
  const { unitNumber, ...defaults } = newUnit(n);
  return {
    ...nothingEntered(key),
    ...defaults,
    unitNumber: String(unitNumber),
    typed: {},
    isUnchecked: true,
  };
}

/** A new line of the sheet: nothing is assumed, and what it needs is marked as missing. */
export const blankUnit = (key: string, currency?: Currency): UnitDraft => ({
  ...nothingEntered(key, currency),
  unitNumber: '',
  unitLabelEn: '',
  unitLabelAr: '',
  ...mapFacts(REQUIRED_FACTS, () => 0),
  typed: mapFacts(REQUIRED_FACTS, () => ''),
  isUnchecked: false,
});

export const isNumberTaken = (units: readonly UnitDraft[]) => {
  const taken = new Set(units.map(({ unitNumber }) => unitNumber.trim()));
  return { has: (number: string) => taken.has(number), add: (number: string) => void taken.add(number) };
};

const relabelled = (label: string, from: string, to: string) =>
  from !== '' && label.includes(from) ? label.replace(from, to) : label;

/** The same unit once more, with the next free number: without its deal, its pictures stay with the first. */
export function duplicateOf(
  unit: UnitDraft,
  key: string,
  taken: ReturnType<typeof isNumberTaken>,
): UnitDraft {
  const unitNumber = nextNumber(unit.unitNumber, taken.has);
  taken.add(unitNumber);
  return {
    ...unit,
    key,
    id: null,
    unitNumber,
    unitLabelEn: relabelled(unit.unitLabelEn, unit.unitNumber, unitNumber),
    unitLabelAr: relabelled(unit.unitLabelAr, unit.unitNumber, unitNumber),
    status: 'available',
    isAvailable: true,
    deal: null,
    hasDeals: false,
    awaitsDeal: false,
    internalNotes: '',
    media: [],
  };
}

/** The count adds or removes units at the end (docs/product/projects-and-media.md#unit-count). */
export function withCount(units: readonly UnitDraft[], count: number, newKey: () => string): UnitDraft[] {
  const taken = isNumberTaken(units);
  return resizeUnits(units, count, (from) => {
    // after a deletion in the middle there is no second 'Unit 5'
    let n = from;
    while (taken.has(String(n))) n += 1;
    taken.add(String(n));
    return freshUnit(n, newKey());
  });
}

/** Somebody holds, has reserved or has bought it. */
export const claimOf = ({ status }: UnitDraft) => OPEN_STAGES.find((stage) => stage === status);

/** The status as it will be with the next save. */
export const statusOfUnit = (unit: UnitDraft): UnitStatus =>
  unitStatus(claimOf(unit) ?? null, !unit.isAvailable);

/** Withdrawn, because a list says that somebody has it; it ends with the deal, or when it is offered again. */
export const lacksDeal = (unit: UnitDraft): boolean => unit.awaitsDeal && statusOfUnit(unit) === 'withdrawn';

/** Removing it would lose data: it is on the server, or it was filled in. */
export const hasContent = (unit: UnitDraft): boolean =>
  unit.id !== null ||
  !(
    sameValue(unit, freshUnit(Number(unit.unitNumber), unit.key)) ||
    sameValue(unit, blankUnit(unit.key, unit.currency))
  );

/** The units with content that a lower count would remove. */
export const lostByCount = (units: readonly UnitDraft[], count: number): UnitDraft[] =>
  units.slice(clampCount(count)).filter(hasContent);

export const withUnit = (units: readonly UnitDraft[], changed: UnitDraft): UnitDraft[] =>
  units.map((unit) => (unit.key === changed.key ? changed : unit));

/** The unit in the payload of a save. A server without a sheet knows neither kinds nor unlisted units. */
export function unitPayload(
  {
    key: _key,
    status: _status,
    deal: _deal,
    hasDeals: _hasDeals,
    typed: _typed,
    isUnchecked: _isUnchecked,
    media,
    currency,
    kind,
    isListed,
    awaitsDeal,
    internalNotes,
    ...unit
  }: UnitDraft,
  hasSheet = true,
) {
  const { coverFileId, gallery } = galleryPayload(media);
  return {
    ...unit,
    ...(hasSheet && { kind, isListed, awaitsDeal, internalNotes }),
    currency: unit.price === null ? null : currency,
    coverFileId,
    images: gallery,
  } satisfies z.input<typeof UnitInput>;
}
