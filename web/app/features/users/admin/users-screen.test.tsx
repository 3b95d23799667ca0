import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import type { User } from '@diyar/contract/users';
import { expect, test } from 'vitest';
import { listKey } from '~/lib/admin/list-call.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { EditForm } from './edit-user.tsx';
import { OwnPassword } from './set-password.tsx';
import { ar, en } from './texts.ts';
import { UsersScreen } from './users-screen.tsx';

const user = (id: number, username: string, over: Partial<User> = {}): User => ({
  id,
  username,
  fullName: '',
  phone: '',
  role: 'ADMIN',
  buildings: [],
  isActive: true,
  lastSignInAt: null,
  createdAt: '2026-07-01T09:00:00.000Z',
  ...over,
});

const ALL = listKey('GET /admin/users', { q: '', page: 1, sort: null });
const listOf = (...items: User[]) => ({ items, total: items.length, page: 1, size: 24 });

test('every user with role and state; a name that looks like markup is text', () => {
  const users = [
    user(1, 'rana', { role: 'LACASA' }),
    user(2, 'sami', { fullName: '<b>x</b>', isActive: false }),
  ];
  const html = renderScreen(<UsersScreen />, { answers: [[ALL, listOf(...users)]] });
  for (const said of ['rana', 'Building manager', en.disabled, '&lt;b&gt;x&lt;/b&gt;', en.count(2)])
    expect(html).toContain(said);
  expect(html).not.toContain('<b>x</b>');
  expect(html.match(/role="switch"/g)).toHaveLength(2);
  const arabic = renderScreen(<UsersScreen />, { lang: 'ar', answers: [[ALL, listOf(...users)]] });
  for (const said of ['>مدير عمارة<', '>مدير<']) expect(arabic).toContain(said);
  expect(arabic).not.toMatch(/>(ADMIN|LACASA)</);
  // the form for a new one stands behind its button
  expect(html).toContain(en.newUser);
  expect(html).not.toContain('type="password"');
});

test('name, phone and role are edited, and buildings but for SUPERADMIN; the last SUPERADMIN keeps the role', () => {
  const form = (edited: User, superadmins: number, lang: 'ar' | 'en' = 'en') =>
    renderScreen(<EditForm user={edited} onClose={() => undefined} />, {
      lang,
      answers: [
        [
          readKey('GET /admin/users', { query: { role: 'SUPERADMIN', isActive: true, size: 2 } }),
          { items: [], total: superadmins },
        ],
        [
          ['GET /admin/buildings', { query: { size: PAGE_SIZE_MAX } }],
          { items: [], total: 0, page: 1, size: 100 },
        ],
      ],
    });
  const plain = form(user(3, 'dina', { fullName: 'Dina', phone: '0599111222' }), 2);
  for (const said of ['value="Dina"', 'value="0599111222"', en.role]) expect(plain).toContain(said);
  expect(plain).toContain(en.allBuildings);
  expect(plain).not.toMatch(/type="radio"[^>]*disabled/);
  expect(form(user(4, 'rana', { role: 'LACASA' }), 2)).toContain(en.noBuildings);
  const one = user(5, 'sami', { role: 'SUPERADMIN' });
  const last = form(one, 1, 'ar');
  expect(last).toContain(ar.lastSuperadmin);
  expect(last.match(/<input[^>]*type="radio"[^>]*>/g)?.every((radio) => radio.includes('disabled'))).toBe(
    true,
  );
  expect(form(one, 2)).not.toContain(en.lastSuperadmin);
  // who is disabled does not count, and may change
  expect(form({ ...one, isActive: false }, 1)).not.toContain(en.lastSuperadmin);
});

test('the own password is changed elsewhere, and the way there is a link', () => {
  for (const [lang, t] of [
    ['en', en],
    ['ar', ar],
  ] as const) {
    const html = renderScreen(<OwnPassword onClose={() => undefined} />, { lang });
    expect(html).toContain(t.ownPassword);
    expect(html).toMatch(/href="\/admin\/account"/);
    expect(html).not.toContain('type="password"');
  }
});
