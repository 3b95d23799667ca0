import { beforeAll, describe, expect, test } from 'vitest';
import { type PublicTexts, publicTexts } from '~/i18n/public/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { SignInError } from '~/lib/session/store.ts';
import { signInFailure } from './sign-in-failure.ts';
import { checkSignIn } from './sign-in-values.ts';

function form(name: string, password: string) {
  const data = new FormData();
  data.set('name', name);
  data.set('password', password);
  return data;
}

describe('by username', () => {
  const check = (name: string, password: string, lang: 'ar' | 'en' = 'en') =>
    checkSignIn(form(name, password), 'username', lang);

  test('reports missing values', () => {
    const errors = { name: 'Username is required', password: 'Password is required' };
    expect(check(' ', '')).toEqual({ ok: false, errors });
    expect(check('rana', 'abc')).toEqual({ ok: false, errors: { password: 'Minimum 4 characters' } });
    expect(check('', 'abcd', 'ar')).toEqual({ ok: false, errors: { name: 'اسم المستخدم مطلوب' } });
  });

  test('trims the name and never the password', () => {
    expect(check(' rana ', ' abc ')).toEqual({ ok: true, values: { username: 'rana', password: ' abc ' } });
  });
});

describe('by e-mail', () => {
  const check = (name: string, password: string) => checkSignIn(form(name, password), 'email', 'en');

  test('has its own messages', () => {
    const errors = { name: 'Email is required', password: 'Password is required' };
    expect(check('', '')).toEqual({ ok: false, errors });
    expect(check('rana', 'abcde')).toEqual({
      ok: false,
      errors: { name: 'Enter a valid email', password: 'Minimum 6 characters' },
    });
  });

  test('the address is the username', () => {
    expect(check('rana@diyar.example', 'abcdef')).toEqual({
      ok: true,
      values: { username: 'rana@diyar.example', password: 'abcdef' },
    });
  });
});

describe('a failed sign-in', () => {
  let t: PublicTexts['auth'];
  beforeAll(async () => {
    t = (await publicTexts.load('en')).auth;
  });
  const failed = (status: number, data?: unknown) =>
    signInFailure(new ApiError({ status, data, url: '/api/auth/login', method: 'POST' }), t);

  test('the server’s message comes first', () => {
    expect(failed(429, { message: 'Too many attempts.' })).toEqual({ title: 'Too many attempts.' });
    expect(failed(401, { message: 'Not correct.' })).toMatchObject({
      title: 'Not correct.',
      help: t.keyboard,
    });
  });

  test('then ours', () => {
    expect(failed(502, '<html>')).toEqual({ title: 'Auth failed (502)' });
    expect(failed(0)).toMatchObject({ title: 'Login failed. Please try again.' });
    expect(signInFailure(new Error('bug'), t)).toEqual({ title: 'Login failed. Please try again.' });
    expect(signInFailure(new SignInError('missingToken'), t)).toEqual({ title: 'Missing token from server' });
    expect(signInFailure(new SignInError('verification', 503), t)).toEqual({
      title: 'Login verification failed (503)',
    });
  });
});
