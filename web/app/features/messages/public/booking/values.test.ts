import { expect, test } from 'vitest';
import { bookingIssues, bookingPayload, readBooking, serverIssues } from './values.ts';

const filled = { fullName: 'Rana Khatib', mobile: '0599 214 870', content: '', website: '' };

test('name and phone are required, the message is not', () => {
  expect(bookingIssues(filled)).toEqual([]);
  expect(bookingIssues({ ...filled, fullName: '', mobile: '12' })).toEqual([
    { field: 'fullName', issue: 'required' },
    { field: 'mobile', issue: 'invalidPhone' },
  ]);
});

test('a form is read without its blanks, and without what it does not have', () => {
  const form = new FormData();
  form.set('fullName', '  Rana ');
  expect(readBooking(form)).toEqual({ fullName: 'Rana', mobile: '', content: '', website: '' });
});

test('the request names project and unit', () => {
  const target = { projectId: 3, unitId: 12, page: '/properties/olive', inWords: '' };
  expect(bookingPayload(filled, target, 'k')).toEqual({
    ...filled,
    source: 'viewing',
    page: '/properties/olive',
    projectId: 3,
    unitId: 12,
    idempotencyKey: 'k',
  });
  const elsewhere = { ...target, unitId: null, inWords: 'B-302, Olive Terraces' };
  expect(bookingPayload({ ...filled, content: 'Hello' }, elsewhere, 'k').content).toBe(
    'Hello\n\nB-302, Olive Terraces',
  );
});

test("the server's complaints go to the fields they are about", () => {
  const errors = [
    { path: 'mobile', message: 'Please enter a valid phone number.' },
    { path: 'unitId', message: 'unknown' },
  ];
  expect(serverIssues(errors)).toEqual([
    { field: 'mobile', issue: { message: 'Please enter a valid phone number.' } },
  ]);
});
