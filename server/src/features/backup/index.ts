export { dumpDatabase } from './dump.ts';
export { readDump } from './dump-file.ts';
export { dumpEmbedded } from './embedded-dumps.ts';
export { loadDatabase } from './load.ts';
export { makeBackup, type Place, thinBackups } from './make.ts';
export { backupsIn, readManifest, timeOf } from './manifest.ts';
export { backupFigures, checkBackups, proveBackup } from './proofs.ts';
export { checkBackup, restoreBackup } from './restore.ts';
export { scheduleBackups } from './schedule.ts';
