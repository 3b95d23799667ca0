import { join } from 'node:path';
import { type Config, loadConfig } from '../config.ts';
import { openDatabase, PATIENT } from '../db/client.ts';
import { StartError } from '../db/start-error.ts';
import {
  backupsIn,
  loadDatabase,
  readBackup,
  readDump,
  refuseOtherVersion,
  refuseUnlessEmpty,
  restoreBackup,
} from '../features/backup/index.ts';
import { openStorage } from '../features/files/index.ts';
import { reasonOf, storagePlace } from '../features/system/index.ts';
import { reportingErrors } from './run-command.ts';

/** A storage that does not answer ends in a sentence that names it. */
async function telling<T>(config: Config, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { storage } = config;
    if (!storage) throw error;
    throw new StartError(`the storage at ${storagePlace(config)} does not do it: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** `npm run restore -- FOLDER`: restores a backup into an empty database and storage. Without a folder: lists them. */
await reportingErrors(async () => {
  const config = loadConfig(process.env, 'demo');
  const [path] = process.argv.slice(2);
  if (!path) {
    const names = await backupsIn(config.backupDir);
    if (names.length === 0) throw new StartError(`there are no backups in ${config.backupDir}`);
    console.log(
      `npm run restore -- FOLDER, one of these:\n${names.map((name) => join(config.backupDir, name)).join('\n')}`,
    );
    return;
  }
  const storage = openStorage(config);
  // a dump of the embedded database alone, whose files still exist
  const isDump = path.endsWith('.ndjson.gz');
  if (isDump) await refuseOtherVersion(readDump(path));
  const manifest = isDump ? null : await telling(config, () => readBackup(storage, path));
  // all that can be refused is refused before the database gets its tables
  const { db, close } = await openDatabase({ ...config, ...PATIENT, beforeMigration: refuseUnlessEmpty });
  try {
    if (manifest === null) {
      const { rows } = await loadDatabase(db, readDump(path));
      console.log(`The database of ${path} is here: ${rows} rows`);
      return;
    }
    await telling(config, () => restoreBackup({ db, storage }, path, manifest));
    const { at, database, files } = manifest;
    console.log(`The state of ${at} is here: ${database.rows} rows, ${files.length} files`);
  } finally {
    await close();
  }
});
