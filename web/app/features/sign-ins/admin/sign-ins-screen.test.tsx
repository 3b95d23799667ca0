import type { SignIn } from '@diyar/contract/sign-ins';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { SignInsScreen } from './sign-ins-screen.tsx';
import { en } from './texts.ts';

const entry = (over: Partial<SignIn>): SignIn => ({
  id: 1,
  at: '2026-11-15T06:00:00.000Z',
  name: 'rana',
  userId: 1,
  outcome: 'success',
  address: '203.0.113.7',
  device: 'Chrome, Windows',
  isNewDevice: false,
  ...over,
});

test('who, how it went, from where; a new device and an unknown outcome are named', () => {
  const rows = [
    entry({ isNewDevice: true }),
    entry({ id: 2, name: '<b>…', outcome: 'unknownName', device: '' }),
    entry({ id: 3, outcome: 'teleported' }),
  ];
  const html = renderScreen(<SignInsScreen />, { lists: { 'GET /admin/sign-ins': rows } });
  for (const said of ['203.0.113.7', en.newDevice, en.outcomes.unknownName, en.unknownDevice, 'teleported'])
    expect(html).toContain(said);
  expect(html).not.toContain('<b>…');
});
