export { listUnits, readFigureUnits, readUnits } from './read.ts';
export { saveUnits, unitClaims } from './save.ts';
