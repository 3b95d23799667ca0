import { BuildingFacts, type Project } from '@diyar/contract/projects';
import { mapProjectFacts, projectFactsOf } from '@diyar/contract/rules/project-facts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared-queries.ts';
import { addresses, files, projectFeatures, projectMedia, projects } from '../../db/schema.ts';
import { presentAddress } from '../addresses/index.ts';
import { galleryQuery, presentGalleryItem } from '../files/index.ts';
import { readUnits } from '../units/index.ts';
import { cardColumns, cardParts, coverPoster, inGallery, presentCard } from './present.ts';

const ID_MAX = 2_147_483_647;
const NO_FACTS = { floors: null, entrances: null, parking: null, lifts: null };

/** Slugs are never digits alone (rules/slug), so one path serves both. Null for what is nobody's name. */
function nameOf(idOrSlug: string): { column: 'id' | 'slug'; name: number | string } | null {
  const id = /^\d{1,10}$/.test(idOrSlug) ? Number(idOrSlug) : Number.NaN;
  if (id <= ID_MAX) return { column: 'id', name: id };
  return /^[a-z0-9-]+$/.test(idOrSlug) ? { column: 'slug', name: idOrSlug } : null;
}

const [NAME, PROJECT] = [sql.placeholder('name'), sql.placeholder('projectId')];

const projectQuery = (db: Db | Tx, column: 'id' | 'slug', isPublic: boolean) =>
  db
    .select({
      ...cardParts,
      project: {
        ...cardColumns,
        version: projects.version,
        descriptionEn: projects.descriptionEn,
        descriptionAr: projects.descriptionAr,
        building: projects.building,
        ...mapProjectFacts((_, name) => projects[name]),
        createdAt: projects.createdAt,
      },
      address: addresses,
    })
    .from(projects)
    .innerJoin(addresses, eq(addresses.id, projects.addressId))
    .leftJoin(files, eq(files.id, projects.coverFileId))
    .leftJoin(projectMedia, inGallery)
    .leftJoin(coverPoster, eq(coverPoster.id, projects.coverPosterFileId))
    .where(
      and(
        eq(projects[column], NAME),
        isPublic ? eq(projects.status, 'active') : undefined,
        isNull(projects.deletedAt),
      ),
    );

const featuresQuery = (db: Db | Tx) =>
  db
    .select({ en: projectFeatures.en, ar: projectFeatures.ar, icon: projectFeatures.icon })
    .from(projectFeatures)
    .where(eq(projectFeatures.projectId, PROJECT))
    .orderBy(asc(projectFeatures.position));

/**
 * The project's own row first: a save between two of these queries then leaves an older version with newer units,
 * which the next save refuses as stale.
 */
async function read(db: Db | Tx, idOrSlug: string, isPublic: boolean): Promise<Project | null> {
  const named = nameOf(idOrSlug);
  if (!named) return null;
  const { column, name } = named;
  const [found] = await preparedStatement(db, `project by ${column}${isPublic ? ', public' : ''}`, () =>
    projectQuery(db, column, isPublic),
  ).execute({ name });
  if (!found) return null;
  const { project, address } = found;
  const projectId = project.id;
  const gallery = await preparedStatement(db, 'project gallery', () =>
    galleryQuery(db, projectMedia, eq(projectMedia.projectId, PROJECT)),
  ).execute({ projectId });
  const features = await preparedStatement(db, 'project features', () => featuresQuery(db)).execute({
    projectId,
  });
  return {
    ...presentCard(found),
    version: project.version,
    descriptionEn: project.descriptionEn,
    descriptionAr: project.descriptionAr,
    address: presentAddress(address),
    gallery: gallery.map(presentGalleryItem),
    features,
    building: BuildingFacts.safeParse({ ...NO_FACTS, ...project.building }).data ?? NO_FACTS,
    ...projectFactsOf(project),
    units: await readUnits(db, projectId, { offersOnly: isPublic }),
    createdAt: project.createdAt.toISOString(),
  };
}

/** What a visitor sees: null for an archived one too, and only units on offer. */
export const readPublicProject = (db: Db | Tx, idOrSlug: string): Promise<Project | null> =>
  read(db, idOrSlug, true);

/** What the editor needs: any status, every unit. */
export const readProject = (db: Db | Tx, idOrSlug: string): Promise<Project | null> =>
  read(db, idOrSlug, false);
