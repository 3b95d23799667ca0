import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBuilding, visitor } from '../../testing/leads.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { NOT_OF_PERSON, rowsOfPersons } from './of-person.ts';

let app: TestApp;
let tower: Awaited<ReturnType<typeof aBuilding>>;
let owner: ReturnType<TestApp['withToken']>;
beforeAll(async () => {
  app = await testApp();
  tower = await aBuilding(app);
  const signedIn = await app.anonymous.post('/auth/login', {
    username: 'superadmin',
    password: TEST_PASSWORD,
  });
  owner = app.withToken(signedIn.json().token);
});
afterAll(() => app.close());

const write = visitor(() => app);

test('every table that refers to a person, however far, is in it or is left out on purpose', async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    with recursive naming as (
      select 'persons'::regclass::oid as id
      union select k.conrelid from pg_constraint k join naming on k.confrelid = naming.id where k.contype = 'f'
    ) select id::regclass::text as name from naming`);
  const known = new Set([...Object.keys(rowsOfPersons([])), ...NOT_OF_PERSON]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

/** A message, a note, a viewing, a quote and a sale with a payment. */
async function live(name: string, phone: string, mail: string, { apartmentNo }: typeof tower.flat) {
  const { personId, leadId } = await write({ name, phone, email: mail, projectId: tower.project.id });
  const sure = async (answer: ReturnType<typeof owner.get>) => {
    const { statusCode, body } = await answer;
    expect(statusCode, body).toBeLessThan(300);
  };
  await sure(owner.post(`/admin/leads/${leadId}/entries`, { kind: 'note', text: `A note on ${name}` }));
  const { items } = (await owner.get('/admin/leads/staff')).json();
  await sure(
    owner.post('/admin/viewings', {
      ...{
        leadId,
        staffId: items[0].id,
        startsAt: `2998-01-${mail.startsWith('z') ? '05' : '06'}T10:00`,
        email: mail,
      },
    }),
  );
  await sure(
    owner.post(`/admin/buildings/${tower.project.id}/quotes`, {
      ...{ name, phone, validUntil: '2999-01-01', note: `Agreed with ${name}` },
      terms: { currency: 'USD', prices: [{ unit: apartmentNo, amount: 90_000 }], plan: [] },
    }),
  );
  await sure(
    owner.post(`/admin/buildings/${tower.project.id}/apartments/${apartmentNo}/sell`, {
      ...{ name, phone, dueAmountStr: '90000 USD', paidAmountStr: '500 USD' },
    }),
  );
  return personId;
}

test('all of the person, also of who was merged into them, and nothing of anybody else', async () => {
  const zubaida = await live('Zubaida Qawasmi', '0598555041', 'zubaida@example.com', tower.flat);
  const hani = await live('Hani Barghouti', '0597111222', 'hani@example.com', tower.other);
  const { personId: alias } = await write({ name: 'Um Khalil', phone: '0598777888' });
  const merged = await owner.post(`/admin/persons/${zubaida}/merge`, { otherId: alias });
  expect(merged.statusCode, merged.body).toBe(200);

  const answer = await owner.get(`/admin/persons/${zubaida}/file`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const entries = unzip(answer.rawPayload);
  const rowsIn = (table: string): object[] =>
    parse(entries.get(`data/${table}.csv`) ?? '', { bom: true, columns: true });
  expect(rowsIn('persons')).toHaveLength(2);
  const all = [...entries.values()].join('\n');
  for (const said of ['zubaida@example.com', 'A note on Zubaida', 'Agreed with Zubaida', 'Um Khalil'])
    expect(all).toContain(said);
  for (const other of ['Hani', '0597111222', 'hani@example.com']) expect(all).not.toContain(other);
  for (const table of ['lead_entries', 'viewings', 'quotes', 'deals', 'deal_units'])
    expect([table, rowsIn(table).length]).toEqual([table, 1]);

  // by the address of the one who was merged, the same; and it is logged
  const again = unzip((await owner.get(`/admin/persons/${alias}/file`)).rawPayload);
  expect(again.get('data/deals.csv')).toBe(entries.get('data/deals.csv'));
  const { items: log } = (await owner.get('/admin/audit')).json();
  expect(log.filter(({ action }: { action: string }) => action === 'archive.person')).toHaveLength(2);
  expect(hani).not.toBe(zubaida);
});

test('for the owner alone, who shows again who they are; of nobody there is none', async () => {
  for (const role of ['ADMIN', 'SALES', 'ACCOUNTANT', 'LACASA'] as const)
    expect([role, (await app.as(role).get('/admin/persons/1/file')).statusCode]).toEqual([role, 403]);
  const asked = await app.as('SUPERADMIN').get('/admin/persons/1/file');
  expect(asked.json().code).toBe('confirmationNeeded');
  expect((await owner.get('/admin/persons/99999/file')).statusCode).toBe(404);
});
