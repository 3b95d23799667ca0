import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RIGHTS, type Right } from './rights.ts';
import { type Area, holderOf, isBoundTo, mayEnter, ROLES, resolveRole, toRole } from './roles.ts';

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
  const ROLE_LIST = ['ADMIN', 'SALES', 'ACCOUNTANT', 'LACASA'] as const;
  /** Everybody has it whom this names; SUPERADMIN has everything. */
  const who = (area: Area) => ROLE_LIST.filter((role) => mayEnter(role, area)).join(' ');
  const rights = Object.keys(RIGHTS) as Right[];

  test('public is for everyone, signedIn for every role, the rest for nobody without one', () => {
    expect(mayEnter(null, 'public')).toBe(true);
    for (const role of ROLES) expect(mayEnter(role, 'signedIn')).toBe(true);
    for (const area of ['signedIn', ...rights] as const) expect(mayEnter(null, area)).toBe(false);
  });

  test('SUPERADMIN may everything, whatever buildings somebody gave them', () => {
    for (const right of rights) expect(mayEnter({ role: 'SUPERADMIN' }, right)).toBe(true);
    expect(isBoundTo('SUPERADMIN', [1])).toBe(false);
  });

  test.each([
    ['company', 'ADMIN'],
    ['projects', 'ADMIN'],
    ['hero', 'ADMIN'],
    ['files', 'ADMIN'],
    ['soldRecords', 'ADMIN'],
    ['trash', 'ADMIN'],
    ['sold', 'ADMIN ACCOUNTANT'],
    ['messages', 'ADMIN SALES ACCOUNTANT'],
    ['answers', 'ADMIN SALES'],
    ['leads', 'ADMIN SALES'],
    ['leadAssignment', 'ADMIN'],
    ['dashboard', 'ADMIN SALES ACCOUNTANT'],
    ['persons', 'ADMIN SALES ACCOUNTANT LACASA'],
    ['buildings', 'ADMIN SALES ACCOUNTANT LACASA'],
    ['selling', 'ADMIN SALES LACASA'],
    ['dealClosing', 'ADMIN LACASA'],
    ['money', 'ACCOUNTANT LACASA'],
    ['refunds', 'ACCOUNTANT LACASA'],
    ['monthClosing', 'ACCOUNTANT'],
    ['lacasa', 'LACASA'],
    ['users', ''],
    ['audit', ''],
    ['wholeTrash', ''],
    ['lacasaRestore', ''],
    ['operations', ''],
    ['personErasure', ''],
  ] as const)('%s is for %s', (area, roles) => {
    expect(who(area)).toBe(roles);
  });

  test('whoever is bound to buildings has no right that reaches the whole company', () => {
    expect(isBoundTo('SALES', [3])).toBe(true);
    expect([isBoundTo('SALES', []), isBoundTo('SALES', null), isBoundTo('LACASA', null)]).toEqual([
      false,
      false,
      true,
    ]);
    for (const right of rights)
      for (const role of ROLE_LIST)
        if (RIGHTS[right].reach === 'company') expect(mayEnter({ role, isBound: true }, right)).toBe(false);
    expect(mayEnter({ role: 'ADMIN', isBound: true }, 'leads')).toBe(true);
    expect(mayEnter({ role: 'ACCOUNTANT', isBound: true }, 'monthClosing')).toBe(false);
    expect(holderOf({ role: 'sales', isBound: true })).toEqual({ role: 'SALES', isBound: true });
    expect(holderOf({ role: 'unknown' })).toBeNull();
  });
});
