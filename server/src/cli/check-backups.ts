import { printCommand } from './run-command.ts';

/** `npm run check-backups`: compares every file of every backup with its checksum. */
await printCommand('check-backups');
