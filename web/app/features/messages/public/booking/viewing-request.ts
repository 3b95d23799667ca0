import { contactIssues } from '@diyar/contract/rules/contact-form';
import type { UnitId } from '@diyar/contract/rules/ids';
import type { DayPart } from '@diyar/contract/rules/viewings';
import type { FormResult, MessageForm } from '../send/message-form.ts';

/** The names in the payload of a public message. */
export type BookingField = 'fullName' | 'mobile' | 'wishDay' | 'wishPart' | 'content';
export type BookingResult = FormResult<BookingField>;

const FIELDS = { name: 'fullName', phone: 'mobile', message: 'content' } as const;

export type BookingTarget = {
  /** Null for units of several projects. */
  projectId: number | null;
  unitId: UnitId | null;
  page: string;
  /** As text, for a server without references to project and unit. */
  targetLine: string;
  /** Several units by name: a message has a reference to one. */
  about?: string;
};

/** Our own server stores project and unit as references; another one gets them as a line of the text. */
export const targetLine = (apiBase: string, unit: string | undefined, project: string): string =>
  apiBase === '/api' ? '' : [unit, project].filter(Boolean).join(', ');

/** Name and phone are required; the day, its part and the message are optional. */
export const viewingRequest = (target: BookingTarget): MessageForm<BookingField> => ({
  fields: ['fullName', 'mobile', 'wishDay', 'wishPart', 'content'],
  issues: ({ fullName, mobile, content }) =>
    contactIssues({ name: fullName, phone: mobile, message: content }, 'viewing').map(({ field, issue }) => ({
      field: FIELDS[field],
      issue,
    })),
  payload: (typed, idempotencyKey) => ({
    ...typed,
    // the server refuses what is no part of a day
    wishPart: typed.wishPart as DayPart | '',
    content: [
      typed.content,
      target.about,
      target.targetLine,
      target.targetLine && `${typed.wishDay} ${typed.wishPart}`.trim(),
    ]
      .filter(Boolean)
      .join('\n\n'),
    source: 'viewing',
    page: target.page,
    projectId: target.projectId ?? undefined,
    unitId: target.unitId ?? undefined,
    idempotencyKey,
  }),
});
