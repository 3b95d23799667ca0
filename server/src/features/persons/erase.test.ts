import { foldText } from '@diyar/contract/rules/fold-text';
import { phoneKey } from '@diyar/contract/rules/phone';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox, persons } from '../../db/schema.ts';
import { aBuilding, visitor } from '../../testing/leads.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let tower: Awaited<ReturnType<typeof aBuilding>>;
beforeAll(async () => {
  app = await testApp();
  tower = await aBuilding(app);
});
afterAll(() => app.close());

const write = visitor(() => app);
const admin = () => app.as('ADMIN');
const quote = async (name: string, phone: string) => {
  const answer = await admin().post(`/admin/buildings/${tower.project.id}/quotes`, {
    name,
    phone,
    validUntil: '2999-01-01',
    note: `As agreed with ${name || 'them'}`,
    terms: { currency: 'USD', prices: [{ unit: tower.flat.apartmentNo, amount: 90_000 }], plan: [] },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const quoteNow = async (id: number) => (await admin().get(`/admin/quotes/${id}`)).json();
const publicPage = async (path: string) =>
  (await app.anonymous.get(`/quotes/${path.replace('/quote/', '')}`)).json();
const erase = (id: number) => app.as('SUPERADMIN').delete(`/admin/persons/${id}`);

/** Every table that has one of these texts anywhere in a row. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const { rows: tables } = await app.db.execute<{ name: string }>(sql`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const has = texts.map((text) => sql`kept::text ilike ${`%${text}%`}`);
    const { rows } = await app.db.execute(
      sql`select 1 from ${sql.identifier(name)} kept where ${sql.join(has, sql` or `)} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('nothing of a person is left anywhere, whatever was made before they were known', async () => {
  const before = await quote('Zubaida Qawasmi', '+970 598 555 041');
  const unnamed = await quote('', '00970598555041');
  const otherName = await quote('Um Khalil', '0598 555 041');
  const { personId, leadId, id } = await write({
    name: 'Zubaida Qawasmi',
    phone: '0598555041',
    email: 'zubaida@example.com',
    projectId: tower.project.id,
  });
  const after = await quote('Zubaida Q.', '0598555041');
  const { items: staff } = (await admin().get('/admin/leads/staff')).json();
  const viewing = await admin().post('/admin/viewings', {
    leadId,
    staffId: staff[0].id,
    startsAt: '2998-01-05T10:00',
    email: 'zubaida@example.com',
  });
  expect(viewing.statusCode).toBe(201);
  await app.db.insert(outbox).values({
    kind: 'message',
    payload: { messageId: id },
    lastError: '550 <zubaida@example.com> unknown',
  });
  await admin().post(`/admin/leads/${leadId}/entries`, { kind: 'note', text: 'Zubaida called' });
  await admin().patch(`/admin/messages/${id}/read`);

  expect((await erase(personId)).statusCode).toBe(204);
  expect(await tablesWith('zubaida', 'um khalil', '598555041', '598 555 041')).toEqual([]);
  for (const { id, path, number } of [before, unnamed, otherName, after]) {
    expect(await quoteNow(id)).toMatchObject({ name: '', phone: '', note: '', number, total: 90_000 });
    expect(await publicPage(path)).toMatchObject({ name: '', note: '', number });
    const byNumber = (await admin().get(`/admin/quotes?q=${number}`)).json().items;
    expect(byNumber).toHaveLength(1);
    const lines = (await app.as('SUPERADMIN').get('/admin/audit?entity=quote')).json().items;
    expect(JSON.stringify(lines)).toContain(number);
  }
});

test('others who share the phone keep their quotes', async () => {
  const phone = '0598555042';
  const own = await quote('Samira Abu Eid', phone);
  const { personId } = await write({ name: 'Samira Abu Eid', phone });
  const [khalid] = await app.db
    .insert(persons)
    .values({ name: 'Khalid Abu Eid', phone, phoneKey: phoneKey(phone), nameKey: foldText('Khalid Abu Eid') })
    .returning();
  const his = await quote('Khalid Abu Eid', phone);
  expect((await erase(personId)).statusCode).toBe(204);
  expect((await quoteNow(own.id)).name).toBe('');
  expect(await quoteNow(his.id)).toMatchObject({ name: 'Khalid Abu Eid', phone });
  expect((await erase(khalid?.id ?? 0)).statusCode).toBe(204);
  expect(await tablesWith('abu eid', '598555042')).toEqual([]);
});

test('whom a merge was undone with is not named there any more', async () => {
  const stays = await write({ name: 'Nabil Zaru', phone: '0598555051' });
  const goes = await write({ name: 'Nabila Khoury', phone: '0598555052' });
  const { batch } = (
    await admin().post(`/admin/persons/${stays.personId}/merge`, { otherId: goes.personId })
  ).json();
  expect((await admin().post(`/admin/persons/merges/${batch}/undo`)).statusCode).toBe(204);
  expect((await erase(goes.personId)).statusCode).toBe(204);
  expect(await tablesWith('khoury')).toEqual([]);
  expect(await tablesWith('zaru')).toContain('persons');
});
