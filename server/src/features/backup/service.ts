/** What other features use of this one. */
export { dumpDatabase } from './dump.ts';
export { readDump, writeDump } from './dump-file.ts';
export { loadDatabase } from './load.ts';
export { makeBackup, type Place, thinBackups } from './make.ts';
export { backupsIn, momentOf, readManifest } from './manifest.ts';
export { checkBackup, restoreBackup } from './restore.ts';
export { keepBackups } from './schedule.ts';
