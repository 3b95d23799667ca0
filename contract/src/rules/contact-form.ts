import type { MessageSource } from './inbox.ts';
import { isValidPhone } from './phone.ts';

export type ContactForm = { name: string; phone: string; message: string };
export type ContactIssue = { field: keyof ContactForm; issue: 'required' | 'invalidPhone' };

/**
 * SPEC §5: name, a valid phone and a message on the home form; the viewing form's message is optional.
 * Without zod, so that a public page checks its form with a few hundred bytes.
 */
export function contactIssues(form: ContactForm, source: MessageSource): ContactIssue[] {
  const issues: ContactIssue[] = [];
  if (form.name.trim() === '') issues.push({ field: 'name', issue: 'required' });
  if (!isValidPhone(form.phone)) issues.push({ field: 'phone', issue: 'invalidPhone' });
  if (source === 'contact' && form.message.trim() === '')
    issues.push({ field: 'message', issue: 'required' });
  return issues;
}
