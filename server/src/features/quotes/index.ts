export { readPublicQuote } from './read.ts';
