import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { StartError } from '../db/start-error.ts';
import { backupsIn, loadDatabase, readDump, restoreBackup } from '../features/backup/index.ts';
import { openStorage } from '../features/files/index.ts';
import { reportingErrors } from './run-command.ts';

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
  const { db, close } = await openDatabase(config);
  try {
    // a dump of the embedded database alone, whose files still exist
    if (path.endsWith('.ndjson.gz')) {
      const { rows } = await loadDatabase(db, readDump(path));
      console.log(`The database of ${path} is here: ${rows} rows`);
      return;
    }
    const { at, database, files } = await restoreBackup({ db, storage: openStorage(config) }, path);
    console.log(`The state of ${at} is here: ${database.rows} rows, ${files.length} files`);
  } finally {
    await close();
  }
});
