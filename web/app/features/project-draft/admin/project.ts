import type { Project } from '@diyar/contract/projects';
import { usualCurrency } from '@diyar/contract/rules/money';
import { companyPlace } from '@diyar/contract/rules/place';
import { mapProjectFacts, projectFactsOf } from '@diyar/contract/rules/project-facts';
import { SAVED_STATUSES, savedStatusOf } from '@diyar/contract/rules/project-status';
import type { UnitSheet } from '@diyar/contract/units';
import { z } from 'zod';
import { countryName } from '~/i18n/countries.ts';
import { formatCoordinates } from './coordinates.ts';
import { DraftMedia, mediaOf, pendingMedia, type StoredMedia, withStored } from './media.ts';
import { UnitDraft, unitDraftOf } from './unit.ts';

/** A project with the sheet of its units; null where the server has none. */
export type EditedProject = Project & { sheet?: UnitSheet | null };

const fact = z.number().nullable();

const AddressDraft = z.object({
  streetEn: z.string(),
  streetAr: z.string(),
  blockEn: z.string(),
  blockAr: z.string(),
  cityEn: z.string(),
  cityAr: z.string(),
  countryEn: z.string(),
  countryAr: z.string(),
  googleMapsUrl: z.string(),
  /** '31.90917, 35.18462', as copied from a map. */
  coordinates: z.string(),
});

const FeatureDraft = z.object({
  key: z.string(),
  en: z.string(),
  ar: z.string(),
  icon: z.string().nullable(),
});
export type FeatureDraft = z.infer<typeof FeatureDraft>;

/** A project while it is edited: plain data as it was typed, so that it can be stored in the browser. */
export const ProjectDraft = z.object({
  nameEn: z.string(),
  nameAr: z.string(),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  address: AddressDraft,
  status: z.enum(SAVED_STATUSES),
  ...mapProjectFacts(() => z.string().nullable()),
  building: z.object({ floors: fact, entrances: fact, parking: fact, lifts: fact }),
  features: z.array(FeatureDraft),
  media: z.array(DraftMedia),
  units: z.array(UnitDraft),
});
export type ProjectDraft = z.infer<typeof ProjectDraft>;

/** New projects are active by default. */
export const newProject = (): ProjectDraft => ({
  nameEn: '',
  nameAr: '',
  descriptionEn: '',
  descriptionAr: '',
  address: {
    streetEn: '',
    streetAr: '',
    blockEn: '',
    blockAr: '',
    cityEn: '',
    cityAr: '',
    countryEn: countryName(companyPlace().country, 'en'),
    countryAr: countryName(companyPlace().country, 'ar'),
    googleMapsUrl: '',
    coordinates: '',
  },
  status: 'active',
  ...mapProjectFacts(() => null),
  building: { floors: null, entrances: null, parking: null, lifts: null },
  features: [],
  media: [],
  units: [],
});

/** The same project always yields the same draft, so that a comparison detects changes. */
export function projectDraftOf(project: EditedProject): ProjectDraft {
  const { id: _, lat, lng, ...address } = project.address;
  const units = project.sheet?.units ?? project.units;
  const usual = usualCurrency(units);
  return {
    nameEn: project.nameEn,
    nameAr: project.nameAr,
    descriptionEn: project.descriptionEn,
    descriptionAr: project.descriptionAr,
    address: { ...address, coordinates: formatCoordinates(lat, lng) },
    status: savedStatusOf(project),
    ...projectFactsOf(project),
    building: project.building,
    features: project.features.map((feature, i) => ({ ...feature, key: `feature-${i}` })),
    media: mediaOf(project.cover, project.gallery),
    units: units.map((unit) => unitDraftOf(unit, usual)),
  };
}

/** All pictures and videos that still have to be uploaded, the project's first. */
export const allPending = ({ media, units }: ProjectDraft): DraftMedia[] => [
  ...pendingMedia(media),
  ...units.flatMap((unit) => pendingMedia(unit.media)),
];

/** Records where a file is stored, wherever in the project it is used. */
export const storedIn = (draft: ProjectDraft, key: string, stored: StoredMedia | null): ProjectDraft => ({
  ...draft,
  media: withStored(draft.media, key, stored),
  units: draft.units.map((unit) => {
    const media = withStored(unit.media, key, stored);
    return media === unit.media ? unit : { ...unit, media };
  }),
});
