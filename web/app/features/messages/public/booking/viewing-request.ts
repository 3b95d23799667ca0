import { contactIssues } from '@diyar/contract/rules/contact-form';
import type { Answer, MessageForm } from '../send/message-form.ts';

/** The names of SPEC §3, public message payload. */
export type BookingField = 'fullName' | 'mobile' | 'content';
export type BookingAnswer = Answer<BookingField>;

const FIELDS = { name: 'fullName', phone: 'mobile', message: 'content' } as const;

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

/** SPEC §5, viewing form: name and phone required, message optional. */
export const viewingRequest = (target: BookingTarget): MessageForm<BookingField> => ({
  fields: ['fullName', 'mobile', 'content'],
  issues: ({ fullName, mobile, content }) =>
    contactIssues({ name: fullName, phone: mobile, message: content }, 'viewing').map(({ field, issue }) => ({
      field: FIELDS[field],
      issue,
    })),
  payload: (typed, idempotencyKey) => ({
    ...typed,
    content: [typed.content, target.inWords].filter(Boolean).join('\n\n'),
    source: 'viewing',
    page: target.page,
    projectId: target.projectId,
    unitId: target.unitId ?? undefined,
    idempotencyKey,
  }),
});
