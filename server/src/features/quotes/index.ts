export { quotesOfLead, readPublicQuote } from './read.ts';
