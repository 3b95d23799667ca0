import { expect, test } from 'vitest';
import { navGroups } from './nav-pages.ts';

const keys = (role: Parameters<typeof navGroups>[0]) =>
  navGroups(role).flatMap(({ pages }) => pages.map(({ key }) => key));

test('the sidebar of each role, daily work first', () => {
  expect(keys('ADMIN')).toEqual([
    'dashboard',
    'inbox',
    'projects',
    'sold',
    'company',
    'leads',
    'viewings',
    'buildings',
    'quotes',
    'persons',
    'trash',
  ]);
  expect(keys('SUPERADMIN')).toEqual([
    'dashboard',
    'inbox',
    'projects',
    'sold',
    'company',
    'lacasaDashboard',
    'lacasaFloors',
    'users',
    'leads',
    'viewings',
    'buildings',
    'money',
    'quotes',
    'persons',
    'audit',
    'trash',
    'signIns',
    'secretAddresses',
    'system',
  ]);
  expect(keys('LACASA')).toEqual([
    'lacasaDashboard',
    'lacasaFloors',
    'buildings',
    'money',
    'quotes',
    'persons',
  ]);
  expect(keys(null)).toEqual([]);
});
