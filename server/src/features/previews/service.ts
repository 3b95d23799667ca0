import { PREVIEW_DAYS } from '@diyar/contract/limits';
import type { Preview, PreviewContent, PreviewInput } from '@diyar/contract/previews';
import type { ProjectInput } from '@diyar/contract/project-input';
import { and, desc, eq, gt, isNull, lte, TransactionRollbackError } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { previews, secretAddresses, users } from '../../db/schema.ts';
import { displayName, nameOf } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { claimFiles } from '../files/index.ts';
import { claimsOf, readPublicProject, requireProject, saveIn } from '../projects/index.ts';
import { addressOpener, findAddress, isAlive, makeAddress } from '../secret-addresses/index.ts';
import { readBuilding } from '../units/index.ts';

const DAY_MS = 86_400_000;
/** So long a page says that its link has ended, not that there is no such page. */
const ENDED_DAYS = 30;

/**
 * The project as visitors would see it, had it been saved and published: it is saved, read by the site's own queries
 * and taken back, so that a preview shows neither more nor less than the site will.
 */
async function contentOf(
  db: Db,
  actor: Actor,
  id: number | null,
  input: ProjectInput,
): Promise<PreviewContent> {
  const seen: { content?: PreviewContent } = {};
  const published = { ...input, status: 'active' as const, version: null, idempotencyKey: null };
  await db
    .transaction(async (tx) => {
      const saved = await saveIn(tx, actor, id, published, 'previews.create');
      const project = await readPublicProject(tx, String(saved.id));
      if (project) seen.content = { project, places: await readBuilding(tx, saved.id) };
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  if (!seen.content) throw new Error('the project cannot be read for its preview');
  return seen.content;
}

const columns = {
  id: previews.id,
  projectId: previews.projectId,
  endsAt: previews.endsAt,
  createdAt: previews.createdAt,
};
type Row = { id: number; projectId: number | null; endsAt: Date; createdAt: Date };

const present = ({ endsAt, createdAt, ...row }: Row, token: string, createdBy: string | null): Preview => ({
  ...row,
  path: `/preview/${token}`,
  endsAt: endsAt.toISOString(),
  createdAt: createdAt.toISOString(),
  createdBy,
});

const works = () => and(isNull(previews.withdrawnAt), gt(previews.endsAt, new Date()));

export async function makePreview(db: Db, actor: Actor, { projectId, project }: PreviewInput) {
  const content = await contentOf(db, actor, projectId, project);
  return db.transaction(async (tx) => {
    // pictures that are not saved yet stay as long as the link
    await claimFiles(tx, 'public', claimsOf(project));
    const endsAt = new Date(Date.now() + PREVIEW_DAYS * DAY_MS);
    const [row] = await tx
      .insert(previews)
      .values({
        projectId,
        content,
        endsAt,
        createdBy: actor.id,
      })
      .returning(columns);
    if (!row) throw new Error('no preview was stored');
    await audit(tx, actor, 'previews.create', subjectOf(projectId, content));
    return present(row, await makeAddress(tx, { previewId: row.id }, actor), nameOf(actor));
  });
}

const subjectOf = (projectId: number | null, { project: { nameEn, nameAr } }: PreviewContent) => ({
  entity: 'project',
  id: projectId ?? undefined,
  details: { nameEn, nameAr },
});

/** The links of a project that still work, newest first. */
export async function listPreviews(db: Db, projectId: number): Promise<Preview[]> {
  await requireProject(db, projectId);
  const rows = await db
    .select({ ...columns, sealed: secretAddresses.sealed, createdBy: displayName() })
    .from(previews)
    .innerJoin(secretAddresses, and(eq(secretAddresses.previewId, previews.id), isAlive))
    .leftJoin(users, eq(users.id, previews.createdBy))
    .where(and(eq(previews.projectId, projectId), works()))
    .orderBy(desc(previews.id));
  const open = await addressOpener(db);
  return rows.map(({ createdBy, sealed, ...row }) => present(row, open(sealed), createdBy));
}

/** Ends a link at once. */
export const endPreview = (db: Db, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx: Tx) => {
    const [row] = await tx
      .update(previews)
      .set({ withdrawnAt: new Date() })
      .where(and(eq(previews.id, id), works()))
      .returning();
    if (!row) throw new AppError('notFound');
    await audit(tx, actor, 'previews.end', subjectOf(row.projectId, row.content));
  });

/** For its page: 'ended' once it was withdrawn, its days or its maker's are over, null for what never was one. */
export async function readPreview(
  db: Db,
  token: string,
): Promise<(PreviewContent & { endsAt: string }) | 'ended' | null> {
  const address = await findAddress(db, 'preview', token);
  if (address?.previewId == null) return null;
  const [row] = await db.select().from(previews).where(eq(previews.id, address.previewId));
  if (!row) return null;
  const { content, endsAt, withdrawnAt } = row;
  if (!address.isAlive || withdrawnAt || endsAt.getTime() <= Date.now()) return 'ended';
  return { ...content, endsAt: endsAt.toISOString() };
}

export async function sweepPreviews(db: Db, now = new Date()): Promise<void> {
  await db.delete(previews).where(lte(previews.endsAt, new Date(now.getTime() - ENDED_DAYS * DAY_MS)));
}
