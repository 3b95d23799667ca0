import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { en as nav } from '~/i18n/admin/nav.ts';
import { pressScreen } from '~/testing/presses/press-screen.tsx';
import { Sidebar } from './sidebar.tsx';

const RANA = { id: 7, username: 'rana', fullName: 'Rana', role: 'SUPERADMIN' } as const;
const counts = { persons: { value: 2, label: 'two persons' }, quotes: { value: 3, label: 'three quotes' } };
const show = (id = 7, at = '/admin') =>
  pressScreen(<Sidebar user={{ ...RANA, id }} counts={counts} isFolded={false} />, { at });

const heading = (key: keyof typeof nav.groups) =>
  screen.getByRole('button', { name: new RegExp(`^${nav.groups[key]}`) });
const isThere = (name: string) => screen.queryByRole('link', { name }) !== null;

beforeEach(() => localStorage.clear());

test('a folded group carries the sum of its counts, and stays folded for this user only', async () => {
  const { user } = await show();
  expect(isThere(nav.pages.buildings)).toBe(true);
  expect(screen.queryByText(nav.waiting(5))).toBeNull();
  await user.click(heading('sales'));
  expect(isThere(nav.pages.buildings)).toBe(false);
  expect(heading('sales').textContent).toContain(nav.waiting(5));
  expect(heading('sales').getAttribute('aria-expanded')).toBe('false');
  cleanup();
  await show();
  expect(isThere(nav.pages.buildings)).toBe(false);
  cleanup();
  await show(8);
  expect(isThere(nav.pages.buildings)).toBe(true);
});

test('by keyboard: a heading opens its pages, and Money gives way', async () => {
  const { user } = await show();
  heading('administration').focus();
  await user.keyboard('{Enter}');
  expect(isThere(nav.pages.users)).toBe(true);
  expect(isThere(nav.pages.money)).toBe(false);
  await user.keyboard(' ');
  expect(isThere(nav.pages.users)).toBe(false);
  expect(isThere(nav.pages.money)).toBe(true);
});

test('the group of the open page cannot be folded', async () => {
  const { user } = await show(7, '/admin/users');
  await user.click(heading('administration'));
  expect(heading('administration').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('link', { name: nav.pages.users }).getAttribute('aria-current')).toBe('page');
});
