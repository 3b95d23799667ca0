import { z } from 'zod';
import { IdParams, typedId } from '../fields.ts';
import {
  AcceptQuoteInput,
  AgreeInput,
  PublicQuote,
  Quote,
  QuoteInput,
  QuoteList,
  QuotesQuery,
} from '../quotes.ts';
import { calls } from './call.ts';
import { DEAL_TOPICS } from './topics.ts';

const TokenParams = z.object({ token: z.string().max(100) });

const READS = ['quotes', 'buildings'] as const;

export const quoteCalls = calls({
  'POST /admin/buildings/{buildingId}/quotes': {
    access: 'selling',
    summary: 'Make a quote for units, with a price and a plan',
    params: z.object({ buildingId: typedId }),
    body: QuoteInput,
    answer: Quote,
    status: 201,
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
  'GET /admin/quotes': {
    access: 'buildings',
    summary: 'Quotes, newest first',
    query: QuotesQuery,
    answer: QuoteList,
    reads: READS,
  },
  'GET /admin/quotes/{id}': {
    access: 'buildings',
    summary: 'A quote',
    params: IdParams,
    answer: Quote,
    reads: READS,
  },
  'POST /admin/quotes/{id}/accept': {
    access: 'selling',
    summary: 'Accept a quote into a hold or reservation; of several at once one wins',
    params: IdParams,
    body: AcceptQuoteInput,
    answer: Quote,
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
  'POST /admin/quotes/{id}/withdraw': {
    access: 'selling',
    summary: 'Withdraw a quote',
    params: IdParams,
    answer: Quote,
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
  'GET /quotes/{token}': {
    access: 'public',
    summary: 'A quote for its buyer, by its unguessable address; without figures once it no longer holds',
    params: TokenParams,
    answer: PublicQuote,
  },
  'POST /quotes/{token}/agree': {
    access: 'public',
    summary:
      'Its buyer accepts it, by the last four digits of their phone; staff are told, nothing is booked',
    params: TokenParams,
    body: AgreeInput,
    answer: PublicQuote,
    errors: ['tooManyRequests', 'quoteEnded'],
    askAgain: 'no',
    changes: ['quotes', 'messages', 'leads'],
  },
});
