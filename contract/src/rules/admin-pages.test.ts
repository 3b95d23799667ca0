import { expect, test } from 'vitest';
import { sidebarFor, thumbFor } from './admin-pages.ts';
import { landingFor, mayEnter, ROLES } from './roles.ts';

const keys = (role: Parameters<typeof sidebarFor>[0]) => sidebarFor(role).map((page) => page.key);

test('the sidebar of each role', () => {
  const admin = ['dashboard', 'company', 'projects', 'contractTemplates', 'inbox', 'sold'];
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
    'till',
    'movingIn',
    'insights',
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
    'till',
    'quotes',
    'persons',
  ]);
  expect(keys(null)).toEqual([]);
});

test('moving in is no page any more once it has ended', () => {
  const keys = (who: Parameters<typeof sidebarFor>[0]) => sidebarFor(who).map(({ key }) => key);
  expect(
    keys('SUPERADMIN').filter((key) => !keys({ role: 'SUPERADMIN', hasMovedIn: true }).includes(key)),
  ).toEqual(['movingIn']);
});

test('where each role begins, and every landing is in its own sidebar', () => {
  expect(landingFor('ADMIN')).toBe('/admin');
  expect(landingFor('SUPERADMIN')).toBe('/admin');
  expect(landingFor('LACASA')).toBe('/admin/lacasa/dashboard');
  expect(landingFor(null)).toBe('/');
  for (const role of ROLES) {
    for (const who of [role, { role, hasLacasa: false }]) {
      const paths = sidebarFor(who).map((page): string => page.path);
      expect(paths).toContain(landingFor(who));
      expect(paths.some((path) => path.includes('lacasa'))).toBe(who === role && mayEnter(role, 'lacasa'));
    }
  }
  expect(thumbFor({ role: 'LACASA', hasLacasa: false }).map(({ key }) => key)).toEqual([
    'buildings',
    'quotes',
    'money',
    'persons',
  ]);
});
