import { Id } from '@diyar/contract/fields';
import { OPEN_STAGES, UNIT_STATUSES } from '@diyar/contract/rules/deals';
import { CURRENCIES } from '@diyar/contract/rules/money';
import {
  FACTS_OF_NEW_UNIT,
  mapFacts,
  OPTIONAL_FACTS,
  REQUIRED_FACTS,
} from '@diyar/contract/rules/unit-facts';
import { clampCount, newUnit, resizeUnits } from '@diyar/contract/rules/units';
import type { Unit, UnitInput } from '@diyar/contract/units';
import { z } from 'zod';
import { DraftMedia, galleryPayload, mediaOf } from './media.ts';
import { sameValue } from './same-value.ts';

/** A unit while it is edited. `key` identifies it in the draft, `id` on the server once it is stored. */
export const UnitDraft = z.object({
  key: z.string(),
  id: Id.nullable(),
  unitNumber: z.string(),
  unitLabelEn: z.string(),
  unitLabelAr: z.string(),
  // a draft that was stored before there was such a fact is still read
  ...mapFacts(REQUIRED_FACTS, (_, name) => z.number().default(FACTS_OF_NEW_UNIT[name])),
  ...mapFacts(OPTIONAL_FACTS, () => z.number().nullable().default(null)),
  viewEn: z.string(),
  viewAr: z.string(),
  price: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  isAvailable: z.boolean(),
  /** Follows from its deal; not editable here. */
  status: z.enum(UNIT_STATUSES).default('available'),
  aboutEn: z.string(),
  aboutAr: z.string(),
  media: z.array(DraftMedia),
});
export type UnitDraft = z.infer<typeof UnitDraft>;

export const unitDraftOf = ({ cover, images, currency, isSold: _, ...unit }: Unit): UnitDraft => ({
  ...unit,
  key: `unit-${unit.id}`,
  currency: currency ?? 'ILS',
  media: mediaOf(cover, images),
});

/** The defaults of a new unit (docs/product/projects-and-media.md#unit-defaults). */
export function freshUnit(n: number, key: string): UnitDraft {
  const { unitNumber, ...defaults } = newUnit(n);
  return {
    ...defaults,
    key,
    id: null,
    unitNumber: String(unitNumber),
    ...mapFacts(OPTIONAL_FACTS, () => null),
    viewEn: '',
    viewAr: '',
    price: null,
    currency: 'ILS',
    status: 'available',
    aboutEn: '',
    aboutAr: '',
    media: [],
  };
}

/** One more than the highest number in use: after a deletion in the middle there is no second 'Unit 5'. */
function freeNumber(units: readonly UnitDraft[], from: number): number {
  let n = from;
  while (units.some((unit) => unit.unitNumber === String(n))) n += 1;
  return n;
}

/** The count adds or removes units at the end (docs/product/projects-and-media.md#unit-count). */
export function withCount(units: readonly UnitDraft[], count: number, newKey: () => string): UnitDraft[] {
  const all = [...units];
  return resizeUnits(units, count, (n) => {
    const unit = freshUnit(freeNumber(all, n), newKey());
    all.push(unit);
    return unit;
  });
}

/** Somebody holds, has reserved or has bought it. */
export const claimOf = ({ status }: UnitDraft) => OPEN_STAGES.find((stage) => stage === status);

/** Removing it would lose data: it is on the server, or it was filled in. */
export const hasContent = (unit: UnitDraft): boolean =>
  unit.id !== null || !sameValue(unit, freshUnit(Number(unit.unitNumber), unit.key));

/** The units with content that a lower count would remove. */
export const lostByCount = (units: readonly UnitDraft[], count: number): UnitDraft[] =>
  units.slice(clampCount(count)).filter(hasContent);

export const withUnit = (units: readonly UnitDraft[], changed: UnitDraft): UnitDraft[] =>
  units.map((unit) => (unit.key === changed.key ? changed : unit));

/** The unit in the payload of a save. */
export function unitPayload({ key: _, status: __, media, currency, ...unit }: UnitDraft) {
  const { coverFileId, gallery } = galleryPayload(media);
  return {
    ...unit,
    currency: unit.price === null ? null : currency,
    coverFileId,
    images: gallery,
  } satisfies z.input<typeof UnitInput>;
}
