/** What other features use of this one. */
export { dumpDatabase } from './dump.ts';
export { readDump } from './dump-file.ts';
export { dumpBeside } from './embedded-dumps.ts';
export { loadDatabase } from './load.ts';
export { makeBackup, type Place, thinBackups } from './make.ts';
export { backupsIn, momentOf, readManifest } from './manifest.ts';
export { checkBackup, restoreBackup } from './restore.ts';
export { keepBackups } from './schedule.ts';
