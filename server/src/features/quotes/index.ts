export { quotesOfLead, readPublicQuote, stateOf } from './read.ts';
