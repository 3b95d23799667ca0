import type { HistoryEntry } from '@diyar/contract/apartments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const path = (id: number) => `/lacasa/apartments/${id}/reservation`;
const holder = {
  name: 'وليد عرفات',
  phone: '+970 59 012 7781',
  dueAmountStr: '$200,000.00',
  paidAmountStr: '50000',
};
const restore = (id: number, body?: object) => app.superadmin.post(`/lacasa/apartments/${id}/restore`, body);
const historyOf = async (id: number, query = ''): Promise<{ items: HistoryEntry[]; total: number }> =>
  (await app.superadmin.get(`/lacasa/apartments/${id}/history${query}`)).json();

describe('removing', () => {
  test.each(['DELETE', 'reserved', 'is_reserved', 'isAvailable'])(
    'by %s: free again, nothing left of the holder',
    async (how) => {
      const { id, label } = await app.reserve(holder);
      if (how === 'DELETE') {
        const answer = await app.lacasa.delete(path(id));
        expect([answer.statusCode, answer.body]).toEqual([204, '']);
      } else {
        const answer = await app.lacasa.patch(path(id), { [how]: how === 'isAvailable' });
        expect([answer.statusCode, answer.json().reserved]).toEqual([200, false]);
      }
      const after = await app.apartment(label);
      expect(after).toMatchObject({
        reserved: false,
        name: '',
        phone: '',
        dueAmountStr: '',
        reserverId: null,
        reservedAt: null,
      });
      for (const url of ['/lacasa/floors', '/lacasa/dashboard'])
        expect((await app.superadmin.get(url)).body).not.toMatch(/وليد|012 7781/);
    },
  );

  test('again is 404; a PATCH to free what is free changes nothing', async () => {
    const { id } = await app.reserve(holder);
    await app.lacasa.delete(path(id));
    expect((await app.lacasa.delete(path(id))).statusCode).toBe(404);
    const { total } = await historyOf(id);
    expect((await app.lacasa.patch(path(id), { reserved: false })).json().reserved).toBe(false);
    expect((await historyOf(id)).total).toBe(total);
  });
});

describe('undoing a removal', () => {
  test('brings back the holder with everything, as it was', async () => {
    const { id, version, ...before } = await app.reserve(holder);
    await app.pay({ id }, cash(70_000, 'USD'));
    await app.lacasa.delete(path(id));
    const answer = await restore(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...before,
      paidAmountStr: '70000 USD',
      paid: { amount: 70_000, currency: 'USD' },
      outstanding: { amount: 130_000, currency: 'USD' },
      payments: [{ currency: 'USD', paid: 70_000, pending: 0 }],
    });
    expect(answer.json().version).toBeGreaterThan(version);
  });

  test('is 409 when it was reserved meanwhile or never removed, 404 when there is nothing to undo', async () => {
    const { id } = await app.reserve(holder);
    expect((await restore(id)).json().code).toBe('alreadyReserved');
    await app.lacasa.delete(path(id));
    await app.lacasa.post(path(id), { name: 'Next' });
    expect((await restore(id)).json().code).toBe('alreadyReserved');
    expect((await restore(app.free().id)).statusCode).toBe(404);
    expect((await restore(99_999)).statusCode).toBe(404);
  });

  test('undoes the last one, or the one that is named', async () => {
    const first = await app.reserve({ name: 'First' });
    await app.lacasa.delete(path(first.id));
    await app.lacasa.post(path(first.id), { name: 'Second' });
    await app.lacasa.delete(path(first.id));
    expect((await restore(first.id)).json().name).toBe('Second');
    await app.lacasa.delete(path(first.id));
    const other = await app.reserve({ name: 'Elsewhere' });
    expect((await restore(first.id, { reserverId: other.reserverId })).statusCode).toBe(404);
    expect((await restore(first.id, { reserverId: first.reserverId })).json()).toMatchObject({
      name: 'First',
      reserverId: first.reserverId,
    });
  });
});

describe('history', () => {
  test('who, when, before and after of every change, newest first', async () => {
    const { id } = await app.reserve(holder);
    await app.superadmin.patch(path(id), { name: 'Walid Arafat', is_fully_paid: true });
    await app.lacasa.delete(path(id));
    await restore(id);
    const { items, total } = await historyOf(id);
    expect(total).toBe(4);
    expect(items.map((entry) => [entry.action, entry.by.username])).toEqual([
      ['restored', 'superadmin'],
      ['removed', 'lacasa'],
      ['edited', 'superadmin'],
      ['reserved', 'lacasa'],
    ]);
    expect(items[2]?.changes).toEqual([
      { field: 'name', before: 'وليد عرفات', after: 'Walid Arafat' },
      { field: 'isFullyPaid', before: 'false', after: 'true' },
    ]);
    expect(items[1]?.changes).toContainEqual({ field: 'dueAmountStr', before: '$200,000.00', after: '' });
    expect(items[3]?.changes).toContainEqual({ field: 'phone', before: '', after: '+970 59 012 7781' });
    expect(Date.parse(items[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('comes in pages', async () => {
    const { id } = await app.reserve();
    for (const name of ['b', 'c', 'd']) await app.lacasa.patch(path(id), { name });
    const page = await historyOf(id, '?size=2&page=2');
    expect([page.total, page.items.map((entry) => entry.action)]).toEqual([4, ['edited', 'reserved']]);
    expect((await app.superadmin.get(`/lacasa/apartments/${id}/history?size=0`)).statusCode).toBe(422);
    expect((await app.superadmin.get('/lacasa/apartments/99999/history')).statusCode).toBe(404);
  });

  test('every change is in the audit, without the holder', async () => {
    const { id, label } = await app.reserve(holder);
    await app.lacasa.delete(path(id));
    const entries = await app.db
      .select()
      .from(changes)
      .where(and(eq(changes.field, ''), eq(changes.entityId, id)))
      .orderBy(changes.id);
    expect(entries.map((entry) => [entry.action, entry.actorName])).toEqual([
      ['lacasa.reserved', 'lacasa'],
      ['lacasa.removed', 'lacasa'],
    ]);
    expect(entries[0]?.new).toMatchObject({ label });
    expect(JSON.stringify(entries)).not.toContain('وليد');
  });

  test('every change tells the open screens, and only once it is kept', async () => {
    const { id } = app.free();
    const heard: unknown[] = [];
    const stop = await app.database.listen('events', (payload) => heard.push(JSON.parse(payload ?? 'null')));
    await app.lacasa.post(path(id), { name: 'Heard' });
    await app.lacasa.post(path(id), { name: 'Refused' });
    await app.lacasa.patch(path(id), { name: 'Heard again' });
    await app.lacasa.delete(path(id));
    // of this unit: what an earlier test wrote may be told only now, as the server listens from its start
    const ofLacasa = () =>
      heard.filter((event) => {
        const { topic, id: of } = event as { topic: string; id: number };
        return topic === 'lacasa' && of === id;
      });
    await expect.poll(ofLacasa, { timeout: 10_000 }).toHaveLength(3);
    await stop();
    expect(ofLacasa()).toEqual([
      { topic: 'lacasa', id, action: 'created' },
      { topic: 'lacasa', id, action: 'updated' },
      { topic: 'lacasa', id, action: 'deleted' },
    ]);
  });
});
