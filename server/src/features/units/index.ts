export { listUnits, readFigureUnits, readTakenUnit, readUnits } from './read.ts';
export { liveProjectOf, presentRefs, refColumns } from './reference.ts';
export { removeUnits, unitsOf, withDeals } from './remove.ts';
export {
  differs,
  isLive,
  isTold,
  type NewUnit,
  placesOn,
  recordUnits,
  type ToldField,
  type UnitChange,
  type UnitRow,
  writeRows,
} from './rows.ts';
export { numberUnits, saveUnits, unitClaims } from './save.ts';
export { readSheet, readSheetUnits } from './sheet.ts';
export { claimOf } from './status.ts';
