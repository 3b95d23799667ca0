import type { ProjectPayload } from '@diyar/contract/project-input';
import { projectFactsOf } from '@diyar/contract/rules/project-facts';
import { slugOf } from '@diyar/contract/rules/slug';
import { readCoordinates } from './coordinates.ts';
import { galleryPayload } from './media.ts';
import type { EditedProject, ProjectDraft } from './project.ts';
import { unitPayload } from './unit.ts';

/** What the draft started from: the project as it was read, or null for a new one. */
export type Base = Pick<EditedProject, 'id' | 'slug' | 'kind' | 'nameEn' | 'version' | 'sheet'> | null;

/**
 * The slug derives from the English name. An unchanged name keeps its slug, including a suffix '-2', so that
 * saving never breaks a link (docs/product/projects-and-media.md#slug).
 */
export const nextSlug = (draft: Pick<ProjectDraft, 'nameEn'>, base: Base): string =>
  base && slugOf(draft.nameEn) === slugOf(base.nameEn) ? base.slug : slugOf(draft.nameEn);

/** Whether the draft has the unlisted units too. A new project has all of its own. */
export const hasSheet = (base: Base, isOwnServer = true): boolean =>
  base ? (base.sheet ?? null) !== null : isOwnServer;

/** The payload of a save. Another server knows neither kinds of units nor unlisted ones. */
export function projectPayload(draft: ProjectDraft, base: Base, isOwnServer = true): ProjectPayload {
  const isSheet = hasSheet(base, isOwnServer);
  const { coordinates, ...address } = draft.address;
  return {
    slug: nextSlug(draft, base),
    status: draft.status,
    isFeatured: false,
    i18n: {
      en: { name: draft.nameEn, description: draft.descriptionEn },
      ar: { name: draft.nameAr, description: draft.descriptionAr },
    },
    address: { ...address, ...readCoordinates(coordinates) },
    ...galleryPayload(draft.media),
    kind: base?.kind ?? 'building',
    building: draft.building,
    ...projectFactsOf(draft),
    features: draft.features.map(({ key: _, ...feature }) => feature),
    units: draft.units.map((unit) => unitPayload(unit, isSheet)),
    ...(isSheet && { unitsAre: 'all' as const }),
    version: base?.version ?? null,
  };
}
