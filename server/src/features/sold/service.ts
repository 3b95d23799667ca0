export { addSold, CONTRACT, deleteSold } from './change.ts';
export { exportSold } from './export.ts';
export { listSold, readSold } from './read.ts';
