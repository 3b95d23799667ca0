export { agreeToQuote } from './agree.ts';
export { agreedQuotes, quotesOfLead, readPublicQuote, stateOf } from './read.ts';
