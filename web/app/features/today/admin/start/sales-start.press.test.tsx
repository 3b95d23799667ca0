import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressScreen } from '~/testing/presses/press-screen.tsx';
import { en as today } from '../texts.ts';
import { todayKey } from '../today-api.ts';
import { busy } from '../today-testing.ts';
import { SalesStart } from './sales-start.tsx';
import { en } from './texts.ts';

const [step] = busy.overdue.items;
const mine = step && { ...step, owner: { id: 9, name: 'Tareq' } };
const theirs = step && { ...step, id: 99 as typeof step.id, owner: { id: 3, name: 'Dina' } };
const data = { ...busy, overdue: { items: mine && theirs ? [mine, theirs] : [], total: 2 } };

const open = () =>
  pressScreen(<SalesStart />, {
    userId: 9,
    answers: [[todayKey, data]],
    server: ({ method, path }) => {
      if (method !== 'GET') return { body: { ...step, version: 3 } };
      return path === '/admin/today' ? { body: data } : { body: { items: [], total: 1, page: 1, size: 1 } };
    },
  });

test('takes the one who waits longest; the line leads to all without an owner', async () => {
  const { user, calls } = await open();
  const needs = await screen.findByRole('region', { name: en.needsYou });
  const line = within(needs).getByRole('link', { name: new RegExp(en.unowned(7)) });
  expect(line.getAttribute('href')).toBe('/admin/leads?tab=unowned');
  await user.click(within(needs).getByRole('button', { name: /^Take/ }));
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ path: '/admin/leads/12/take' })),
  );
});

test('own late steps only; Done takes the step off the lead', async () => {
  const { user, calls } = await open();
  const needs = await screen.findByRole('region', { name: en.needsYou });
  const done = within(needs).getAllByRole('button', { name: new RegExp(`^${today.done}`) });
  expect(done).toHaveLength(1);
  await user.click(within(needs).getByRole('button', { name: new RegExp(`^${today.done}`) }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        method: 'PATCH',
        path: '/admin/leads/14',
        body: expect.objectContaining({ nextOn: null }),
      }),
    ),
  );
});
