export { dumpDatabase } from './dump.ts';
export { readDump } from './dump-file.ts';
export { dumpEmbedded } from './embedded-dumps.ts';
export { loadDatabase, refuseOtherVersion, refuseUnlessEmpty } from './load.ts';
export { makeBackup, type Place, thinBackups } from './make.ts';
export { backupsIn, readManifest } from './manifest.ts';
export { backupFigures, checkBackups, newestUnproven, proveBackup, registerBackups } from './proofs.ts';
export { checkBackup, readBackup, restoreBackup } from './restore.ts';
export { scheduleBackups } from './schedule.ts';
