import { createHash } from 'node:crypto';
import type { PublicReads } from '@diyar/contract/public-reads';
import type { Lang } from '@diyar/contract/rules/language';
import { type FormResult, type MessageForm, readTyped, refused } from './message-form.ts';
import { readOrigin } from './visit-origin.ts';

const HOUR_MS = 3_600_000;

/**
 * Pages are cached and shared, so a page cannot contain an idempotency key. Without scripts the key is
 * derived from the text, for an hour: a second press on the button sends the same message.
 */
const keyOf = (payload: object) =>
  createHash('sha256')
    .update(JSON.stringify([payload, Math.floor(Date.now() / HOUR_MS)]))
    .digest('hex');

type Posted<Field extends string> = {
  form: MessageForm<Field>;
  posted: FormData;
  lang: Lang;
  send: PublicReads['sendMessage'];
  log: (error: unknown) => void;
};

/** A form sent as an ordinary POST: the same rules as with scripts, and nothing typed is lost. */
export async function sendPosted<Field extends string>({
  form,
  posted,
  lang,
  send,
  log,
}: Posted<Field>): Promise<FormResult<Field>> {
  const values = readTyped(posted, form.fields);
  // a filled honeypot is answered as if it was sent (docs/product/public-site.md#honeypot)
  if (values.website !== '') return { status: 'sent' };
  const issues = form.issues(values);
  if (issues.length > 0) return { status: 'invalid', values, issues };
  try {
    const payload = form.payload(values, keyOf(form.payload(values, '')));
    const result = await send({ ...readOrigin(posted.get('origin')), ...payload }, lang);
    if (result.ok) return { status: 'sent' };
    const { errors, message, code } = result;
    return refused(values, form.fields, { errors, message, tooMany: code === 'tooManyRequests' });
  } catch (error) {
    log(error);
    return { status: 'failed', values, message: null };
  }
}
