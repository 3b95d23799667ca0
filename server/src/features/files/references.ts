import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  company,
  contracts,
  contractVersions,
  deals,
  files,
  heroMedia,
  logoFiles,
  projectMedia,
  projects,
  stagePictures,
  transfers,
  unitMedia,
  units,
} from '../../db/schema.ts';

/** Every column that refers to a file. A test compares it with the foreign keys of the database. */
export const REFERENCES = [
  files.posterFileId,
  heroMedia.fileId,
  company.logoFileId,
  company.logoDarkFileId,
  company.logoPaperFileId,
  logoFiles.fileId,
  projects.coverFileId,
  projects.coverPosterFileId,
  projectMedia.fileId,
  projectMedia.posterFileId,
  units.coverFileId,
  unitMedia.fileId,
  unitMedia.posterFileId,
  deals.photoFileId,
  deals.contractFileId,
  stagePictures.fileId,
  transfers.fromPhotoFileId,
  contractVersions.fileId,
  contracts.fileId,
  contracts.scanFileId,
] as const;

/** Whether anything refers to the file of the outer query; each part is one index lookup. */
export const isReferred: SQL<boolean> = sql.join(
  REFERENCES.map(
    (column) =>
      sql`exists (select 1 from ${column.table} as referring where referring.${sql.identifier(column.name)} = "files"."id")`,
  ),
  sql` or `,
) as SQL<boolean>;

/** A record in the trash takes its contract and photo along: links that were given out end with it. */
export async function isOfTrash(db: Db, fileId: number): Promise<boolean> {
  const records = await db
    .select({ deletedAt: deals.deletedAt })
    .from(deals)
    .where(or(eq(deals.contractFileId, fileId), eq(deals.photoFileId, fileId)));
  return records.length > 0 && records.every(({ deletedAt }) => deletedAt !== null);
}
