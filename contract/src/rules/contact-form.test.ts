import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactIssues } from './contact-form.ts';

const form = { name: 'Rana', phone: '0599123456', message: 'Hello' };

test('home wants name, phone and message; viewing does without the message', () => {
  expect(contactIssues(form, 'contact')).toEqual([]);
  expect(contactIssues({ name: ' ', phone: '05', message: ' ' }, 'contact')).toEqual([
    { field: 'name', issue: 'required' },
    { field: 'phone', issue: 'invalidPhone' },
    { field: 'message', issue: 'required' },
  ]);
  expect(contactIssues({ ...form, message: '' }, 'viewing')).toEqual([]);
  expect(contactIssues({ ...form, phone: '' }, 'viewing')).toEqual([
    { field: 'phone', issue: 'invalidPhone' },
  ]);
});

test('a field is named once at most, and whatever is typed can be checked', () => {
  const any = fc.record({ name: fc.string(), phone: fc.string(), message: fc.string() });
  fc.assert(
    fc.property(any, (typed) => {
      const fields = contactIssues(typed, 'contact').map((issue) => issue.field);
      expect(new Set(fields).size).toBe(fields.length);
      expect(fields.includes('name')).toBe(typed.name.trim() === '');
    }),
  );
});
