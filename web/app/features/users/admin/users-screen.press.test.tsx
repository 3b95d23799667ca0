import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { ar, en } from './texts.ts';
import { UsersScreen } from './users-screen.tsx';

const user = (id: number, username: string) => ({
  id,
  username,
  fullName: '',
  phone: '',
  role: 'SUPERADMIN',
  buildings: [],
  isActive: true,
  lastSignInAt: null,
  createdAt: '2026-07-01T09:00:00.000Z',
});
const LIST = { items: [user(1, 'rana'), user(2, 'sami')], total: 2, page: 1, size: 24 };
const TIRED: Answered = { status: 500, body: { message: 'The server is tired', code: 'internal' } };

const serving =
  (write: (asked: Asked) => Answered) =>
  (asked: Asked): Answered =>
    asked.path.startsWith('/admin/buildings')
      ? { body: { items: [], total: 0, page: 1, size: 100 } }
      : asked.method === 'GET'
        ? { body: LIST }
        : write(asked);

test.each([
  ['ar', ar],
  ['en', en],
] as const)('%s: a new user is refused at the field; a taken name stays typed', async (lang, t) => {
  const { user: hand, calls } = await pressScreen(<UsersScreen />, {
    lang,
    server: serving(() => ({ status: 409, body: { message: 'Taken', code: 'usernameTaken' } })),
  });
  await hand.click(await screen.findByRole('button', { name: t.newUser }));
  const dialog = await screen.findByRole('dialog', { name: t.newUser });
  const username = within(dialog).getByRole('textbox', { name: t.username });
  const password = within(dialog).getByLabelText(t.password);
  const create = within(dialog).getByRole('button', { name: t.create });
  await hand.click(create);
  await waitFor(() => expect(document.activeElement).toBe(username));
  expect(dialog.textContent).toContain(lang === 'en' ? 'Username is required' : 'اسم المستخدم مطلوب');
  await hand.type(username, 'SAMI');
  await hand.type(password, 'abc{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(password));
  if (lang === 'en') expect(dialog.textContent).toContain('Password must be at least 4 characters');
  await hand.type(password, 'd{Enter}');
  await within(dialog).findByText('Taken');
  expect(document.activeElement).toBe(username);
  expect(username).toHaveProperty('value', 'SAMI');
  const [sent, ...more] = calls.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject({ path: '/admin/users', body: { username: 'SAMI', password: 'abcd' } });
  expect(more).toEqual([]);
});

test('a refused change goes back and says so; nobody can disable themselves or change their own role', async () => {
  const { user: hand } = await pressScreen(<UsersScreen />, { userId: 1, server: serving(() => TIRED) });
  const row = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
  const me = await row('rana');
  expect(within(me).getByText(en.you)).toBeTruthy();
  expect(within(me).getByRole('switch')).toHaveProperty('disabled', true);
  await hand.click(within(me).getByRole('button', { name: en.editOf('rana') }));
  const dialog = await screen.findByRole('dialog', { name: new RegExp(en.edit) });
  for (const radio of within(dialog).getAllByRole('radio')) expect(radio).toHaveProperty('disabled', true);
  await hand.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const sami = await row('sami');
  await hand.click(within(sami).getByRole('switch'));
  expect(await screen.findByText(`${en.statusFailed}: The server is tired`)).toBeTruthy();
  expect(within(sami).getByRole('switch')).toHaveProperty('checked', true);
});
