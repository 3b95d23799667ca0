import type { LimitsAnswer } from '@diyar/contract/role-limits';
import { NO_LIMITS } from '@diyar/contract/rules/role-limits';
import { ROLES } from '@diyar/contract/rules/roles';
import * as words from '@diyar/contract/words/en/lists';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en as ui } from '~/i18n/admin/ui.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { LimitsScreen } from './limits-screen.tsx';
import { en } from './texts.ts';

const LIMITS: LimitsAnswer = {
  roles: ROLES.map((role) => ({
    role,
    people: 1,
    limits: role === 'SALES' ? { ...NO_LIMITS, belowList: 2 } : NO_LIMITS,
  })),
  users: [],
  version: 3,
};
const hala = {
  id: 4,
  username: 'hala',
  fullName: 'Hala',
  phone: '',
  role: 'SALES',
  buildings: [],
  isActive: true,
  lastSignInAt: null,
  createdAt: '2026-07-01T09:00:00.000Z',
};

const open = (save: (asked: Asked) => Answered) =>
  pressScreen(<LimitsScreen />, {
    at: '/admin/rights/limits',
    server: (asked) => {
      if (asked.method !== 'GET') return save(asked);
      return asked.path.startsWith('/admin/limits')
        ? { body: LIMITS }
        : { body: { items: [hala], total: 1, page: 1, size: 100 } };
    },
  });
const below = (name: string) => screen.findByLabelText(new RegExp(`^${en.kinds.belowList}: .*${name}`));

test('a limit is typed, the bar counts, and all limits are saved with their version', async () => {
  const { user, calls } = await open(() => ({ body: { ...LIMITS, version: 4 } }));
  const field = await below(words.roles.SALES);
  expect(screen.queryByRole('region', { name: ui.unsaved })).toBeNull();
  await user.clear(field);
  await user.type(field, '3.5');
  const bar = await screen.findByRole('region', { name: ui.unsaved });
  expect(bar.textContent).toContain(en.changes(1));
  await user.click(within(bar).getByRole('button', { name: en.save }));
  await waitFor(() => expect(screen.queryByRole('region', { name: ui.unsaved })).toBeNull());
  const body = calls.find(({ method }) => method === 'PUT')?.body as typeof LIMITS;
  expect(body.version).toBe(3);
  expect(body.roles.find(({ role }) => role === 'SALES')?.limits.belowList).toBe(3.5);
});

test('what is no number cannot be saved; Discard brings back what is saved', async () => {
  const { user, calls } = await open(() => null);
  const field = await below(words.roles.SALES);
  await user.type(field, 'x');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('region', { name: ui.unsaved }).textContent).toContain(en.blocked);
  await user.click(screen.getByRole('button', { name: ui.discard }));
  await waitFor(() => expect(field).toHaveProperty('value', '2'));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a person begins with the limits of the role; a refusal keeps what was typed', async () => {
  const { user } = await open(() => ({ status: 409, body: { message: 'Saved meanwhile', code: 'stale' } }));
  await user.click(await screen.findByRole('button', { name: new RegExp(en.add) }));
  await user.click(await screen.findByRole('option', { name: 'Hala' }));
  const own = await below('Hala');
  expect(own).toHaveProperty('value', '2');
  await user.click(screen.getByRole('button', { name: en.save }));
  await screen.findByText('Saved meanwhile');
  expect(await below('Hala')).toHaveProperty('value', '2');
});
