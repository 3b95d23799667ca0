import type { FileClass } from '@diyar/contract/files';
import type { FileKind } from '@diyar/contract/rules/file-types';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { violatedConstraint } from '../../db/errors.ts';
import { files } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Files } from './files.ts';
import { keysOf } from './keys.ts';
import { typeNamed } from './kinds.ts';
import type { FileRow } from './rows.ts';

/** A new reference to a file, and the field that contains it. */
export interface Claim {
  fileId: number;
  kinds: readonly FileKind[];
  path?: PropertyKey[];
}

function check(file: FileRow | undefined, fileClass: FileClass, { kinds, path }: Claim): FileRow {
  const refuse = (code: 'unknownReference' | 'wrongFileClass' | 'wrongFileType') =>
    new AppError(code, path && { issues: [{ path, message: 'invalid' }] });
  if (!file) throw refuse('unknownReference');
  if (file.class !== fileClass) throw refuse('wrongFileClass');
  const kind = typeNamed(file.mimeType)?.kind;
  if (!kind || !kinds.includes(kind)) throw refuse('wrongFileType');
  return file;
}

/**
 * Called in the transaction that adds the references: checks that each file exists and has the class and kind, and
 * locks it, so that the sweep cannot remove it before the commit.
 */
export async function claimFiles(
  tx: Tx,
  fileClass: FileClass,
  claims: readonly Claim[],
): Promise<Map<number, FileRow>> {
  const ids = [...new Set(claims.map(({ fileId }) => fileId))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(files)
    .where(inArray(files.id, ids))
    .orderBy(asc(files.id))
    .for('key share');
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const claim of claims) check(found.get(claim.fileId), fileClass, claim);
  const wasShown = fileClass === 'public';
  const outdated = rows.filter((row) => row.orphanedAt !== null || (wasShown && !row.wasShown));
  if (outdated.length > 0)
    await tx
      .update(files)
      .set({ orphanedAt: null, wasShown })
      .where(
        inArray(
          files.id,
          outdated.map(({ id }) => id),
        ),
      );
  return found;
}

export async function claimFile(
  tx: Tx,
  fileId: number,
  fileClass: FileClass,
  kinds: readonly FileKind[],
  path?: PropertyKey[],
): Promise<FileRow> {
  const found = await claimFiles(tx, fileClass, [{ fileId, kinds, path }]);
  return found.get(fileId) as FileRow;
}

/** Those of these public files that are there. */
export async function existingFiles(db: Db | Tx, ids: readonly (number | null)[]): Promise<Set<number>> {
  const asked = ids.filter((id) => id !== null);
  if (asked.length === 0) return new Set();
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, asked), eq(files.class, 'public')));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes a file that was just stored, unless something refers to it already. */
export async function discardFile({ db, storage }: Files, file: FileRow): Promise<void> {
  try {
    await db.delete(files).where(eq(files.id, file.id));
  } catch (error) {
    if (violatedConstraint(error)) return;
    throw error;
  }
  await storage.remove(keysOf(file));
}
