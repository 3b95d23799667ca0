import { createHash } from 'node:crypto';
import type { PublicReads } from '@diyar/contract/public-reads';
import type { Lang } from '@diyar/contract/rules/language';
import type { BookingAnswer } from './answer.ts';
import {
  type BookingTarget,
  type BookingValues,
  bookingIssues,
  bookingPayload,
  readBooking,
  serverIssues,
} from './values.ts';

const HOUR_MS = 3_600_000;

/**
 * Pages are kept and shown to many, so a page cannot carry a key. Without scripts the words themselves are the
 * key, for an hour: a second press on the button is the same message.
 */
const keyOf = (values: BookingValues, { projectId, unitId }: BookingTarget) =>
  createHash('sha256')
    .update(JSON.stringify([values, projectId, unitId, Math.floor(Date.now() / HOUR_MS)]))
    .digest('hex');

type Booking = {
  form: FormData;
  target: BookingTarget;
  lang: Lang;
  send: PublicReads['sendMessage'];
  log: (error: unknown) => void;
};

/** The viewing form as an ordinary POST: the same rules, and nothing typed is lost. */
export async function book({ form, target, lang, send, log }: Booking): Promise<BookingAnswer> {
  const values = readBooking(form);
  // SPEC §5: who fills the trap is told it was sent
  if (values.website !== '') return { status: 'sent' };
  const issues = bookingIssues(values);
  if (issues.length > 0) return { status: 'invalid', values, issues };
  try {
    const answer = await send(bookingPayload(values, target, keyOf(values, target)), lang);
    if (answer.ok) return { status: 'sent' };
    const found = serverIssues(answer.errors);
    if (found.length > 0) return { status: 'invalid', values, issues: found };
    return { status: answer.code === 'tooManyRequests' ? 'busy' : 'failed', values };
  } catch (error) {
    log(error);
    return { status: 'failed', values };
  }
}
