import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { databaseAt } from '../../testing/upgrade/old-database.ts';
import { openMissingLeads } from './index.ts';

/** The last migration without leads. */
const LAST_BEFORE = 16;

async function upgraded(statements: string) {
  const url = await databaseAt(LAST_BEFORE, (query) => query(statements));
  const dataDir = mkdtempSync(join(tmpdir(), 'diyar-leads-'));
  const database = await openDatabase({ databaseUrl: url, dataDir });
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const rows = async (query: string) => (await database.db.execute(sql.raw(query))).rows;
  return { db: database.db, rows };
}

const STATES = `select p.name, l.project_id as project, l.stage, l.furthest, l.lost_reason as reason,
  l.unit_id as unit, (select count(*)::int from messages m where m.lead_id = l.id) as messages,
  (select count(*)::int from deals d where d.lead_id = l.id) as deals
  from leads l join persons p on p.id = l.person_id order by l.id`;

test('messages that were there get one lead per person and project, as far as it came', async () => {
  const { db, rows } = await upgraded(`
    insert into projects (id, slug, name_en) values (1, 'one', 'One'), (2, 'two', 'Two');
    insert into units (id, project_id, unit_number) values (1, 1, 'A-1'), (2, 2, 'B-1');
    insert into persons (id, name, phone, phone_key, search) values
      (1, 'Rana', '0591', '591', 'rana 591'), (2, 'Omar', '0592', '592', 'omar 592'), (3, 'Hala', '0593', '593', 'hala 593');
    insert into deals (id, stage, person_id, sold_no, sold_at) values (1, 'sold', 2, 1, now());
    insert into deal_units (deal_id, unit_id) values (1, 2);
    insert into messages (sender_name, phone, phone_key, person_id, project_id, unit_id, is_read, read_at, created_at, email) values
      ('Rana', '0591', '591', 1, 1, null, true, now(), now() - interval '3 days', ''),
      ('Rana', '0591', '591', 1, 1, 1, false, null, now() - interval '1 day', 'rana@example.com'),
      ('Rana', '0591', '591', 1, 2, null, false, null, now(), ''),
      ('Omar', '0592', '592', 2, 2, 2, true, now(), now() - interval '200 days', ''),
      ('Hala', '0593', '593', 3, null, null, true, now(), now() - interval '200 days', ''),
      ('Nobody', '', null, null, 1, null, false, null, now(), '')`);
  expect(await rows(STATES)).toEqual([
    { name: 'Omar', project: 2, stage: 'won', furthest: 'won', reason: null, unit: 2, messages: 1, deals: 1 },
    {
      name: 'Hala',
      project: null,
      stage: 'lost',
      furthest: 'contacted',
      reason: 'before',
      unit: null,
      messages: 1,
      deals: 0,
    },
    {
      name: 'Rana',
      project: 1,
      stage: 'contacted',
      furthest: 'contacted',
      reason: null,
      unit: 1,
      messages: 2,
      deals: 0,
    },
    {
      name: 'Rana',
      project: 2,
      stage: 'new',
      furthest: 'new',
      reason: null,
      unit: null,
      messages: 1,
      deals: 0,
    },
  ]);
  expect(await rows('select count(*)::int as unanswered from messages where answered_at is null')).toEqual([
    { unanswered: 3 },
  ]);
  expect(await rows('select count(*)::int as templates from answer_templates')).toEqual([{ templates: 9 }]);

  // an older process goes on for a while, and knows nothing of leads
  await rows(`insert into messages (sender_name, phone, phone_key, person_id, project_id, is_read, created_at) values
    ('Rana', '0591', '591', 1, 2, false, now()), ('Hala', '0593', '593', 3, 1, false, now() - interval '100 days')`);
  await openMissingLeads(db);
  await openMissingLeads(db);
  expect((await rows(STATES)).slice(3)).toEqual([
    {
      name: 'Rana',
      project: 2,
      stage: 'new',
      furthest: 'new',
      reason: null,
      unit: null,
      messages: 2,
      deals: 0,
    },
    {
      name: 'Hala',
      project: 1,
      stage: 'lost',
      furthest: 'new',
      reason: 'before',
      unit: null,
      messages: 1,
      deals: 0,
    },
  ]);
});
