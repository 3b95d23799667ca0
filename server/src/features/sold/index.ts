export { addSold, CONTRACT, deleteSold, editSold, restoreSold } from './change.ts';
export { exportSold } from './export.ts';
export { listSold, readSold } from './read.ts';
