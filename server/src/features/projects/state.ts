import type { ProjectInput } from '@diyar/contract/project-input';
import type { RecordedFields } from '@diyar/contract/rules/activity';
import { projectFactsOf } from '@diyar/contract/rules/project-facts';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { addresses, projectFeatures, projectMedia, projects } from '../../db/schema.ts';
import { wordsOfAddress } from '../addresses/index.ts';

/**
 * All that a save stores of a project besides its units, by the names the history uses. It is read from the database
 * before and after a save, so that the history tells what happened and not what was asked for.
 */
export async function readState(tx: Tx, id: number) {
  const [row] = await tx
    .select({ project: projects, address: addresses })
    .from(projects)
    .leftJoin(addresses, eq(addresses.id, projects.addressId))
    .where(eq(projects.id, id));
  if (!row) throw new Error(`project ${id} cannot be read`);
  const { project, address } = row;
  const media = await tx
    .select()
    .from(projectMedia)
    .where(eq(projectMedia.projectId, id))
    .orderBy(asc(projectMedia.position), asc(projectMedia.ordinal));
  const features = await tx
    .select({ en: projectFeatures.en, ar: projectFeatures.ar, icon: projectFeatures.icon })
    .from(projectFeatures)
    .where(eq(projectFeatures.projectId, id))
    .orderBy(asc(projectFeatures.position));
  const { floors, entrances, parking, lifts } = project.building as ProjectInput['building'];
  return {
    slug: project.slug,
    status: project.status,
    kind: project.kind,
    nameEn: project.nameEn,
    nameAr: project.nameAr,
    descriptionEn: project.descriptionEn,
    descriptionAr: project.descriptionAr,
    ...wordsOfAddress(address),
    lat: address?.lat ?? null,
    lng: address?.lng ?? null,
    floors: floors ?? null,
    entrances: entrances ?? null,
    parking: parking ?? null,
    lifts: lifts ?? null,
    ...projectFactsOf(project),
    coverFileId: project.coverFileId,
    coverPosterFileId: project.coverPosterFileId,
    gallery: media.map(({ id: _, projectId: __, ordinal: ___, ...item }) => item),
    features,
  } satisfies RecordedFields<'project'>;
}
export type ProjectState = Awaited<ReturnType<typeof readState>>;

/** The save payload that makes a project this again, or another one like it; its units are not part of it. */
export function inputOf(state: ProjectState, version: number | null): ProjectInput {
  const { floors, entrances, parking, lifts, gallery, ...same } = state;
  const { streetEn, streetAr, cityEn, cityAr, countryEn, countryAr, blockEn, blockAr, ...rest } = same;
  const { googleMapsUrl, lat, lng, ...own } = rest;
  return {
    ...own,
    address: {
      streetEn,
      streetAr,
      cityEn,
      cityAr,
      countryEn,
      countryAr,
      blockEn,
      blockAr,
      googleMapsUrl,
      lat,
      lng,
    },
    building: { floors, entrances, parking, lifts },
    gallery: gallery.map((item) => ({ id: null, ...item })),
    units: undefined,
    unitsAre: 'listed',
    version,
    idempotencyKey: null,
  };
}
