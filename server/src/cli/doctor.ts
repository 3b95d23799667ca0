import { printCommand } from './run-command.ts';

/** `npm run doctor`: reports problems and how to fix them. */
await printCommand('doctor');
