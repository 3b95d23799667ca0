import type { ProjectInput } from '@diyar/contract/project-input';
import type { Project } from '@diyar/contract/projects';
import type { LogAction } from '@diyar/contract/rules/activity';
import { projectFactsOf } from '@diyar/contract/rules/project-facts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { projectFeatures, projectMedia, projects } from '../../db/schema.ts';
import { staleError } from '../../db/stale-error.ts';
import { AppError } from '../../errors.ts';
import { requestKey } from '../../request-key.ts';
import { saveAddress } from '../addresses/index.ts';
import { audit, auditIfChanged, recordChanges } from '../changes/index.ts';
import { type Claim, claimFiles, galleryClaims, galleryRows, storedTexts } from '../files/index.ts';
import { saveUnits, unitClaims } from '../units/index.ts';
import { findByIdempotencyKey } from './find-by-idempotency-key.ts';
import { refreshFigures, textColumns } from './listing-columns.ts';
import { readProject } from './read.ts';
import { freeSlug } from './slug.ts';
import { readState } from './state.ts';

export async function liveProject(tx: Tx, id: number) {
  const [row] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), isNull(projects.deletedAt)))
    .for('update');
  if (!row) throw new AppError('notFound');
  return row;
}

export function claimsOf(input: ProjectInput): Claim[] {
  const claims = [...galleryClaims(input.gallery ?? [], ['gallery']), ...unitClaims(input.units ?? [])];
  const { coverFileId, coverPosterFileId } = input;
  if (coverFileId !== null)
    claims.push({ fileId: coverFileId, kinds: ['image', 'video'], path: ['coverFileId'] });
  if (coverPosterFileId !== null)
    claims.push({ fileId: coverPosterFileId, kinds: ['image'], path: ['coverPosterFileId'] });
  return claims;
}

const ownColumns = (input: ProjectInput) => ({
  status: input.status,
  kind: input.kind,
  nameEn: input.nameEn,
  nameAr: input.nameAr,
  descriptionEn: input.descriptionEn,
  descriptionAr: input.descriptionAr,
  building: input.building,
  ...projectFactsOf(input),
  // without a gallery only a cover that is named is set
  ...((input.gallery || input.coverFileId !== null) && {
    coverFileId: input.coverFileId,
    coverPosterFileId: input.coverPosterFileId,
  }),
});

/** A picture that stays in the gallery keeps the id of its entry. */
async function saveGallery(tx: Tx, projectId: number, { gallery }: ProjectInput): Promise<void> {
  if (!gallery) return;
  const before = await tx
    .delete(projectMedia)
    .where(eq(projectMedia.projectId, projectId))
    .returning({ id: projectMedia.id, ...storedTexts(projectMedia) });
  const ids = new Map(before.map(({ id, fileId }) => [fileId, id]));
  const rows = galleryRows(gallery, before).map((item) => ({
    id: ids.get(item.fileId),
    projectId,
    ...item,
  }));
  if (rows.length > 0) await tx.insert(projectMedia).values(rows);
}

async function saveFeatures(tx: Tx, projectId: number, { features }: ProjectInput): Promise<void> {
  await tx.delete(projectFeatures).where(eq(projectFeatures.projectId, projectId));
  const rows = features.map((feature, position) => ({ projectId, position, ...feature }));
  if (rows.length > 0) await tx.insert(projectFeatures).values(rows);
}

/**
 * Project, address, gallery, features and units: all of it or nothing. A save that started from an older version
 * is refused and changes nothing. `isFeatured` is not part of it: docs/product/projects-and-media.md#featured.
 */
export async function saveIn(
  tx: Tx,
  actor: Actor | null,
  id: number | null,
  input: ProjectInput,
  action: Extract<
    LogAction,
    `projects.${'create' | 'duplicate' | 'update' | 'bringBack'}` | 'previews.create'
  >,
): Promise<Project> {
  const idempotencyKey = requestKey(actor, 'projects', input.idempotencyKey);
  const before =
    id === null ? await findByIdempotencyKey(tx, actor, idempotencyKey) : await liveProject(tx, id);
  if (before && input.version !== null && input.version !== before.version)
    throw await staleError(tx, 'project', before.id);
  const stateBefore = before ? await readState(tx, before.id) : null;
  await claimFiles(tx, 'public', claimsOf(input));
  const slug = input.slug === before?.slug ? before.slug : await freeSlug(tx, input.slug, id);
  const address = await saveAddress(tx, before?.addressId ?? null, input.address);
  const values = {
    ...ownColumns(input),
    ...textColumns(input, address),
    slug,
    addressId: address.id,
    updatedBy: actor?.id ?? null,
  };
  const [row] = before
    ? await tx
        .update(projects)
        .set({ ...values, version: sql`${projects.version} + 1` })
        .where(eq(projects.id, before.id))
        .returning({ id: projects.id })
    : await tx
        .insert(projects)
        .values({ ...values, createdBy: actor?.id ?? null, idempotencyKey })
        .returning({ id: projects.id });
  if (!row) throw new Error('nothing was saved');
  await saveGallery(tx, row.id, input);
  await saveFeatures(tx, row.id, input);
  // a payload without units leaves them as they are
  if (input.units) await saveUnits(tx, actor, row.id, input.units, input.unitsAre);
  await refreshFigures(tx, row.id);
  await recordChanges(tx, actor, {
    entity: 'project',
    id: row.id,
    action,
    before: stateBefore,
    after: await readState(tx, row.id),
  });
  const { nameEn, nameAr } = input;
  const subject = { entity: 'project', id: row.id, details: { nameEn, nameAr } };
  if (before) await auditIfChanged(tx, actor, action, subject);
  else await audit(tx, actor, action, subject);
  const saved = await readProject(tx, String(row.id));
  if (!saved) throw new Error('the saved project cannot be read');
  return saved;
}

export const createProject = (db: Db, actor: Actor | null, input: ProjectInput) =>
  db.transaction((tx) => saveIn(tx, actor, null, input, 'projects.create'));

export const updateProject = (
  db: Db,
  actor: Actor | null,
  id: number,
  input: ProjectInput,
  action: 'projects.update' | 'projects.bringBack' = 'projects.update',
) => db.transaction((tx) => saveIn(tx, actor, id, input, action));
