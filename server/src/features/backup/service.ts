/** What other features use of this one. */
export { dumpDatabase } from './dump.ts';
export { loadDatabase } from './load.ts';
