import { expect, test } from 'vitest';
import { sidebarFor } from './admin-pages.ts';
import { landingFor, ROLES } from './roles.ts';

const keys = (role: Parameters<typeof sidebarFor>[0]) => sidebarFor(role).map((page) => page.key);

test('the sidebar of each role', () => {
  const admin = ['dashboard', 'company', 'projects', 'inbox', 'sold'];
  expect(keys('ADMIN')).toEqual([...admin, 'leads', 'viewings', 'buildings', 'quotes', 'persons', 'trash']);
  expect(keys('SUPERADMIN')).toEqual([
    ...admin,
    'users',
    'rights',
    'lacasaDashboard',
    'lacasaFloors',
    'leads',
    'viewings',
    'buildings',
    'money',
    'quotes',
    'persons',
    'audit',
    'trash',
    'signIns',
    'system',
    'secretAddresses',
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

test('where each role begins, and every landing is in its own sidebar', () => {
  expect(landingFor('ADMIN')).toBe('/admin');
  expect(landingFor('SUPERADMIN')).toBe('/admin');
  expect(landingFor('LACASA')).toBe('/admin/lacasa/dashboard');
  expect(landingFor(null)).toBe('/');
  for (const role of ROLES) {
    expect(sidebarFor(role).map((page): string => page.path)).toContain(landingFor(role));
  }
});
