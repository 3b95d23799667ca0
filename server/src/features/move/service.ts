import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { openDatabase, PATIENT } from '../../db/client.ts';
import { StartError } from '../../db/start-error.ts';
import { openStorage } from '../files/index.ts';
import { signingKey } from '../secrets/index.ts';
import { type MovedFiles, moveFiles } from './files.ts';
import { moveRows } from './rows.ts';

/** Timestamps are compared as text, so both databases must use the same time zone. */
function inUtc(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c TimeZone=UTC');
  return url.href;
}

/**
 * Copies an embedded database and its files to the empty PostgreSQL and the storage of the settings. The old place is
 * not changed, and must not be running.
 */
export async function moveTo(config: Config, from: string): Promise<MovedFiles & { rows: number }> {
  if (!config.databaseUrl)
    throw new StartError('DATABASE_URL is missing: name the empty PostgreSQL to move to');
  const stays = !config.storage && resolve(config.dataDir) === resolve(from);
  const scratch = await mkdtemp(join(tmpdir(), 'diyar-move-'));
  const source = await openDatabase({ dataDir: from });
  try {
    const target = await openDatabase({
      ...PATIENT,
      databaseUrl: inUtc(config.databaseUrl),
      dataDir: config.dataDir,
    });
    try {
      // created now if missing, so that it is copied with the rows and the files belong to the new database
      const mark = await signingKey(source.db, 'storage');
      const rows = await moveRows(source.db, target.db, (name) => join(scratch, name));
      const to = stays ? null : openStorage(config);
      if (to && !(await to.belongsTo(mark)))
        throw new StartError('the storage holds the files of another database: name an empty one');
      return { rows, ...(await moveFiles(openStorage({ dataDir: from }), to, target.db)) };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
    await rm(scratch, { recursive: true, force: true });
  }
}
