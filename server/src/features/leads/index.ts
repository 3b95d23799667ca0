export { cameSince, isOpenLead, isOverdue } from './filters.ts';
export { readLeads } from './read.ts';
