import { expect, test } from 'vitest';
import { readTyped, refused } from './message-form.ts';

const FIELDS = ['fullName', 'mobile'] as const;

test('a form is read without blanks, and without unknown fields', () => {
  const form = new FormData();
  form.set('fullName', '  Rana ');
  form.set('other', 'x');
  expect(readTyped(form, FIELDS)).toEqual({ fullName: 'Rana', mobile: '', website: '' });
});

test("the server's errors go to their fields, the rest is one message", () => {
  const values = { fullName: 'Rana', mobile: '12', website: '' };
  const unknown = { path: 'unitId', message: 'unknown' };
  const phone = { path: 'mobile', message: 'Please enter a valid phone number.' };
  expect(refused(values, FIELDS, { errors: [phone, unknown], tooMany: false, message: null })).toEqual({
    status: 'invalid',
    values,
    issues: [{ field: 'mobile', issue: { message: phone.message } }],
  });
  expect(refused(values, FIELDS, { errors: [unknown], tooMany: false, message: 'no' })).toEqual({
    status: 'failed',
    values,
    message: 'no',
  });
  expect(refused(values, FIELDS, { errors: [], tooMany: true, message: null }).status).toBe('busy');
});
