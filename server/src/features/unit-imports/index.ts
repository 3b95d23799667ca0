export { digestOf } from './check.ts';
export { announceUnits } from './run.ts';
export { requireProject } from './store.ts';
