import { createHash } from 'node:crypto';
import type { PublicReads } from '@diyar/contract/public-reads';
import type { Lang } from '@diyar/contract/rules/language';
import {
  type ContactAnswer,
  type ContactValues,
  issuesOf,
  payloadOf,
  readContact,
  serverIssues,
} from './values.ts';

const HOUR_MS = 3_600_000;

/** Without scripts the words themselves are the key, for an hour: a second press is the same message. */
const keyOf = (values: ContactValues) =>
  createHash('sha256')
    .update(JSON.stringify([values, Math.floor(Date.now() / HOUR_MS)]))
    .digest('hex');

/** The contact form as an ordinary POST: the same rules, and nothing typed is lost. */
export async function sendContact(
  form: FormData,
  lang: Lang,
  send: PublicReads['sendMessage'],
  log: (error: unknown) => void,
): Promise<ContactAnswer> {
  const values = readContact(form);
  // SPEC §5: who fills the trap is told it was sent
  if (values.website !== '') return { status: 'sent' };
  const issues = issuesOf(values);
  if (issues.length > 0) return { status: 'invalid', values, issues };
  try {
    const answer = await send(payloadOf(values, keyOf(values)), lang);
    if (answer.ok) return { status: 'sent' };
    const found = serverIssues(answer.errors);
    if (found.length > 0) return { status: 'invalid', values, issues: found };
    return { status: 'failed', values, message: answer.message };
  } catch (error) {
    log(error);
    return { status: 'failed', values, message: null };
  }
}
