/** What other features, the demo and the start use of this one. */
export { type BuildingFloor, DEFAULT_BUILDING, ensureBuilding } from './building.ts';
export { addPayment } from './payments.ts';
export { reserve } from './reservations.ts';
