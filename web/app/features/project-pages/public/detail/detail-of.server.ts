import { MAP_ZOOM_DETAIL } from '@diyar/contract/limits';
import type { Project } from '@diyar/contract/projects';
import { photosOf } from '@diyar/contract/rules/gallery';
import type { Lang } from '@diyar/contract/rules/language';
import { addressLine, inLanguage, nameOf } from '@diyar/contract/rules/localized';
import { projectPath } from '@diyar/contract/rules/project-status';
import { mapLinks } from '~/ui/public/map-links.ts';
import type { MediaPool } from '~/ui/public/media-file.ts';
import type { Detail } from './detail.ts';
import { factsOf } from './facts-of.ts';
import { featureDrawing } from './feature-drawings.server.ts';
import { namedLayouts } from './named-layouts.ts';

/** Only what the page needs: it is sent twice, as HTML and as data for hydration. */
export function detailOf(project: Project, lang: Lang, media: MediaPool, untitled: string): Detail {
  const { address, priceFrom } = project;
  const photos = photosOf(project.gallery).map(media);
  const cover = project.cover && media(project.cover);
  const city = inLanguage(project.cityEn, project.cityAr, lang);
  const line = inLanguage(project.addressEn, project.addressAr, lang) || addressLine(address, lang);
  return {
    id: project.id,
    path: projectPath(project),
    name: nameOf(project, lang, untitled),
    city,
    place: placeOf(address, lang) || (line === city ? '' : line),
    address: line,
    about: inLanguage(project.descriptionEn, project.descriptionAr, lang)
      .split(/\n\s*\n/)
      .filter(Boolean),
    photos: cover ? [cover, ...photos.filter((photo) => photo !== cover)] : photos,
    layouts: namedLayouts(project, media),
    hasUnits: project.unitsTotal > 0,
    facts: factsOf(project, lang),
    features: project.features.map(({ en, ar, icon }) => ({
      text: inLanguage(en, ar, lang),
      paths: featureDrawing(icon),
    })),
    at: address.lat !== null && address.lng !== null ? { lat: address.lat, lng: address.lng } : null,
    map: mapLinks({ ...address, address: line }, MAP_ZOOM_DETAIL, lang),
    priceFrom,
  };
}

/** The place within the city: the quarter, then the street. */
function placeOf(address: Project['address'], lang: Lang): string {
  const parts = [
    inLanguage(address.blockEn, address.blockAr, lang),
    inLanguage(address.streetEn, address.streetAr, lang),
  ];
  return parts.filter(Boolean).join(lang === 'ar' ? '، ' : ', ');
}
