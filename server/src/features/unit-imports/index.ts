export { type CheckedRow, digestOf } from './check.ts';
export { announceUnits } from './run.ts';
