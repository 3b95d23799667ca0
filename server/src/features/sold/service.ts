export { addSold, CONTRACT, deleteSold, keptOf } from './change.ts';
export { exportSold } from './export.ts';
export { listSold, readSold } from './read.ts';
