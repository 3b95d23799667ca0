import { z } from 'zod';
import { AddressInput } from './addresses.ts';
import { issue } from './field-issues.ts';
import { optionalDay, optionalId, optionalNumber, optionalText, requiredText } from './fields.ts';
import { galleryItems } from './gallery-input.ts';
import {
  FEATURES_MAX,
  IDEMPOTENCY_KEY_MAX,
  LINE_MAX,
  MEDIA_MAX_FILES,
  NAME_MAX,
  SLUG_MAX,
  TEXT_MAX,
  UNITS_MAX,
} from './limits.ts';
import { mapProjectFacts, type ProjectFact } from './rules/project-facts.ts';
import { SAVED_STATUSES } from './rules/project-status.ts';
import { slugOf } from './rules/slug.ts';
import { UnitInput } from './units.ts';

const words = z.object({ name: requiredText(NAME_MAX), description: optionalText(TEXT_MAX) });

const iconName = optionalText(SLUG_MAX).transform((name) => name || null);

const fact = optionalNumber({ min: 0, max: 100_000, whole: true });
const building = z.object({ floors: fact, entrances: fact, parking: fact, lifts: fact });

/** A fact that is not sent is emptied, like every field of the form. */
const factInput = (fact: ProjectFact) =>
  (fact.kind === 'day'
    ? optionalDay
    : optionalText(fact.max).transform((value) => value || null)) as z.ZodDefault<
    z.ZodType<string | null, string | null>
  >;

/**
 * The save payload. `isFeatured` is accepted and ignored: saving never un-features a project. A new project carries
 * an idempotency key, so that a retry after a lost answer creates no second one.
 */
export const ProjectInput = z
  .object({
    slug: optionalText(SLUG_MAX),
    status: z.enum(SAVED_STATUSES).default('active'),
    isFeatured: z.boolean().optional(),
    i18n: z.object({ en: words, ar: words }),
    address: AddressInput,
    coverFileId: optionalId,
    coverPosterFileId: optionalId,
    /** Not sent: pictures and cover stay as they are. */
    gallery: galleryItems.optional(),
    kind: optionalText(LINE_MAX),
    building: building.nullish(),
    ...mapProjectFacts(factInput),
    features: z
      .array(z.object({ en: optionalText(LINE_MAX), ar: optionalText(LINE_MAX), icon: iconName }))
      .max(FEATURES_MAX)
      .default([]),
    units: z.array(UnitInput).max(UNITS_MAX).optional(),
    /** 'all': `units` has the unlisted ones too, and one that is left out is removed. */
    unitsAre: z.enum(['listed', 'all'], 'invalidChoice').default('listed'),
    version: optionalNumber({ min: 1, whole: true }),
    idempotencyKey: optionalText(IDEMPOTENCY_KEY_MAX).transform((key) => key || null),
  })
  .refine(
    // the limit is per editor, so the main item counts too
    (p) =>
      (p.gallery ?? []).filter((item) => item.fileId !== p.coverFileId).length +
        (p.coverFileId === null ? 0 : 1) <=
      MEDIA_MAX_FILES,
    { path: ['gallery'], error: issue('tooManyFiles', MEDIA_MAX_FILES) },
  )
  .transform(({ i18n, isFeatured: _ignored, building: facts, features, ...project }) => ({
    ...project,
    slug: slugOf(project.slug) || slugOf(i18n.en.name),
    kind: project.kind || 'building',
    nameEn: i18n.en.name,
    nameAr: i18n.ar.name,
    descriptionEn: i18n.en.description,
    descriptionAr: i18n.ar.description,
    building: facts ?? { floors: null, entrances: null, parking: null, lifts: null },
    features: features.filter((feature) => feature.en !== '' || feature.ar !== ''),
  }));
export type ProjectInput = z.infer<typeof ProjectInput>;
/** The payload before parsing, as a form holds it. */
export type ProjectPayload = z.input<typeof ProjectInput>;

export const FeatureInput = z.object({ featured: z.boolean() });
export type FeatureInput = z.infer<typeof FeatureInput>;
