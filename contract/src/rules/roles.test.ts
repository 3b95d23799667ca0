import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AREAS, type Area, mayEnter, ROLES, resolveRole, toRole } from './roles.ts';

describe('the role', () => {
  test('compares case-insensitively and comes upper-cased', () => {
    expect(toRole(' superAdmin ')).toBe('SUPERADMIN');
    expect(toRole('ROLE_LACASA')).toBe('LACASA');
    expect(toRole({ authority: 'role_admin' })).toBe('ADMIN');
    expect([toRole('owner'), toRole(3), toRole(null), toRole('')]).toEqual([null, null, null, null]);
  });

  test('is the user’s role, else the first authority, else the first role, else the stored one', () => {
    const all = { role: 'admin', authorities: ['LACASA'], roles: ['SUPERADMIN'] };
    expect(resolveRole(all, 'lacasa')).toBe('ADMIN');
    expect(resolveRole({ ...all, role: '' }, 'x')).toBe('LACASA');
    expect(resolveRole({ authorities: [], roles: ['superadmin', 'ADMIN'] })).toBe('SUPERADMIN');
    expect(resolveRole({}, 'lacasa')).toBe('LACASA');
    expect(resolveRole(null)).toBeNull();
  });

  test('an unknown role is nobody’s, not the next candidate’s', () => {
    expect(resolveRole({ role: 'manager', roles: ['SUPERADMIN'] })).toBeNull();
  });

  test('any spelling of a role is that role', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROLES), fc.array(fc.boolean(), { minLength: 10 }), (role, upper) => {
        const spelled = [...role].map((c, i) => (upper[i] ? c : c.toLowerCase())).join('');
        expect(toRole(spelled)).toBe(role);
      }),
    );
  });
});

describe('the table', () => {
  const staff: Area[] = ['dashboard', 'company', 'projects', 'messages', 'sold', 'hero', 'files'];
  const who = (area: Area) =>
    [null, 'ADMIN' as const, 'SUPERADMIN' as const, 'LACASA' as const].map((role) => mayEnter(role, area));

  test('public is for everyone, signedIn for every role', () => {
    expect(who('public')).toEqual([true, true, true, true]);
    expect(who('signedIn')).toEqual([false, true, true, true]);
  });

  test.each(staff)('%s is for ADMIN and SUPERADMIN', (area) => {
    expect(who(area)).toEqual([false, true, true, false]);
  });

  test.each(['users', 'audit', 'wholeTrash', 'lacasaRestore', 'monthClosing'] as const)(
    '%s is for SUPERADMIN',
    (area) => {
      expect(who(area)).toEqual([false, false, true, false]);
    },
  );

  test('LaCasa is for LACASA and SUPERADMIN', () => {
    expect(who('lacasa')).toEqual([false, false, true, true]);
  });

  test('nobody without a role enters anything but what is public', () => {
    for (const area of Object.keys(AREAS) as Area[]) expect(mayEnter(null, area)).toBe(area === 'public');
  });
});
