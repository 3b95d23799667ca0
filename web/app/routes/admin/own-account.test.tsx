import type { Account, Session } from '@diyar/contract/account';
import type { Factors } from '@diyar/contract/factors';
import { expect, test } from 'vitest';
import { ar, en } from '~/features/account/admin/texts.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { OwnAccount } from './own-account.tsx';

const ACCOUNT: Account = {
  id: 1,
  username: 'rana',
  fullName: 'رنا عودة',
  phone: '',
  role: 'ADMIN',
  passwordChangedAt: '2026-09-03T06:00:00.000Z',
  passwordMin: 8,
  newDevices: [{ id: 4, at: '2026-11-15T06:00:00.000Z', device: 'Firefox, Linux', address: '198.51.100.9' }],
};
const session = (id: string, over: Partial<Session>): Session => ({
  id,
  device: 'Chrome, Android',
  address: '203.0.113.0',
  createdAt: '2026-11-15T06:00:00.000Z',
  lastUsedAt: '2026-11-15T06:00:00.000Z',
  endsAt: '2026-11-15T18:00:00.000Z',
  isCurrent: false,
  ...over,
});
const FACTORS: Factors = {
  app: { createdAt: '2026-08-12T06:00:00.000Z', lastUsedAt: null },
  passkeys: [{ id: 7, name: '<i>Key', createdAt: '2026-08-12T06:00:00.000Z', lastUsedAt: null }],
  recoveryCodesLeft: 7,
};
const answers = (sessions: Session[], factors: Factors = FACTORS) =>
  [
    [['GET /account', {}], ACCOUNT],
    [['GET /account/sessions', {}], { items: sessions }],
    [['GET /account/factors', {}], factors],
  ] as const;

test('who I am, new devices, factors and where I am signed in', () => {
  const html = renderScreen(<OwnAccount />, {
    answers: answers([session('a', { isCurrent: true }), session('b', { device: '' })]),
  });
  for (const said of [
    'رنا عودة',
    'Firefox, Linux',
    en.newDevices.wasMe,
    en.password.newHint(8),
    en.factors.left(7),
    '&lt;i&gt;Key',
    en.sessions.here,
    en.sessions.unknownDevice,
    en.sessions.others,
  ])
    expect(html).toContain(said);
});

test('alone there is nobody else to sign out, and without a factor no recovery codes', () => {
  const none: Factors = { app: null, passkeys: [], recoveryCodesLeft: 0 };
  const html = renderScreen(<OwnAccount />, {
    lang: 'ar',
    answers: answers([session('a', { isCurrent: true })], none),
  });
  expect(html).toContain(ar.factors.setUp);
  expect(html).not.toContain(ar.sessions.others);
  expect(html).not.toContain(ar.factors.recovery);
});

test('while something comes before anything else, only that', () => {
  const shown = (setupStep: 'password' | 'factor') =>
    renderScreen(<OwnAccount setupStep={setupStep} />, {
      answers: answers([session('a', { isCurrent: true })]),
    });
  expect(shown('password')).toContain(en.setupStep.password);
  expect(shown('password')).not.toContain(en.factors.title);
  expect(shown('factor')).toContain(en.factors.title);
  expect(shown('factor')).not.toContain(en.password.current);
});
