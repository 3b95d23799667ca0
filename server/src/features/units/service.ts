export { presentUnit } from './present.ts';
export { listUnits, readFigureUnits, unitsColumn } from './read.ts';
export { liveProjectOf, presentRefs, refColumns } from './reference.ts';
export { saveUnits, unitClaims } from './save.ts';
