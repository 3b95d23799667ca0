import type { ProjectList } from '@diyar/contract/projects';
import { NO_FILTERS, type ProjectFilters } from '@diyar/contract/rules/filters';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage, nameOf } from '@diyar/contract/rules/localized';
import { projectPath } from '@diyar/contract/rules/project-status';
import { unitSearch } from '@diyar/contract/rules/unit-query';
import type { Price } from '~/i18n/price.ts';
import { type MediaFile, mediaFile } from '~/ui/public/media-file.ts';

/** One project as a card shows it, in one language. */
export type Card = {
  path: string;
  name: string;
  city: string;
  picture: MediaFile | null;
  soon: boolean;
  /** Both ends of the range; null if unknown. */
  beds: [number, number] | null;
  area: [number, number] | null;
  available: number;
  priceFrom: Price | null;
};

const between = (min: number | null, max: number | null): [number, number] | null =>
  min === null || max === null ? null : [min, max];

type Listed = ProjectList['items'][number];

/** Of a filtered list it says what meets the filters, and leads to the same units. */
export function cardOf(
  project: Listed,
  lang: Lang,
  apiBase: string,
  untitled: string,
  filters: ProjectFilters = NO_FILTERS,
): Card {
  const figures = project.matching ?? project;
  const beds = between(project.bedroomsMin, project.bedroomsMax);
  return {
    path: projectPath(project) + unitSearch(filters, project.priceFrom?.currency ?? null),
    name: nameOf(project, lang, untitled),
    city: inLanguage(project.cityEn, project.cityAr, lang),
    picture: project.cover && mediaFile(project.cover, apiBase),
    soon: !project.isFeatured,
    beds: beds && beds[1] > 0 ? beds : null,
    area: between(project.areaMin, project.areaMax),
    available: figures.unitsAvailable,
    priceFrom: figures.priceFrom,
  };
}
