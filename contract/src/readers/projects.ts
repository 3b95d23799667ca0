import type { Place } from '../cities.ts';
import type { Feature, Project } from '../projects.ts';
import { addressLine } from '../rules/localized.ts';
import { mapProjectFacts } from '../rules/project-facts.ts';
import { statusOf } from '../rules/project-status.ts';
import { readAddress } from './addresses.ts';
import { readMedia, readPublicFile, readVariants } from './files.ts';
import { type ReadList, readList } from './list.ts';
import * as from from './pick.ts';
import { readFigures } from './unit-figures.ts';
import { coverOf, readUnits } from './units.ts';

type Loose = from.Loose;

/** In this order: nameEn, titleEn, i18n.en.name, en.name, a name without a language. */
function words(project: Loose, lang: 'En' | 'Ar', ...names: string[]): string {
  const i18n = from.objectOf(project.i18n);
  const own = from.objectOf(i18n[lang.toLowerCase()] ?? project[lang.toLowerCase()]);
  return (
    from.pickText(project, ...names.map((name) => `${name}${lang}`)) ||
    from.pickText(own, ...names) ||
    from.pickText(project, ...names)
  );
}

function readFeature(entry: unknown): Feature | null {
  if (typeof entry === 'string') return entry.trim() === '' ? null : { en: entry, ar: entry, icon: null };
  const one = from.objectOf(entry);
  const any = from.pickText(one, 'name', 'title', 'label', 'text');
  const en = from.pickText(one, 'en', 'nameEn', 'titleEn', 'labelEn') || any;
  const ar = from.pickText(one, 'ar', 'nameAr', 'titleAr', 'labelAr') || any;
  return en === '' && ar === '' ? null : { en, ar, icon: from.pickText(one, 'icon') || null };
}

/** Active and not featured unless the server says otherwise, by flags or by `status`. */
function readStatus(project: Loose) {
  const status = from.pickText(project, 'status').toLowerCase();
  const isFeatured = from.pickBoolean(project, 'isFeatured', 'featured') ?? status === 'featured';
  const isActive =
    from.pickBoolean(project, 'isActive', 'active') ?? (status !== 'archived' && status !== 'draft');
  const isDraft = !isActive && (from.pickBoolean(project, 'isDraft', 'draft') ?? status === 'draft');
  return { isFeatured, isActive, isDraft, status: statusOf({ isFeatured, isActive, isDraft }) };
}

function readBuilding(value: unknown): Project['building'] {
  const building = from.objectOf(value);
  const fact = (...names: string[]) => {
    const number = from.pickNumber(building, ...names);
    return number === null || number < 0 ? null : Math.trunc(number);
  };
  return {
    floors: fact('floors'),
    entrances: fact('entrances'),
    parking: fact('parking', 'parkingSpaces'),
    lifts: fact('lifts', 'elevators'),
  };
}

function readCover(project: Loose, gallery: Project['gallery']): Project['cover'] {
  const cover = from.pick(project, 'cover');
  const file =
    readPublicFile(cover) ?? readPublicFile(coverOf(project)) ?? gallery.find((entry) => entry.position >= 0);
  if (!file) return null;
  const { fileId, url, mimeType, width, height, placeholder, variants } = file;
  const own = from.objectOf(cover);
  return {
    ...{ fileId, url, mimeType, width, height, placeholder, variants },
    posterFileId: from.pickId(project, 'coverPosterFileId') ?? from.pickId(own, 'posterFileId'),
    poster: from.pickText(own, 'poster', 'thumbnail') || from.pickText(project, 'coverPosterUrl') || null,
    posterVariants: readVariants(from.pick(own, 'posterVariants')),
    focalX: from.share(from.pickNumber(own, 'focalX')),
    focalY: from.share(from.pickNumber(own, 'focalY')),
  };
}

/** A project from a list or by itself. */
export function readProject(answer: unknown): Project | null {
  const body = from.objectOf(answer);
  const project = [body.data, body.project].find(from.isObject) ?? body;
  const id = from.pickId(project, 'id', 'projectId');
  if (id === null) return null;
  const given = readAddress(from.pick(project, 'address'));
  const city = from.pickText(project, 'city');
  const address = { ...given, cityEn: given.cityEn || city, cityAr: given.cityAr || city };
  const gallery = readMedia(from.pickList(project, 'gallery', 'media', 'images', 'photos'));
  const units = readUnits(project.units).items;
  const time = (name: string) => from.toInstant(from.pick(project, name)) ?? new Date(0).toISOString();
  return {
    id,
    // a server without slugs finds the project by its own id
    slug: from.pickText(project, 'slug') || from.toText(from.pick(project, 'id', 'projectId')),
    kind: from.pickText(project, 'kind') || 'building',
    nameEn: words(project, 'En', 'name', 'title'),
    nameAr: words(project, 'Ar', 'name', 'title'),
    descriptionEn: words(project, 'En', 'description', 'about'),
    descriptionAr: words(project, 'Ar', 'description', 'about'),
    ...readStatus(project),
    cityEn: from.pickText(project, 'cityEn') || address.cityEn,
    cityAr: from.pickText(project, 'cityAr') || address.cityAr,
    addressEn: from.pickText(project, 'addressEn') || addressLine(address, 'en'),
    addressAr: from.pickText(project, 'addressAr') || addressLine(address, 'ar'),
    address,
    cover: readCover(project, gallery),
    gallery,
    features: from
      .pickList(project, 'features', 'amenities')
      .map(readFeature)
      .filter((one) => one !== null),
    building: readBuilding(project.building),
    ...mapProjectFacts(({ kind }, name) =>
      kind === 'day' ? from.toDay(from.pick(project, name)) : from.pickText(project, name) || null,
    ),
    units,
    ...readFigures(project, units),
    version: from.pickId(project, 'version') ?? 1,
    createdAt: time('createdAt'),
    updatedAt: time('updatedAt'),
  };
}

export const readProjects = (answer: unknown): ReadList<Project> => readList(answer, readProject);

function readPlace(entry: unknown): Place | null {
  const place = from.objectOf(typeof entry === 'string' ? { city: entry } : entry);
  const any = from.pickText(place, 'city', 'name');
  const cityEn = from.pickText(place, 'cityEn', 'nameEn') || any;
  const cityAr = from.pickText(place, 'cityAr', 'nameAr') || any;
  const projects = Math.max(0, Math.trunc(from.pickNumber(place, 'projects', 'count') ?? 0));
  return cityEn === '' && cityAr === '' ? null : { cityEn, cityAr, projects };
}

export const readPlaces = (answer: unknown): Place[] => readList(answer, readPlace).items;
