import type { TrackerAnswer } from '@diyar/contract/buildings';
import { apartmentNo } from '@diyar/contract/rules/ids';
import { personMatches, unitColumn } from '@diyar/contract/rules/person-search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageMaker } from '../features/messages/test-inbox.ts';
import { refreshFigures } from '../features/projects/index.ts';
import { multipart } from '../testing/multipart.ts';
import { testApp } from '../testing/test-app.ts';
import { messages, projects, units } from './schema.ts';
import { searchCondition } from './search.ts';

/** One rule for every search of the back office: the same words find the same thing in each of its lists. */
const FINDS = [
  'A-304',
  'A304',
  'a 304',
  'أ304',
  'أ-٣٠٤',
  'ا 304',
  '304',
  'Olive',
  'olive terraces',
  'مدرّجات',
  'مدرجات الزيتون',
  'أحمد الخالدي',
  'احمد الخالدى',
  '0599123456',
  '+970 599 123 456',
  '00972599123456',
  '٠٥٩٩١٢٣٤٥٦',
  '599123456',
  '0599',
  '+970599',
];
const FINDS_NOT = ['A-305', 'B304', 'ب304', 'Cedar', 'الأرز', 'سمير', '0598', '599123457', '%', 'A_304x'];
/** A message or a record is about somebody and something at once; the tracker shows one building at a time. */
const FINDS_TOGETHER = ['احمد A304', 'olive أ304 0599', 'الزيتون احمد', '٠٥٩٩ olive'];

let app: Awaited<ReturnType<typeof testApp>>;
let buildingId: number;

async function building(slug: string, nameEn: string, nameAr: string, numbers: string[]) {
  const [project] = await app.db
    .insert(projects)
    .values({ slug, nameEn, nameAr, floorsFrom: 0, floorsTo: 5 })
    .returning();
  const projectId = project?.id ?? 0;
  const made = await app.db
    .insert(units)
    .values(
      numbers.map((unitNumber, position) => ({
        projectId,
        position,
        unitNumber,
        labelEn: unitNumber,
        labelAr: unitNumber,
        floor: 3,
        place: position + 1,
        apartmentNo: apartmentNo(projectId * 100 + position),
      })),
    )
    .returning();
  await app.db.transaction((tx) => refreshFigures(tx, projectId));
  return { projectId, unitIds: made.map(({ id }) => id) };
}

const buyer = { name: 'أحمد الخالدي', phone: '+970 599-123-456' };

beforeAll(async () => {
  app = await testApp();
  const olive = await building('olive', 'Olive Terraces', 'مُدرّجات الزيتون', ['A-304', 'C-1']);
  const other = await building('plum', 'Plum Court', 'ساحة البرقوق', ['D-9']);
  buildingId = olive.projectId;
  const put = messageMaker(() => app.db);
  const [unitId, otherUnit] = [olive.unitIds[0], other.unitIds[0]];
  await put({ senderName: buyer.name, phone: buyer.phone, body: '', projectId: buildingId, unitId });
  await put({ senderName: 'Zaid', phone: '', body: '', projectId: other.projectId, unitId: otherUnit });
  for (const fields of [
    { apartmentName: 'x', buyerName: buyer.name, buyerPhone: buyer.phone, unitId: String(unitId) },
    { apartmentName: 'y', buyerName: 'Zaid', buyerPhone: '', unitId: String(otherUnit) },
  ]) {
    const form = await multipart(fields);
    const answer = await app.as('ADMIN').post('/admin/selled', form.payload, { headers: form.headers });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
});
afterAll(() => app.close());

const total = async (path: string, q: string): Promise<number> => {
  const answer = await app.as('SUPERADMIN').get(`${path}?q=${encodeURIComponent(q)}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().total;
};

const inInbox = (q: string) => total('/admin/messages', q);
const inSold = (q: string) => total('/admin/selled', q);
/** The list of buildings knows their names, the building its units and buyers. */
async function inTracker(q: string): Promise<number> {
  const { items }: TrackerAnswer = (
    await app.as('SUPERADMIN').get(`/admin/buildings/${buildingId}/floors`)
  ).json();
  const found = items
    .flatMap(({ apartments }) => apartments)
    .filter((unit) => personMatches(unitColumn(unit), q));
  return found.length > 0 ? found.length : total('/admin/buildings', q);
}

test.each(FINDS)('%s is found in the inbox, in sold records and in the tracker', async (q) => {
  expect([await inInbox(q), await inSold(q), await inTracker(q)]).toEqual([1, 1, 1]);
});

test.each(FINDS_NOT)('%s is not', async (q) => {
  expect([await inInbox(q), await inSold(q), await inTracker(q)]).toEqual([0, 0, 0]);
});

test.each(FINDS_TOGETHER)('%s: each word may stand elsewhere', async (q) => {
  expect([await inInbox(q), await inSold(q)]).toEqual([1, 1]);
});

test('a unit that somebody only writes about is found too', async () => {
  const put = messageMaker(() => app.db);
  const ids = [await put({ body: 'Is K-77 free?' }), await put({ body: 'هل ك77 متاحة؟' })];
  expect(await inInbox('K77')).toBe(2);
  expect(await inInbox('ك-٧٧')).toBe(2);
  for (const id of ids) await app.db.delete(messages).where(eq(messages.id, id));
});

test('a renamed project is found by its new name alone', async () => {
  await app.db.update(projects).set({ nameEn: 'Fig Court' }).where(eq(projects.id, buildingId));
  await app.db.transaction((tx) => refreshFigures(tx, buildingId));
  expect([await inInbox('fig'), await inSold('fig'), await inInbox('olive')]).toEqual([1, 1, 0]);
  await app.db.update(projects).set({ nameEn: 'Olive Terraces' }).where(eq(projects.id, buildingId));
  await app.db.transaction((tx) => refreshFigures(tx, buildingId));
});

test('where no unit or project has the word, the texts alone are asked', async () => {
  const places = { columns: [messages.search], project: messages.projectId, unit: messages.unitId };
  const query = app.db
    .select()
    .from(messages)
    .where(await searchCondition(app.db, places, 'nobody'))
    .toSQL();
  expect(query.sql).not.toContain('any(');
});
