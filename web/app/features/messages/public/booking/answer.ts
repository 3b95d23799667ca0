import type { BookingIssue, BookingValues } from './values.ts';

/** What became of a request that was sent as an ordinary form. */
export type BookingAnswer =
  | { status: 'sent' }
  | { status: 'invalid'; values: BookingValues; issues: BookingIssue[] }
  | { status: 'failed' | 'busy'; values: BookingValues };

/** The status of the page that shows it. */
export const ANSWER_CODES = { sent: 200, invalid: 422, failed: 503, busy: 429 } as const;
