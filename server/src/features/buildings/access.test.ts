import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LacasaApp, lacasaApp } from '../../testing/building-app.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

describe('who may', () => {
  test.each([
    ['GET', '/lacasa/floors'],
    ['GET', '/lacasa/dashboard'],
    ['POST', '/lacasa/apartments/999/reservation'],
    ['PATCH', '/lacasa/apartments/999/reservation'],
    ['DELETE', '/lacasa/apartments/999/reservation'],
    ['GET', '/lacasa/export?format=csv'],
    ['POST', '/apartments/999/photo'],
    ['GET', '/apartments/999/photo'],
    ['POST', '/apartments/999/contract'],
    ['GET', '/apartments/999/contract'],
  ] as const)('%s %s: LACASA and SUPERADMIN, at both mounts', async (method, url) => {
    for (const mount of ['', '/api']) {
      const call = async (token?: string) => {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        return (await app.app.inject({ method, url: mount + url, headers })).statusCode;
      };
      expect(await call()).toBe(401);
      expect(await call(app.token('ADMIN'))).toBe(403);
      expect([401, 403, 405]).not.toContain(await call(app.token('LACASA')));
      expect([401, 403, 405]).not.toContain(await call(app.token('SUPERADMIN')));
    }
  });

  test.each([
    ['POST', '/lacasa/apartments/999/restore'],
    ['GET', '/lacasa/apartments/999/history'],
  ] as const)('%s %s: SUPERADMIN only', async (method, url) => {
    const call = async (token: string) =>
      (await app.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect(await call(app.token('ADMIN'))).toBe(403);
    expect(await call(app.token('LACASA'))).toBe(403);
    expect(await call(app.token('SUPERADMIN'))).toBe(404);
  });
});

describe('floors', () => {
  test('all ten from the top down, the empty one too, each in its order', async () => {
    const answer = (await app.lacasa.get('/lacasa/floors')).json();
    const labels = answer.items.map((floor: { floor: number; apartments: { label: string }[] }) => [
      floor.floor,
      floor.apartments.map((one) => one.label).join(' '),
    ]);
    expect(labels).toEqual([
      ...[6, 5, 4, 3, 2, 1].map((n) => [n, `A-${n}01 A-${n}02 A-${n}03 A-${n}04`]),
      [0, ''],
      [-1, 'S-01 S-02 S-03 S-04 S-05 S-06'],
      [-2, 'P-01 P-02 P-03 P-04 P-05 P-06 P-07 P-08'],
      [-3, 'P-09 P-10 P-11 P-12 P-13 P-14 P-15 P-16'],
    ]);
    expect(answer.total).toBe(46);
  });

  test('a free apartment shows no holder and no money', async () => {
    const { id, label, floor, version, ...rest } = app.free();
    const none = { amount: null, currency: 'Unknown' };
    expect(rest).toEqual({
      kind: 'apartment',
      reserved: false,
      status: 'available',
      name: '',
      phone: '',
      reserverId: null,
      reserverImageFileId: null,
      reserverPhotoUrl: null,
      contractFileId: null,
      contractFileUrl: null,
      dueAmountStr: '',
      paidAmountStr: '',
      due: none,
      paid: none,
      pending: { amount: 0, currency: 'Unknown' },
      outstanding: { amount: 0, currency: 'Unknown' },
      isFullyPaid: false,
      markedFullyPaid: false,
      payments: [],
      reservedAt: null,
    });
  });
});
