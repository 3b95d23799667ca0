import type { RunningImport, RunningRow } from '@diyar/contract/moving-in';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '../../testing/leads.ts';
import { multipart } from '../../testing/multipart.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { workbookOf } from '../../testing/workbook.ts';
import { sweepPersons } from '../who-is-who/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await projectCalls(() => app).created({
    nameAr: 'عمارة السهل',
    units: [unitPayload({ unitNumber: 'S-1' })],
  });
});
afterAll(() => app.close());

const owner = () => app.as('SUPERADMIN');
const base = '/admin/moving-in/imports';
async function upload(bytes: Uint8Array): Promise<RunningImport> {
  const form = await multipart({ file: { bytes, name: 'عملاء.xlsx' } });
  const answer = await owner().post(base, form.payload, { headers: form.headers });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const rowsOf = async (id: string, kind: string): Promise<RunningRow[]> =>
  (await owner().get(`${base}/${id}/rows?kind=${kind}&outcome=&size=100`)).json().items;
const counts = ({ sheets }: RunningImport) =>
  Object.fromEntries(
    sheets.map(({ kind, counts }) => [kind, [counts.new, counts.unchanged, counts.refused]]),
  );
const table = async (name: string) =>
  (
    await app.db.execute(
      sql`select to_jsonb(t) - 'updated_at' as row from ${sql.identifier(name)} t order by 1`,
    )
  ).rows;
const everything = async () =>
  JSON.stringify([
    await table('persons'),
    await table('leads'),
    await table('lead_entries'),
    await table('listed_persons'),
  ]);

const write = visitor(() => app);

test('persons and leads come in by their phone: nobody is doubled, a name is added, and they go again', async () => {
  const { personId } = await write({ name: 'Rana Haddad', phone: '0599000001' });
  const before = await everything();
  const book = await workbookOf({
    الأشخاص: [
      ['الاسم', 'جوال'],
      ['رنا حدّاد', '+970 59 900 0001'],
      ['سامر نصر', '0599000002'],
      ['سامر نصر', '059-9000002'],
      ['من غير رقم', null],
    ],
    عملاء: [
      ['الاسم', 'رقم الهاتف', 'المشروع', 'الوحدة', 'الحالة', 'المصدر', 'الموظف', 'ملاحظات'],
      [
        'سامر نصر',
        '0599000002',
        'عمارة السهل',
        'S-1',
        'تم التواصل',
        'معرض رام الله',
        'admin',
        'يريد طابقًا عاليًا',
      ],
      ['لينا عودة', '0599000003', 'عمارة النور', null, null, null, null, null],
      ['هالة منصور', '0599000004', 'عمارة السهل', null, null, null, 'لا أحد', null],
    ],
  });
  const read = await upload(book);
  expect(read.sheets.map(({ kind, problem }) => [kind, problem])).toEqual([
    ['persons', null],
    ['leads', null],
  ]);
  expect(counts(read)).toEqual({ persons: [3, 0, 1], leads: [1, 0, 2] });
  const [twice, first] = await rowsOf(read.id, 'persons');
  expect(twice?.issues).toMatchObject([{ code: 'personTwice', row: 3 }]);
  expect(first).toMatchObject({ personId, notes: [{ code: 'nameAdded', text: 'Rana Haddad' }] });
  expect((await rowsOf(read.id, 'leads')).flatMap(({ issues }) => issues.map(({ code }) => code))).toEqual([
    'buildingUnknown',
    'ownerUnknown',
  ]);
  // there are no amounts, so there is nothing to compare
  expect(read.isSettled).toBe(true);
  const ran = await owner().post(`${base}/${read.id}/run`, { digest: read.digest });
  expect(ran.statusCode, ran.body).toBe(200);
  expect(ran.json().done).toMatchObject({ persons: 3, leads: 1, deals: 0, refused: 3 });

  // one person for both sheets, known by both names, who stay although nothing else is theirs
  await sweepPersons(app.db);
  const found = async (q: string) =>
    (await owner().get(`/admin/persons?q=${encodeURIComponent(q)}`))
      .json()
      .items.map(({ id }: { id: number }) => id);
  expect(await found('رنا حداد')).toEqual([personId]);
  expect(await found('من غير رقم')).toHaveLength(1);
  expect(await found('سامر نصر')).toHaveLength(1);
  const { items } = (await owner().get('/admin/leads?q=0599000002')).json();
  expect(items).toMatchObject([
    {
      stage: 'contacted',
      channel: 'معرض رام الله',
      project: { nameAr: 'عمارة السهل' },
      unit: { unitLabelEn: 'Unit 1' },
    },
  ]);
  expect(items[0].owner).not.toBeNull();

  // the same file again changes nothing, nor does an export of what is here
  expect(counts(await upload(book))).toEqual({ persons: [0, 3, 1], leads: [0, 1, 2] });
  for (const kind of ['persons', 'leads'] as const) {
    const sheet = await owner().get(`/admin/moving-in/sheet?kind=${kind}&filled=yes&format=xlsx&lang=en`);
    const again = await upload(sheet.rawPayload);
    const [fresh, , refused] = counts(again)[kind] ?? [];
    expect([kind, fresh, refused]).toEqual([kind, 0, 0]);
  }

  const plan = (await owner().get(`${base}/${read.id}/take-back`)).json();
  expect(plan).toMatchObject({ persons: 3, leads: 1, kept: [] });
  const back = await owner().post(`${base}/${read.id}/take-back`, { digest: plan.digest });
  expect(back.statusCode, back.body).toBe(200);
  expect(await everything()).toBe(before);
});

test('who has something by now and a lead that was worked on stay, and are named', async () => {
  const book = await workbookOf({
    الأشخاص: [
      ['الاسم', 'جوال'],
      ['نور جابر', '0599000011'],
      ['وليد جابر', '0599000012'],
    ],
    عملاء: [
      ['الاسم', 'رقم الهاتف', 'المشروع', 'المصدر'],
      ['جميل', '0599000013', 'عمارة السهل', 'هاتف'],
    ],
  });
  const read = await upload(book);
  await owner().post(`${base}/${read.id}/run`, { digest: read.digest });
  await write({ name: 'نور جابر', phone: '0599000011' });
  const { items } = (await owner().get('/admin/leads?q=0599000013')).json();
  await owner().post(`/admin/leads/${items[0].id}/take`, {});
  const plan = (await owner().get(`${base}/${read.id}/take-back`)).json();
  expect(plan).toMatchObject({ persons: 1, leads: 0 });
  expect(plan.kept).toMatchObject([
    { kind: 'persons', name: 'نور جابر', reason: 'inUse' },
    { kind: 'leads', name: 'جميل', reason: 'changed' },
  ]);
  const back = await owner().post(`${base}/${read.id}/take-back`, { digest: plan.digest });
  expect(back.statusCode, back.body).toBe(200);
  expect(
    (
      await app.db.execute(sql`select name from persons where phone in
    ('0599000011', '0599000012', '0599000013')`)
    ).rows,
  ).toHaveLength(2);
});
