export { addSold, CONTRACT, deleteSold, editSold, restoreSold, sellUnits } from './change.ts';
export { exportSold } from './export.ts';
export { listSold, readSold } from './read.ts';
