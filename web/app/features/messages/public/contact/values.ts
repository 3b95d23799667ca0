import type { PublicMessagePayload } from '@diyar/contract/public-message';
import { type ContactIssue, contactIssues } from '@diyar/contract/rules/contact-form';

export type ContactValues = { name: string; phone: string; email: string; message: string; website: string };

export type ContactField = ContactIssue['field'] | 'email';
/** Words are the page's business: a code of ours, or what the server said. */
export type FieldIssue = { field: ContactField; issue: ContactIssue['issue'] | { message: string } };

/** What became of a message, sent as an ordinary form or in the background. */
export type ContactAnswer =
  | { status: 'sent' }
  | { status: 'invalid'; values: ContactValues; issues: FieldIssue[] }
  | { status: 'failed'; values: ContactValues; message: string | null };

const NAMES = ['name', 'phone', 'email', 'message', 'website'] as const;

export const readContact = (form: FormData): ContactValues =>
  Object.fromEntries(NAMES.map((name) => [name, String(form.get(name) ?? '').trim()])) as ContactValues;

/** SPEC §5, home contact form. */
export const issuesOf = (values: ContactValues): FieldIssue[] => contactIssues(values, 'contact');

const isField = (path: string): path is ContactField => ['name', 'phone', 'email', 'message'].includes(path);

export const serverIssues = (errors: readonly { path: string; message: string }[]): FieldIssue[] =>
  errors.flatMap(({ path, message }) => (isField(path) ? { field: path, issue: { message } } : []));

/** SPEC §3: fullName, mobile, content; the home form additionally sends name, phone, message, source and page. */
export const payloadOf = (values: ContactValues, idempotencyKey: string): PublicMessagePayload => ({
  ...values,
  fullName: values.name,
  mobile: values.phone,
  content: values.message,
  source: 'contact',
  page: '/',
  idempotencyKey,
});
