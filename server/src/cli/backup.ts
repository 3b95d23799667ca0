import { printCommand } from './run-command.ts';

/** `npm run backup`: database and files together, even while the site runs. */
await printCommand('backup');
