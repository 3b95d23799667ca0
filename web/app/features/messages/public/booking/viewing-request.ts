import { contactIssues } from '@diyar/contract/rules/contact-form';
import { DAY_PARTS, type DayPart } from '@diyar/contract/rules/viewings';
import type { FormResult, MessageForm, Typed } from '../send/message-form.ts';

/** The names in the payload of a public message. */
export type BookingField = 'fullName' | 'mobile' | 'wishDay' | 'wishPart' | 'content';
export type BookingResult = FormResult<BookingField>;

const FIELDS = { name: 'fullName', phone: 'mobile', message: 'content' } as const;

export type BookingTarget = {
  projectId: number;
  unitId: number | null;
  page: string;
  /** As text, for a server without references to project and unit. */
  targetLine: string;
};

/** Our own server stores project and unit as references; another one gets them as a line of the text. */
export const targetLine = (apiBase: string, unit: string | undefined, project: string): string =>
  apiBase === '/api' ? '' : [unit, project].filter(Boolean).join(', ');

/** What the other server would lose. */
const textFor = ({ targetLine }: BookingTarget, { wishDay, wishPart }: Typed<BookingField>): string =>
  targetLine && [targetLine, [wishDay, wishPart].filter(Boolean).join(' ')].filter(Boolean).join('\n');

const isPart = (text: string): text is DayPart => DAY_PARTS.some((part) => part === text);

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
    wishPart: isPart(typed.wishPart) ? typed.wishPart : '',
    content: [typed.content, textFor(target, typed)].filter(Boolean).join('\n\n'),
    source: 'viewing',
    page: target.page,
    projectId: target.projectId,
    unitId: target.unitId ?? undefined,
    idempotencyKey,
  }),
});
