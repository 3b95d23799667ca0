import type { Project } from '@diyar/contract/projects';
import { dayText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import type { ProjectFactName } from '@diyar/contract/rules/project-facts';
import { range } from './range.ts';

type Figures = 'bedroomsMin' | 'bedroomsMax' | 'areaMin' | 'areaMax' | 'unitsTotal' | 'unitsAvailable';
type Source = Pick<Project, Figures | 'building' | ProjectFactName>;

/** What is known about a project; what is not is undefined. Figures are computed from the units. */
export function factsOf(project: Source, lang: Lang) {
  const { bedroomsMin, bedroomsMax, areaMin, areaMax, unitsTotal, unitsAvailable } = project;
  return {
    // shops and offices have no bedrooms; in a mixed building only the homes count
    bedrooms: bedroomsMax ? range(bedroomsMin || bedroomsMax, bedroomsMax) : undefined,
    area: areaMin !== null && areaMax ? range(areaMin, areaMax) : undefined,
    floors: project.building.floors || undefined,
    available: unitsAvailable > 0 ? { left: unitsAvailable, of: unitsTotal } : undefined,
    handover: project.handoverDate ? monthOf(project.handoverDate, lang) : undefined,
  };
}

export type Facts = ReturnType<typeof factsOf>;

const monthOf = (day: string, lang: Lang): string => dayText(day, lang, { month: 'long', year: 'numeric' });
