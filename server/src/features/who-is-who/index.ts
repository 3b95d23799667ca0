export { completePersons } from './complete.ts';
export {
  givePerson,
  joinLeads,
  type Moves,
  moveLead,
  noMoves,
  recordMoves,
  takeBackMoves,
} from './moves.ts';
export { previewNumbers, remakeKeys } from './numbers.ts';
export { readMerges, readOthers } from './others.ts';
export {
  hasPaper,
  type Party,
  partiesOf,
  personOfParty,
  readAllCoBuyers,
  readCoBuyers,
  writeParties,
} from './parties.ts';
export {
  isPersonOf,
  knownPerson,
  makePerson,
  personColumns,
  personOf,
  personOfEdited,
  readKnown,
  type Typed,
} from './person.ts';
export { hasNoRecords, settlePersons, sweepPersons } from './settle.ts';
export { readUnsure } from './unsure.ts';
export { leadPerson, requirePerson, seenPerson, visibleDeals, visiblePersons } from './visible.ts';
