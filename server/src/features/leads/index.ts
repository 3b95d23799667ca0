export { answerLead } from './answer.ts';
export { followDeal, followQuote, liftLead } from './follow.ts';
export { leadFollowsMessage, openLead } from './open.ts';
export { changeLead, isLiveLead, type LeadColumns, type LeadRow, lockLead, staffName } from './rows.ts';
