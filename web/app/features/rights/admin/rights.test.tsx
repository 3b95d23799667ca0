import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import { RIGHTS, type Right } from '@diyar/contract/rules/rights';
import { mayEnter, ROLES } from '@diyar/contract/rules/roles';
import type { User } from '@diyar/contract/users';
import * as words from '@diyar/contract/words/en/lists';
import { expect, test } from 'vitest';
import { ar as users } from '~/features/users/admin/texts.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { readTable } from '~/testing/read-table.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { RightsScreen } from './rights-screen.tsx';
import { ar, en } from './texts.ts';

const user = (id: number, role: User['role'], buildings: number[] = []): User => ({
  id,
  username: `user${id}`,
  fullName: '',
  phone: '',
  isActive: true,
  role,
  buildings,
  createdAt: '2026-07-01T09:00:00.000Z',
  lastSignInAt: null,
});
const USERS = [user(1, 'SUPERADMIN'), user(2, 'SALES'), user(3, 'SALES', [4]), user(4, 'LACASA', [4])];
const BUILDINGS = [{ id: 4, nameEn: 'LaCasa', nameAr: 'لاكاسا', slug: 'lacasa', isLacasa: true }];
const answers = [
  [['users', 'everyone'], USERS],
  [readKey('GET /admin/buildings', { query: { size: PAGE_SIZE_MAX } }), { items: BUILDINGS }],
] as const;

test('the printed table says no exactly where the product refuses', () => {
  const html = renderScreen(<RightsScreen />, { answers });
  const rows = readTable(html);
  for (const name of Object.keys(RIGHTS) as Right[]) {
    const row = rows.find((one) => one[en.may]?.startsWith(en.names[name]));
    for (const role of ROLES) {
      const [, printed] =
        Object.entries(row ?? {}).find(([head]) => head.startsWith(words.roles[role])) ?? [];
      expect(printed === en.grants.no, `${role} ${name}: ${printed}`).toBe(!mayEnter(role, name));
    }
  }
});

test('people per role, and who is bound to which building', () => {
  const html = renderScreen(<RightsScreen />, { answers });
  const heads = Object.keys(readTable(html)[0] ?? {});
  expect(heads).toEqual([
    en.may,
    'Superadmin 1 person',
    'Admin 0 people',
    'Sales 2 people',
    'Accountant 0 people',
    'Building manager 1 person',
  ]);
  const bound = html.slice(html.indexOf('rights-bound"'));
  expect(bound).toContain('user3');
  expect(bound).toContain('user4');
  expect(bound).not.toContain('user2');
  expect(bound.match(/LaCasa/g)).toHaveLength(2);
});

test('in Arabic; without the users the table is there, and the failure is named', () => {
  const html = renderScreen(<RightsScreen />, {
    lang: 'ar',
    answers: [[['users', 'everyone'], new Error('offline')]],
  });
  expect(html).toContain(ar.names.selling);
  expect(html).toContain(users.loadFailed);
});
