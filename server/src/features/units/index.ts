export { listUnits, readFigureUnits, readTakenUnit, readUnits } from './read.ts';
export { liveProjectOf, presentRefs, refColumns } from './reference.ts';
export { numberUnits, removeUnits, saveUnits, unitClaims } from './save.ts';
export { claimOf } from './status.ts';
