import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../db/schema.ts';
import { testApp } from '../../testing/test-app.ts';
import { derivedColumns } from './index.ts';
import { inboxReader, messageMaker } from './test-inbox.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(messages);
});

const put = messageMaker(() => app.db);
const { list, ids } = inboxReader(() => app);
const admin = () => app.as('ADMIN');

describe('the list', () => {
  test('empty', async () => {
    expect(await list()).toEqual({ items: [], total: 0, more: false, page: 1, size: 24, unread: 0 });
  });

  test('newest first, in pages that meet without gap or overlap, from either end', async () => {
    const all: number[] = [];
    for (let i = 0; i < 11; i++) all.unshift(await put());
    expect(await ids()).toEqual(all);
    const pages = [];
    for (let page = 1; page <= 4; page++) pages.push(...(await ids(`size=3&page=${page}`)));
    expect(pages).toEqual(all);
    expect(await list('size=3&page=4')).toMatchObject({ total: 11, page: 4, size: 3, unread: 11 });
    expect(await list('size=3&page=5')).toMatchObject({ items: [], total: 11, page: 5 });
  });

  test('of one moment the later one is first', async () => {
    const at = new Date();
    const [a, b] = [await put({ createdAt: at }), await put({ createdAt: at })];
    expect(await ids()).toEqual([b, a]);
  });

  test('tabs and the phone filter, each with its total; unread counts the whole inbox', async () => {
    const read = await put({ isRead: true });
    const unread = await put();
    const quiet = await put({ phone: '' });
    const gone = await put({ deletedAt: new Date() });
    expect(await ids('tab=all')).toEqual([quiet, unread, read]);
    expect(await ids('tab=unread')).toEqual([quiet, unread]);
    expect(await ids('tab=read')).toEqual([read]);
    expect(await ids('phone=has')).toEqual([unread, read]);
    expect(await ids('phone=none')).toEqual([quiet]);
    expect(await ids('tab=unread&phone=has')).toEqual([unread]);
    for (const [query, total] of [
      ['', 3],
      ['tab=unread', 2],
      ['tab=read', 1],
      ['phone=has', 2],
      ['tab=read&phone=none', 0],
      ['q=sami', 3],
      ['q=nobody', 0],
    ] as const)
      expect(await list(query)).toMatchObject({ total, unread: 2 });
    expect((await list('')).items.map((message: { id: number }) => message.id)).not.toContain(gone);
  });

  test.each(['tab=new', 'phone=maybe', 'page=0', 'size=101', `q=${'x'.repeat(201)}`])(
    '%s is 422',
    async (query) => {
      expect((await admin().get(`/admin/messages?${query}`)).statusCode).toBe(422);
    },
  );
});

describe('the search', () => {
  test('over name, phone and body; Arabic in any spelling; % and _ are letters', async () => {
    const arabic = await put({ senderName: 'أحمد الخالدي', phone: '', body: 'أريد شقّةً في بيتونيا' });
    const english = await put({ senderName: 'Rami', body: '100% sure_thing', phone: '022951234' });
    expect(await ids(`q=${encodeURIComponent('احمد')}`)).toEqual([arabic]);
    expect(await ids(`q=${encodeURIComponent('شقه بيتونيا')}`)).toEqual([arabic]);
    expect(await ids('q=RAMI')).toEqual([english]);
    expect(await ids('q=%25')).toEqual([english]);
    expect(await ids('q=e_t')).toEqual([english]);
    expect(await ids('q=rami+ahmad')).toEqual([]);
  });

  test('any spelling of a number finds all spellings', async () => {
    const spellings = ['0599123456', '+970 599 123 456', '00972599123456', '0599-123-456'];
    const found: number[] = [];
    for (const phone of spellings) found.unshift(await put({ phone }));
    await put({ phone: '0598123456' });
    for (const asked of [...spellings, '٠٥٩٩١٢٣٤٥٦', '599 123'])
      expect(await ids(`q=${encodeURIComponent(asked)}`), asked).toEqual(found);
  });

  test('is paged, and counted up to 200 past its page', async () => {
    const at = (i: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + i * 1000);
    const words = { senderName: 'Many', phone: '0599000000', body: 'again' };
    const rows = Array.from({ length: 306 }, (_, i) => ({
      ...words,
      ...derivedColumns(words),
      createdAt: at(i),
    }));
    await app.db.insert(messages).values(rows);
    expect(await list('q=again&size=100')).toMatchObject({ total: 300, more: true });
    expect(await list('q=again&size=100&page=2')).toMatchObject({ total: 306, more: false });
    expect((await list('q=again&size=100&page=4')).items).toHaveLength(6);
    expect(await list('q=again&size=100&page=5')).toMatchObject({ items: [], total: 306, more: false });
    expect(await list('')).toMatchObject({ total: 306, more: false });
    expect((await list('size=1')).items[0].earlier).toBe(100);
  });
});

describe('one sender', () => {
  test('every message says how many came before it; one message shows them', async () => {
    const [first, second, third] = [
      await put({ phone: '0599123456' }),
      await put({ phone: '+970 599 123 456', senderName: 'S.' }),
      await put({ phone: '00972599123456' }),
    ];
    await put({ phone: '0568000000' });
    const quiet = await put({ phone: '' });
    const { items } = await list();
    const earlier = Object.fromEntries(
      items.map((message: { id: number; earlier: number; senderKey: string }) => [
        message.id,
        [message.senderKey, message.earlier],
      ]),
    );
    expect(earlier).toMatchObject({
      [first]: ['599123456', 0],
      [second]: ['599123456', 1],
      [third]: ['599123456', 2],
      [quiet]: [null, 0],
    });
    const detail = (await admin().get(`/admin/messages/${third}`)).json();
    expect(detail).toMatchObject({ id: third, earlier: 2 });
    expect(detail.earlierMessages.map((message: { id: number }) => message.id)).toEqual([second, first]);
    expect(await ids('sender=599123456')).toEqual([third, second, first]);
    expect(await list('sender=599123456&size=2')).toMatchObject({ total: 3 });

    await admin().delete(`/admin/messages/${second}`);
    expect((await admin().get(`/admin/messages/${third}`)).json().earlier).toBe(1);
    expect((await admin().get(`/admin/messages/${quiet}`)).json().earlierMessages).toEqual([]);
  });
});
