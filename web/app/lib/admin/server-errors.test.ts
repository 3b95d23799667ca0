import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ApiError } from '~/lib/api/api-error.ts';
import { placeServerErrors } from './server-errors.ts';

const newForm = () => createFormControl({ defaultValues: { username: '', phone: '' } });

const refused = (data: unknown, status = 422) =>
  new ApiError({ status, data, url: '/api/admin/users', method: 'POST' });

test('each problem goes to its field', () => {
  const form = newForm();
  const errors = [
    { path: 'username', message: 'Username is required' },
    { path: 'phone', message: 'Please enter a valid phone number.' },
  ];
  expect(placeServerErrors(form, refused({ message: 'x', code: 'invalid', errors }))).toBe(true);
  expect(form.getFieldState('username').error).toMatchObject({
    type: 'server',
    message: 'Username is required',
  });
  expect(form.getFieldState('phone').error?.message).toBe('Please enter a valid phone number.');
});

test('an error without a list goes to the field of its code', () => {
  const form = newForm();
  const taken = refused({ message: 'This username is already taken.', code: 'usernameTaken' }, 409);
  expect(placeServerErrors(form, taken, { usernameTaken: 'username' })).toBe(true);
  expect(form.getFieldState('username').error?.message).toBe('This username is already taken.');
});

test('errors of no field of the form are left for the summary', () => {
  const form = newForm();
  expect(placeServerErrors(form, refused({ message: 'down', code: 'internal' }, 500))).toBe(false);
  const unknown = refused({ errors: [{ path: 'role', message: 'Role is required' }] });
  expect(placeServerErrors(form, unknown)).toBe(false);
  expect(form.getFieldState('username').invalid).toBe(false);
});
