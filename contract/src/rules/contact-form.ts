import type { MessageSource } from './inbox.ts';
import { isValidPhone } from './phone.ts';

export type ContactForm = { name: string; phone: string; message: string };
export type ContactIssue = { field: keyof ContactForm; issue: 'required' | 'invalidPhone' };

/**
 * The message is optional in a viewing request. Without zod, so that public pages validate their forms with a few
 * hundred bytes of script.
 */
export function contactIssues(form: ContactForm, source: MessageSource): ContactIssue[] {
  const issues: ContactIssue[] = [];
  if (form.name.trim() === '') issues.push({ field: 'name', issue: 'required' });
  if (!isValidPhone(form.phone)) issues.push({ field: 'phone', issue: 'invalidPhone' });
  if (source === 'contact' && form.message.trim() === '')
    issues.push({ field: 'message', issue: 'required' });
  return issues;
}
