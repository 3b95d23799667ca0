import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { StartError } from '../db/start-error.ts';
import { backupsIn, loadDatabase, readDump, restoreBackup } from '../features/backup/index.ts';
import { openStorage } from '../features/files/index.ts';
import { orSay } from './run-command.ts';

/** `npm run restore -- FOLDER`: a backup into the empty place that the settings name. Without a folder: what there is. */
await orSay(async () => {
  const config = loadConfig(process.env, 'demo');
  const [wanted] = process.argv.slice(2);
  if (!wanted) {
    const names = await backupsIn(config.backupDir);
    if (names.length === 0) throw new StartError(`there are no backups in ${config.backupDir}`);
    console.log(
      `npm run restore -- FOLDER, one of these:\n${names.map((name) => join(config.backupDir, name)).join('\n')}`,
    );
    return;
  }
  const { db, close } = await openDatabase(config);
  try {
    // A dump of the embedded database, beside which the files still are.
    if (wanted.endsWith('.ndjson.gz')) {
      const { rows } = await loadDatabase(db, readDump(wanted));
      console.log(`The database of ${wanted} is here: ${rows} rows`);
      return;
    }
    const { at, database, files } = await restoreBackup({ db, storage: openStorage(config) }, wanted);
    console.log(`The state of ${at} is here: ${database.rows} rows, ${files.length} files`);
  } finally {
    await close();
  }
});
