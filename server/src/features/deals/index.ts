export { buyersSince } from './buyers-since.ts';
export { completeMigration } from './complete-migration.ts';
export { endOverdueHolds } from './end-holds.ts';
export { type DealRow, dealOn, hasMoney, lockUnits, raiseVersions, unitIdsOf } from './lock.ts';
export { changeOffer } from './offer.ts';
export {
  claimFurther,
  insertDeal,
  nextReservationNo,
  nextSoldNo,
  refuseTaken,
  requireClaimable,
  requireOnMarket,
} from './open.ts';
export { unitsOfDeal } from './parts-of-deal.ts';
export { DEAL_STEPS, HOLD_STEPS } from './steps.ts';
