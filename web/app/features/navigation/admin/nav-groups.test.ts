import { ADMIN_PAGES, thumbFor } from '@diyar/contract/rules/admin-pages';
import { ROLES, type Role } from '@diyar/contract/rules/roles';
import { expect, test } from 'vitest';
import { type Folding, type GroupKey, navGroups, openGroups, pressed } from './nav-groups.ts';

const shown = (role: Role | null) =>
  navGroups(role).map(({ key, pages }) => [key ?? '', ...pages.map((page) => page.key)].join(' '));
const NOTHING: Folding = { folded: [], unfolded: [] };

test('the sidebar of each role, by its work', () => {
  expect(shown('SUPERADMIN')).toEqual([
    ' dashboard inbox leads viewings',
    'sales buildings lacasaDashboard lacasaFloors quotes sold persons',
    'money insights money till movingIn',
    'site projects contractTemplates company',
    'administration users rights audit signIns secretAddresses system trash',
  ]);
  expect(shown('ADMIN')).toEqual([
    ' dashboard inbox leads viewings',
    'sales buildings quotes sold persons',
    'site projects contractTemplates company',
    'administration trash',
  ]);
  expect(shown('SALES')).toEqual([' dashboard inbox leads viewings', 'sales buildings quotes persons']);
  expect(shown('ACCOUNTANT')).toEqual([
    ' dashboard inbox',
    'money money till',
    'sales buildings quotes sold persons',
  ]);
  expect(shown('LACASA')).toEqual([
    ' lacasaDashboard lacasaFloors',
    'money money till',
    'sales buildings quotes persons',
  ]);
  expect(shown(null)).toEqual([]);
});

test('every page of a role is in exactly one of its groups', () => {
  for (const role of ROLES) {
    const keys = navGroups(role).flatMap(({ pages }) => pages);
    expect(new Set(keys).size).toBe(keys.length);
  }
  expect(navGroups('SUPERADMIN').flatMap(({ pages }) => pages)).toHaveLength(ADMIN_PAGES.length);
});

test('at the thumb: five pages of the role, four of a building manager', () => {
  const keys = (role: Role | null) => thumbFor(role).map(({ key }) => key);
  expect(keys('SUPERADMIN')).toEqual(['dashboard', 'inbox', 'persons', 'money', 'insights']);
  expect(keys('ADMIN')).toEqual(['dashboard', 'inbox', 'leads', 'viewings', 'projects']);
  expect(keys('SALES')).toEqual(['dashboard', 'inbox', 'leads', 'viewings', 'buildings']);
  expect(keys('ACCOUNTANT')).toEqual(['dashboard', 'money', 'till', 'persons', 'sold']);
  expect(keys('LACASA')).toEqual(['lacasaDashboard', 'lacasaFloors', 'money', 'persons']);
  expect(keys(null)).toEqual([]);
  // whoever is bound to buildings has no list of sold units of the whole company
  expect(thumbFor({ role: 'ACCOUNTANT', isBound: true }).map(({ key }) => key)).not.toContain('sold');
});

const open = (role: Role, folding: Folding = NOTHING, current: GroupKey | null = null) =>
  openGroups(navGroups(role), folding, current);

test('everything is open where it has room; else what is rarely needed waits folded', () => {
  expect(open('ADMIN')).toEqual(['sales', 'site', 'administration']);
  expect(open('LACASA')).toEqual(['money', 'sales']);
  expect(open('SUPERADMIN')).toEqual(['sales', 'money']);
});

test('Money gives way to Administration, and comes back', () => {
  const administration = pressed(NOTHING, 'administration', false);
  expect(open('SUPERADMIN', administration)).toEqual(['sales', 'administration']);
  expect(open('SUPERADMIN', NOTHING, 'administration')).toEqual(['sales', 'administration']);
  expect(open('SUPERADMIN', pressed(administration, 'administration', true))).toEqual(['sales', 'money']);
  expect(open('SUPERADMIN', pressed(NOTHING, 'site', false))).toEqual(['sales', 'money', 'site']);
});

test('what was unfolded last stays beside the group of the open page', () => {
  const site = pressed(pressed(NOTHING, 'administration', false), 'site', false);
  expect(open('SUPERADMIN', site)).toEqual(['sales', 'money', 'site']);
  expect(open('SUPERADMIN', site, 'administration')).toEqual(['site', 'administration']);
  const sales = pressed(site, 'sales', false);
  expect(open('SUPERADMIN', sales, 'administration')).toEqual(['sales', 'administration']);
});

test('the group of the open page is open, though it was folded', () => {
  const folding = pressed(NOTHING, 'sales', true);
  expect(open('ADMIN', folding)).toEqual(['site', 'administration']);
  expect(open('ADMIN', folding, 'sales')).toEqual(['sales', 'site', 'administration']);
});
