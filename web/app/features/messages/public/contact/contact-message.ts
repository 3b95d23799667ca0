import { contactIssues } from '@diyar/contract/rules/contact-form';
import type { FormResult, MessageForm } from '../send/message-form.ts';

export type ContactField = 'name' | 'phone' | 'email' | 'message';
export type ContactResult = FormResult<ContactField>;

/** fullName, mobile, content; the home form also sends name, phone, message, source and page. */
export const CONTACT: MessageForm<ContactField> = {
  fields: ['name', 'phone', 'email', 'message'],
  issues: (typed) => contactIssues(typed, 'contact'),
  payload: (typed, idempotencyKey) => ({
    ...typed,
    fullName: typed.name,
    mobile: typed.phone,
    content: typed.message,
    source: 'contact',
    page: '/',
    idempotencyKey,
  }),
};
