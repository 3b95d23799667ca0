export { readBuilding } from './building.ts';
export { listUnits, offered, onOffer, readFigureUnits, readTakenUnit, readUnits } from './read.ts';
export { liveProjectOf, presentRefs, refColumns, trackerNo } from './reference.ts';
export { removeUnits, unitsOf, withDeals } from './remove.ts';
export {
  isLive,
  isRecorded,
  type NewUnit,
  orderUnits,
  placeOf,
  RECORDED_FIELDS,
  type RecordedField,
  recordUnits,
  type UnitRow,
  writeRows,
} from './rows.ts';
export { saveUnits, type UnitImage, unitClaims, writeMedia } from './save.ts';
export { readSheet } from './sheet.ts';
export { claimOf, hasDeals } from './status.ts';
