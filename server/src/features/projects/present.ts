import type { PublicFile } from '@diyar/contract/files';
import type { ProjectCard } from '@diyar/contract/projects';
import { statusOf } from '@diyar/contract/rules/project-status';
import type { ProjectType } from '@diyar/contract/rules/unit-figures';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { files, projectMedia, projects } from '../../db/schema.ts';
import { type MediaRow, mediaColumns, presentMedia, urlOf, variantsOf } from '../files/index.ts';

/** All a card shows, from the project's own row: no unit is read for a list. */
export const cardColumns = {
  id: projects.id,
  slug: projects.slug,
  kind: projects.kind,
  status: projects.status,
  isFeatured: projects.isFeatured,
  nameEn: projects.nameEn,
  nameAr: projects.nameAr,
  cityEn: projects.cityEn,
  cityAr: projects.cityAr,
  addressEn: projects.addressEn,
  addressAr: projects.addressAr,
  fewestBedrooms: projects.fewestBedrooms,
  mostBedrooms: projects.mostBedrooms,
  hasResidential: projects.hasResidential,
  hasCommercial: projects.hasCommercial,
  areaMin: projects.areaMin,
  areaMax: projects.areaMax,
  priceFrom: projects.priceFrom,
  priceFromCurrency: projects.priceFromCurrency,
  unitCount: projects.unitCount,
  availableUnits: projects.availableUnits,
  coverPosterFileId: projects.coverPosterFileId,
  updatedAt: projects.updatedAt,
};

export const coverPoster = alias(files, 'poster');

/** Select these with the cover, its place in the gallery and its poster joined. */
export const cardParts = {
  project: cardColumns,
  cover: mediaColumns,
  focal: { x: projectMedia.focalX, y: projectMedia.focalY },
  poster: {
    storageKey: coverPoster.storageKey,
    width: coverPoster.width,
    variantFormats: coverPoster.variantFormats,
  },
};

/** The cover in the gallery of its project, where it has its focal point. */
export const inGallery = and(
  eq(projectMedia.projectId, projects.id),
  eq(projectMedia.fileId, projects.coverFileId),
);

type ProjectRow = typeof projects.$inferSelect;
type CardRow = Pick<ProjectRow, keyof typeof cardColumns>;

export interface CardParts {
  project: CardRow;
  cover: MediaRow | null;
  focal: { x: number; y: number } | null;
  poster: Pick<typeof files.$inferSelect, 'storageKey' | 'width' | 'variantFormats'> | null;
}

function presentCover({ project, cover, focal, poster }: CardParts): ProjectCard['cover'] {
  if (!cover) return null;
  const file: PublicFile = presentMedia(cover);
  return {
    ...file,
    posterFileId: project.coverPosterFileId,
    poster: poster && urlOf(poster.storageKey),
    posterVariants: poster && variantsOf(poster),
    focalX: focal?.x ?? 0.5,
    focalY: focal?.y ?? 0.5,
  };
}

export function presentCard(parts: CardParts): ProjectCard {
  const { project } = parts;
  const [isActive, isDraft] = [project.status === 'active', project.status === 'draft'];
  const types: ProjectType[] = [];
  if (project.hasResidential) types.push('residential');
  if (project.hasCommercial) types.push('commercial');
  const { priceFrom: amount, priceFromCurrency: currency } = project;
  return {
    id: project.id,
    slug: project.slug,
    kind: project.kind,
    status: statusOf({ isFeatured: project.isFeatured, isActive, isDraft }),
    isFeatured: project.isFeatured,
    isActive,
    isDraft,
    nameEn: project.nameEn,
    nameAr: project.nameAr,
    cityEn: project.cityEn,
    cityAr: project.cityAr,
    addressEn: project.addressEn,
    addressAr: project.addressAr,
    cover: presentCover(parts),
    types,
    unitsTotal: project.unitCount,
    unitsAvailable: project.availableUnits,
    bedroomsMin: project.unitCount > 0 ? project.fewestBedrooms : null,
    bedroomsMax: project.unitCount > 0 ? project.mostBedrooms : null,
    areaMin: project.areaMin,
    areaMax: project.areaMax,
    priceFrom: amount === null || currency === null ? null : { amount, currency },
    updatedAt: project.updatedAt.toISOString(),
  };
}
