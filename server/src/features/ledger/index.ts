export { amountsOf } from './amounts.ts';
export { bringInCheques, bringInLedger, type RunningCheque } from './bring-in.ts';
export { closeLedger, reopenLedger, takeChequesBack } from './cancel.ts';
export { beyondOf } from './checks.ts';
export { takeChequeStep } from './cheques.ts';
export { reportEarlierMonths, reportMonths } from './close.ts';
export { countingOf, endedRates, movesBetween, stepsOfCheque } from './counting.ts';
export { closedUntil, companyDay, invalidField, lastDayOf, lockMonths, requireOpenDay } from './days.ts';
export {
  balanceOfDeal,
  type DealMoney,
  dayOfDeal,
  holdMoney,
  isCurrencyMissing,
  isEnded,
  readMoney,
  requireVersion,
  requireVisibleDeal,
  seesMoney,
} from './deal.ts';
export { countedIn, sumDeals, wrongSums } from './deal-sums.ts';
export { addCheques, addEntry, chargeFee, entrySnapshot } from './entries.ts';
export { dealFigures } from './figures.ts';
export { importAllTexts, importTexts } from './import-typed-amounts.ts';
export {
  dayOfDealIn,
  dayOfLine,
  linesOfDeal,
  placeOf,
  planOfDeal,
  stagesOfProject,
  waitsForStage,
} from './lines.ts';
export { requireMovingIn } from './moving-in.ts';
export { expectedNumber, nextNumber, paperNumber } from './numbers.ts';
export { companyOnPaper, paperData, papersSince, readPaper } from './papers.ts';
export { writeTerms } from './plan.ts';
export { readPlanStages, readStagesOf, requireStages } from './plan-stages.ts';
export { overdueOfDeal, readLedger } from './read.ts';
export { recordMoney } from './record.ts';
export { removeLedgers } from './remove.ts';
export { inTotals, NO_TOTALS, readTotals, totalsOf } from './totals.ts';
export { mark, typeDue, typePaid } from './typed-amounts.ts';
export { watchLimits } from './watch-limits.ts';
export { beginCounting, isInClosedMonth } from './write.ts';
