import { runHere } from './run-command.ts';

/** `npm run doctor`: what is wrong here, and what to do about it. */
await runHere('doctor');
