import { runHere } from './run-command.ts';

/** `npm run backup`: database and files together, also while the site runs. */
await runHere('backup');
