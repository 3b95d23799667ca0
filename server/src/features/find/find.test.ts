import type { FoundKind, FoundList } from '@diyar/contract/find';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lacasaApp } from '../../testing/building-app.ts';
import { projectPayload, unitPayload } from '../../testing/project-payload.ts';

let app: Awaited<ReturnType<typeof lacasaApp>>;
let other: { id: number };
beforeAll(async () => {
  app = await lacasaApp();
  const units = [unitPayload({ unitNumber: 'Q-304' }), unitPayload({ unitNumber: 'B-12' })];
  const payload = projectPayload({ nameEn: 'Olive Terraces', nameAr: 'شرفات الزيتون' });
  other = (await app.as('ADMIN').post('/admin/projects', { ...payload, units })).json();
  for (const [n, name] of ['سلامة عوض', 'Rana', 'Rana', 'Rana', 'Rana'].entries())
    expect(
      await app.anonymous.post('/public/messages', {
        name,
        phone: `059912345${n}`,
        message: n === 0 ? 'أريد معاينة' : 'Hello',
        projectId: other.id,
      }),
    ).toMatchObject({ statusCode: 201 });
  const apartment = await app.reserve({ name: 'سامر الخطيب', phone: '0568111222', due: '100,000 $' });
  await app.pay(apartment, {
    kind: 'payment',
    method: 'cheque',
    amount: 500,
    currency: 'USD',
    on: new Date().toISOString().slice(0, 10),
    chequeNumber: '7700123',
    bank: 'Bank of Palestine',
    dueOn: '2027-01-01',
  });
});
afterAll(() => app.close());

type Role = Parameters<typeof app.as>[0];
const find = async (q: string, role: Role = 'SUPERADMIN') => {
  const answer = await app.as(role).get(`/admin/find?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as FoundList).groups;
};
const kinds = async (q: string, role?: Role): Promise<FoundKind[]> =>
  (await find(q, role)).map(({ kind }) => kind);
const named = async (q: string, kind: FoundKind, role?: Role) =>
  (await find(q, role)).find((group) => group.kind === kind)?.items.map(({ nameAr }) => nameAr) ?? [];

test('people by any spelling of name and phone, with their leads and messages', async () => {
  for (const q of ['سلامه', 'سَلامة', '+970 599 123 450', '0599123450', '٠٥٩٩١٢٣٤٥٠'])
    expect(await named(q, 'person'), q).toEqual(['سلامة عوض']);
  expect(await kinds('سلامة')).toEqual(['person', 'lead', 'message']);
});

test('two letters are looked for where a word begins, three anywhere', async () => {
  for (const q of ['سل', 'عو', 'لامة']) expect(await named(q, 'person'), q).toEqual(['سلامة عوض']);
  for (const q of ['لا', 'وض']) expect(await named(q, 'person'), q).toEqual([]);
  expect(await named('سامر ال', 'person')).toEqual(['سامر الخطيب']);
  // other spellings of a short number
  expect(await named('b12', 'unit')).toEqual(['B-12']);
});

test('a unit with or without its hyphen, alone or beside its project', async () => {
  for (const q of ['Q-304', 'q304', 'Q 304', 'ق304', 'olive 304'])
    expect(await named(q, 'unit'), q).toEqual(['Q-304']);
  // the name of a project finds the project, not all its units
  expect(await kinds('terraces')).toEqual(['lead', 'message', 'project']);
});

test('a cheque by its number, with its deal; a receipt by its own', async () => {
  const [group] = await find('7700123');
  expect(group).toMatchObject({
    kind: 'cheque',
    items: [{ nameEn: '7700123', dealId: expect.any(Number), state: 'drawer' }],
    more: false,
  });
  const [paper] = (await find('سامر')).filter(({ kind }) => kind === 'paper');
  const number = paper?.items[0]?.nameEn ?? '';
  expect(await named(number, 'paper')).toEqual([number]);
});

test('three of a kind, the newest first, and whether there are more', async () => {
  const people = (await find('rana')).find(({ kind }) => kind === 'person');
  expect(people).toMatchObject({ more: true });
  const ids = people?.items.map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(3);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test('nobody is shown more than their lists show', async () => {
  expect(await kinds('سامر')).toEqual(['person', 'deal', 'paper']);
  expect(await kinds('سامر', 'ADMIN')).toEqual(['person', 'deal']);
  expect(await kinds('7700123', 'ADMIN')).toEqual([]);
  expect(await kinds('سامر', 'LACASA')).toEqual(['person', 'deal', 'paper']);
  // neither the visitors of another project nor the project itself
  for (const q of ['rana', 'olive', 'Q-304', 'admin']) expect(await kinds(q, 'LACASA'), q).toEqual([]);
  expect(await kinds('superadmin')).toEqual(['user']);
  expect(await kinds('superadmin', 'ADMIN')).toEqual([]);
  expect((await app.anonymous.get('/admin/find?q=x')).statusCode).toBe(401);
});

test('nothing asked for, nothing found; special characters are only characters', async () => {
  expect(await find('')).toEqual([]);
  expect(await find('   ')).toEqual([]);
  for (const q of ['%', '_', '\\', "' or 1=1 --", '()[]*+?']) expect(await find(q), q).toEqual([]);
});
