import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAuthUser, readToken } from './auth.ts';

describe('the token', () => {
  test.each(['token', 'accessToken', 'jwt', 'access_token', 'id_token'])('under %s', (name) => {
    expect(readToken({ [name]: 'a.b.c' })).toBe('a.b.c');
    expect(readToken({ data: { [name]: '"Bearer a.b.c"' } })).toBe('a.b.c');
  });

  test('in an Authorization bearer header, when the body has none', () => {
    const headers = new Headers({ Authorization: 'Bearer a.b.c' });
    expect(readToken({}, headers)).toBe('a.b.c');
    expect(readToken('', headers)).toBe('a.b.c');
    expect(readToken({ token: 'x.y.z' }, headers)).toBe('x.y.z');
    expect(readToken({}, new Headers({ Authorization: 'Basic abc' }))).toBeNull();
  });

  test.each([null, 'a.b.c', {}, { token: 'null' }, { token: 3 }, { user: { token: 'x' } }])(
    'not in %j',
    (answer) => {
      expect(readToken(answer)).toBeNull();
    },
  );
});

describe('the user', () => {
  const rana = { id: 3, username: 'rana', fullName: 'Rana', role: 'ADMIN' };

  test('by itself, under user, under data', () => {
    expect(readAuthUser(rana)).toEqual(rana);
    expect(readAuthUser({ user: rana })).toEqual(rana);
    expect(readAuthUser({ data: rana })).toEqual(rana);
  });

  test('role from role, authorities or roles', () => {
    expect(
      readAuthUser({ id: '3', user_name: 'rana', full_name: 'Rana', authorities: ['role_admin'] }),
    ).toEqual(rana);
    expect(readAuthUser({ roles: ['lacasa'] }).role).toBe('LACASA');
    expect(readAuthUser({ authorities: [{ authority: 'ROLE_SUPERADMIN' }] }).role).toBe('SUPERADMIN');
    expect(readAuthUser({ role: 'guest' }).role).toBe('');
  });

  test('anything can be asked', () => {
    expect(readAuthUser(null)).toEqual({ id: null, username: '', fullName: '', role: '' });
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(typeof readAuthUser(answer).username).toBe('string');
        readToken(answer);
      }),
    );
  });
});
