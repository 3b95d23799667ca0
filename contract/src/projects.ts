import { z } from 'zod';
import { Address } from './addresses.ts';
import { currency, Day, Id, Instant } from './fields.ts';
import { MediaEntry, PictureTexts, PublicFile, Variants } from './files.ts';
import { listOf } from './lists.ts';
import { mapProjectFacts } from './rules/project-facts.ts';
import { PROJECT_STATUSES } from './rules/project-status.ts';
import { PROJECT_TYPES } from './rules/unit-figures.ts';
import { Unit } from './units.ts';

export const ProjectRef = z.object({ id: Id, slug: z.string(), nameEn: z.string(), nameAr: z.string() });
export type ProjectRef = z.infer<typeof ProjectRef>;

const count = z.int().nonnegative();

/** Figures of a project's units that lists show and filter by. */
const UnitFigures = z.object({
  types: z.array(z.enum(PROJECT_TYPES)),
  unitsTotal: count,
  unitsAvailable: count,
  bedroomsMin: count.nullable(),
  bedroomsMax: count.nullable(),
  areaMin: z.number().nullable(),
  areaMax: z.number().nullable(),
  priceFrom: z.object({ amount: z.number(), currency }).nullable(),
});

/** One entry of a list. */
export const ProjectCard = ProjectRef.extend({
  kind: z.string(),
  status: z.enum(PROJECT_STATUSES),
  isFeatured: z.boolean(),
  isActive: z.boolean(),
  /** Not published yet; neither a draft nor active: archived. */
  isDraft: z.boolean(),
  cityEn: z.string(),
  cityAr: z.string(),
  addressEn: z.string(),
  addressAr: z.string(),
  /** With the focal point it has in the gallery. */
  cover: PublicFile.extend({
    ...PictureTexts.pick({ focalX: true, focalY: true }).shape,
    posterFileId: Id.nullable(),
    poster: z.string().nullable(),
    posterVariants: Variants.nullable(),
  }).nullable(),
  ...UnitFigures.shape,
  updatedAt: Instant,
});
export type ProjectCard = z.infer<typeof ProjectCard>;

/** A list that asks something of units says how many on offer meet all of it, and the lowest of their prices. */
const ListedProject = ProjectCard.extend({
  matching: UnitFigures.pick({ unitsAvailable: true, priceFrom: true }).optional(),
});

export const ProjectList = listOf(ListedProject);
export type ProjectList = z.infer<typeof ProjectList>;

/** One amenity; a page that does not know the icon shows none. */
export const Feature = z.object({ en: z.string(), ar: z.string(), icon: z.string().nullable() });
export type Feature = z.infer<typeof Feature>;

export const BuildingFacts = z.object({
  floors: count.nullable(),
  entrances: count.nullable(),
  parking: count.nullable(),
  lifts: count.nullable(),
});
export type BuildingFacts = z.infer<typeof BuildingFacts>;

/** `version` is sent back with the save, so that a save of an outdated copy is detected. */
export const Project = ProjectCard.extend({
  version: z.int().positive(),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  address: Address,
  gallery: z.array(MediaEntry),
  features: z.array(Feature),
  building: BuildingFacts,
  ...mapProjectFacts(({ kind }) => (kind === 'day' ? Day : z.string()).nullable()),
  units: z.array(Unit),
  createdAt: Instant,
});
export type Project = z.infer<typeof Project>;
