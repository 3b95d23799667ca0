/** What other features, the demo and the start use of this one. */

export { claimUnits } from './claim.ts';
export { hold } from './deal-steps.ts';
export { ensureBuilding } from './ensure-building.ts';
export { withoutMoney } from './history.ts';
export { lacasaFigures } from './overview.ts';
export { readDifferently } from './read-differently.ts';
export { reserve } from './reservations.ts';
export { snapshotOf } from './snapshot.ts';
