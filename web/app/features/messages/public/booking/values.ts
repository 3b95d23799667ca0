import type { PublicMessagePayload } from '@diyar/contract/public-message';
import { type ContactIssue, contactIssues } from '@diyar/contract/rules/contact-form';

/** What the form holds, under the names its fields have (SPEC §3, public message payload). */
export type BookingValues = { fullName: string; mobile: string; content: string; website: string };

export type BookingField = Exclude<keyof BookingValues, 'website'>;

/** Words are the page's business: a code of ours, or what the server said. */
export type BookingIssue = { field: BookingField; issue: ContactIssue['issue'] | { message: string } };

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export const readBooking = (form: FormData): BookingValues => ({
  fullName: text(form, 'fullName').trim(),
  mobile: text(form, 'mobile').trim(),
  content: text(form, 'content').trim(),
  website: text(form, 'website'),
});

const FIELDS = { name: 'fullName', phone: 'mobile', message: 'content' } as const;

/** SPEC §5, viewing form: name and phone required, message optional. */
export function bookingIssues({ fullName, mobile, content }: BookingValues): BookingIssue[] {
  const form = { name: fullName, phone: mobile, message: content };
  return contactIssues(form, 'viewing').map(({ field, issue }) => ({ field: FIELDS[field], issue }));
}

const isField = (path: string): path is BookingField =>
  path === 'fullName' || path === 'mobile' || path === 'content';

/** What the server found, where it belongs to a field of ours. */
export const serverIssues = (errors: readonly { path: string; message: string }[]): BookingIssue[] =>
  errors.flatMap(({ path, message }) => (isField(path) ? { field: path, issue: { message } } : []));

export type BookingTarget = {
  projectId: number;
  unitId: number | null;
  page: string;
  /** In words, for a server that keeps no references (SPEC §7 knows only name, number and text). */
  inWords: string;
};

/** Our own server keeps project and unit as references; another one gets them as a line of the text. */
export const inWords = (apiBase: string, unit: string | undefined, project: string): string =>
  apiBase === '/api' ? '' : [unit, project].filter(Boolean).join(', ');

export const bookingPayload = (
  { fullName, mobile, content, website }: BookingValues,
  { projectId, unitId, page, inWords }: BookingTarget,
  idempotencyKey: string,
): PublicMessagePayload => ({
  fullName,
  mobile,
  content: [content, inWords].filter(Boolean).join('\n\n'),
  website,
  source: 'viewing',
  page,
  projectId,
  unitId: unitId ?? undefined,
  idempotencyKey,
});
