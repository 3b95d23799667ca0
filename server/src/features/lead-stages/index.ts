export { answerLead } from './answer.ts';
export { followDeal, followQuote, liftLead } from './follow.ts';
export { leadFollowsMessage, leadOfMessage, openLead } from './open.ts';
export {
  changeLead,
  isLiveLead,
  isStaff,
  type LeadColumns,
  type LeadRow,
  lockLead,
  requireStaff,
  staffName,
  takingFree,
} from './rows.ts';
