import { type SQL, sql } from 'drizzle-orm';
import { deals, files, heroMedia, projectMedia, projects, unitMedia, units } from '../../db/schema.ts';

/** Every column that refers to a file. A test compares it with the foreign keys of the database. */
export const REFERENCES = [
  files.posterFileId,
  heroMedia.fileId,
  projects.coverFileId,
  projects.coverPosterFileId,
  projectMedia.fileId,
  projectMedia.posterFileId,
  units.coverFileId,
  unitMedia.fileId,
  unitMedia.posterFileId,
  deals.photoFileId,
  deals.contractFileId,
] as const;

/** Whether anything refers to the file of the outer query; each part is one index lookup. */
export const isReferred: SQL<boolean> = sql.join(
  REFERENCES.map(
    (column) =>
      sql`exists (select 1 from ${column.table} as referring where referring.${sql.identifier(column.name)} = "files"."id")`,
  ),
  sql` or `,
) as SQL<boolean>;
