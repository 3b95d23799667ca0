import type { Project } from '@diyar/contract/projects';
import { dayText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import type { Facts } from './detail.ts';
import { range } from './range.ts';

type Source = Pick<
  Project,
  | 'bedroomsMin'
  | 'bedroomsMax'
  | 'areaMin'
  | 'areaMax'
  | 'unitsTotal'
  | 'unitsAvailable'
  | 'building'
  | 'handoverDate'
>;

/** Figures are computed from the units, or left out. */
export function factsOf(project: Source, lang: Lang): Facts {
  const facts: Facts = {};
  const { bedroomsMin, bedroomsMax, areaMin, areaMax, unitsTotal, unitsAvailable } = project;
  // shops and offices have no bedrooms; in a mixed building only the homes count
  if (bedroomsMax) facts.bedrooms = range(bedroomsMin || bedroomsMax, bedroomsMax);
  if (areaMin !== null && areaMax) facts.area = range(areaMin, areaMax);
  if (project.building.floors) facts.floors = project.building.floors;
  if (unitsAvailable > 0) facts.available = { left: unitsAvailable, of: unitsTotal };
  if (project.handoverDate) facts.handover = monthOf(project.handoverDate, lang);
  return facts;
}

const monthOf = (day: string, lang: Lang): string => dayText(day, lang, { month: 'long', year: 'numeric' });
