import { randomBytes } from 'node:crypto';
import { PREVIEW_DAYS } from '@diyar/contract/limits';
import type { Preview, PreviewContent, PreviewInput } from '@diyar/contract/previews';
import type { ProjectInput } from '@diyar/contract/project-input';
import { and, desc, eq, gt, isNull, lte, TransactionRollbackError } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { previews, users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import { claimFiles } from '../files/index.ts';
import { claimsOf, readPublicProject, requireProject, saveIn } from '../projects/index.ts';
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
  token: previews.token,
  projectId: previews.projectId,
  endsAt: previews.endsAt,
  createdAt: previews.createdAt,
};
type Row = { id: number; token: string; projectId: number | null; endsAt: Date; createdAt: Date };

const present = ({ token, endsAt, createdAt, ...row }: Row, createdBy: string | null): Preview => ({
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
        token: randomBytes(24).toString('base64url'),
        projectId,
        content,
        endsAt,
        createdBy: actor.id,
      })
      .returning(columns);
    if (!row) throw new Error('no preview was stored');
    await audit(tx, actor, 'previews.create', subjectOf(projectId, content));
    return present(row, actor.username);
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
    .select({ ...columns, createdBy: users.username })
    .from(previews)
    .leftJoin(users, eq(users.id, previews.createdBy))
    .where(and(eq(previews.projectId, projectId), works()))
    .orderBy(desc(previews.id));
  return rows.map(({ createdBy, ...row }) => present(row, createdBy));
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

/** For its page: 'ended' once it was withdrawn or its days are over, null for what never was one. */
export async function readPreview(
  db: Db,
  token: string,
): Promise<(PreviewContent & { endsAt: string }) | 'ended' | null> {
  const [row] = await db.select().from(previews).where(eq(previews.token, token));
  if (!row) return null;
  const { content, endsAt, withdrawnAt } = row;
  if (withdrawnAt || endsAt.getTime() <= Date.now()) return 'ended';
  return { ...content, endsAt: endsAt.toISOString() };
}

export async function sweepPreviews(db: Db, now = new Date()): Promise<void> {
  await db.delete(previews).where(lte(previews.endsAt, new Date(now.getTime() - ENDED_DAYS * DAY_MS)));
}
