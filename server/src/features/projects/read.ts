import type { MediaEntry } from '@diyar/contract/files';
import { BuildingFacts, type Feature, type Project } from '@diyar/contract/projects';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { addresses, files, projectFeatures, projectMedia, projects } from '../../db/schema.ts';
import { presentAddress } from '../addresses/service.ts';
import { mediaColumns, presentGalleryItem } from '../files/service.ts';
import { readUnits } from '../units/service.ts';
import { cardColumns, presentCard } from './present.ts';

const ID_MAX = 2_147_483_647;
const NO_FACTS = { floors: null, entrances: null, parking: null, lifts: null };

/** Slugs are never digits alone (rules/slug), so one path serves both. What is neither is nobody's name. */
function named(idOrSlug: string): SQL {
  const id = /^\d{1,10}$/.test(idOrSlug) ? Number(idOrSlug) : Number.NaN;
  if (id <= ID_MAX) return eq(projects.id, id);
  return /^[a-z0-9-]+$/.test(idOrSlug) ? eq(projects.slug, idOrSlug) : sql`false`;
}

async function galleryOf(db: Db | Tx, projectId: number): Promise<MediaEntry[]> {
  const poster = alias(files, 'poster');
  const rows = await db
    .select({
      id: projectMedia.id,
      position: projectMedia.position,
      posterFileId: projectMedia.posterFileId,
      posterKey: poster.storageKey,
      file: mediaColumns,
    })
    .from(projectMedia)
    .innerJoin(files, eq(files.id, projectMedia.fileId))
    .leftJoin(poster, eq(poster.id, projectMedia.posterFileId))
    .where(eq(projectMedia.projectId, projectId))
    .orderBy(asc(projectMedia.position), asc(projectMedia.ordinal));
  return rows.map(presentGalleryItem);
}

const featuresOf = (db: Db | Tx, projectId: number): Promise<Feature[]> =>
  db
    .select({ en: projectFeatures.en, ar: projectFeatures.ar, icon: projectFeatures.icon })
    .from(projectFeatures)
    .where(eq(projectFeatures.projectId, projectId))
    .orderBy(asc(projectFeatures.position));

async function read(db: Db | Tx, where: SQL | undefined, offersOnly: boolean): Promise<Project | null> {
  const poster = alias(files, 'poster');
  const [found] = await db
    .select({
      project: {
        ...cardColumns,
        version: projects.version,
        descriptionEn: projects.descriptionEn,
        descriptionAr: projects.descriptionAr,
        building: projects.building,
        launchDate: projects.launchDate,
        handoverDate: projects.handoverDate,
        createdAt: projects.createdAt,
      },
      address: addresses,
      cover: mediaColumns,
      posterKey: poster.storageKey,
    })
    .from(projects)
    .innerJoin(addresses, eq(addresses.id, projects.addressId))
    .leftJoin(files, eq(files.id, projects.coverFileId))
    .leftJoin(poster, eq(poster.id, projects.coverPosterFileId))
    .where(and(where, isNull(projects.deletedAt)));
  if (!found) return null;
  const { project, address } = found;
  return {
    ...presentCard(found),
    version: project.version,
    descriptionEn: project.descriptionEn,
    descriptionAr: project.descriptionAr,
    address: presentAddress(address),
    gallery: await galleryOf(db, project.id),
    features: await featuresOf(db, project.id),
    building: BuildingFacts.safeParse({ ...NO_FACTS, ...project.building }).data ?? NO_FACTS,
    launchDate: project.launchDate,
    handoverDate: project.handoverDate,
    units: await readUnits(db, project.id, { offersOnly }),
    createdAt: project.createdAt.toISOString(),
  };
}

/** What a visitor sees: null for an archived one too, and only units on offer. */
export const readPublicProject = (db: Db, idOrSlug: string): Promise<Project | null> =>
  read(db, and(named(idOrSlug), eq(projects.status, 'active')), true);

/** What the editor needs: any status, every unit. */
export const readProject = (db: Db | Tx, idOrSlug: string): Promise<Project | null> =>
  read(db, named(idOrSlug), false);
