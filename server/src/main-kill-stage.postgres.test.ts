import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './db/client.ts';
import { placeIn, type Site, startSite } from './testing/site.ts';

/** Processes that are killed from the moment of the press on, each a few milliseconds later. */
const KILLS = Number(process.env.KILLS ?? 12);
const DEALS = 40;

const scratch = mkdtempSync(join(tmpdir(), 'diyar-kill-stage-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const FILL = [
  sql`insert into projects (id, slug, name_en, floors_from, floors_to) values (1, 'tower', 'Tower', 1, 50)`,
  sql`insert into units (id, project_id, label_en, unit_number, position)
    select n, 1, 'U-' || n, 'U-' || n, n from generate_series(1, ${DEALS}::int) n`,
  sql`insert into stages (id, project_id, position, name_en) values (1, 1, 0, 'Skeleton')`,
  sql`insert into deals (id, stage, name, reservation_no, currency, on_day)
    select n, 'reserved', 'Buyer ' || n, n, 'USD', '2026-01-01' from generate_series(1, ${DEALS}::int) n`,
  sql`insert into deal_units (deal_id, unit_id, open) select id, id, true from deals`,
  sql`insert into entries (deal_id, kind, reason, amount, currency, on_day)
    select id, 'charge', 'price', 1000, 'USD', '2026-01-01' from deals`,
  sql`insert into plan_lines (deal_id, due_on, amount, position, stage_id, days_after)
    select id, '9999-12-31', 1000, 0, 1, 0 from deals`,
];

type Shown = { lines: number; digest: string };
type Stages = { items: { reachedOn: string | null }[] };
type Ageing = { totals: { late: number }[] };

const ask = async <T>(site: Site, path: string) => (await (await site.get(path)).json()) as T;
test(`a process that is killed ${KILLS} times around the press of a stage has done it wholly, once, or not at all`, {
  timeout: 600_000,
}, async () => {
  const place = await placeIn(scratch);
  const { db, close } = await openDatabase({ databaseUrl: place.DATABASE_URL, dataDir: scratch });
  const on = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  /** What the stage says, what the log says, and what the money says. */
  async function seen(site: Site) {
    const [stage] = (await ask<Stages>(site, '/admin/projects/1/stages')).items;
    const { rows } = await db.execute(sql`select 1 from changes where action = 'stages.reach'`);
    const [sums] = (await ask<Ageing>(site, '/admin/money/ageing')).totals;
    return { reachedOn: stage?.reachedOn ?? null, presses: rows.length, late: sums?.late ?? 0 };
  }
  let [done, not] = [0, 0];
  const first = await startSite(place);
  for (const statement of FILL) await db.execute(statement);
  await first.kill();
  for (let round = 0; round < KILLS; round++) {
    const site = await startSite(place);
    const shown = await ask<Shown>(site, `/admin/stages/1/reach?on=${on}`);
    expect(shown.lines).toBe(DEALS);
    const press = site
      .send('POST', '/admin/stages/1/reach', { on, digest: shown.digest })
      .then(({ status }) => status)
      .catch(() => null);
    // the whole press takes some 30 milliseconds
    await sleep((round * 60) / KILLS);
    await site.kill();
    const answered = await press;
    const again = await startSite(place);
    const after = await seen(again);
    const isDone = after.reachedOn === on;
    if (answered === 200) expect(isDone).toBe(true);
    expect(after).toEqual(
      isDone ? { reachedOn: on, presses: 1, late: DEALS * 1000 } : { reachedOn: null, presses: 0, late: 0 },
    );
    // whoever has not seen the answer presses again: what was shown is done, or does not hold any more
    const second = await again.send('POST', '/admin/stages/1/reach', { on, digest: shown.digest });
    expect(second.status).toBe(isDone ? 409 : 200);
    expect(await seen(again)).toEqual({ reachedOn: on, presses: 1, late: DEALS * 1000 });
    if (isDone) done += 1;
    else not += 1;
    await again.kill();
    await db.execute(sql`update stages set reached_on = null`);
    await db.execute(sql`delete from changes where action = 'stages.reach'`);
  }
  await close();
  // the kills lay before as well as after it
  expect(Math.min(done, not), `${done} done, ${not} not`).toBeGreaterThan(0);
});
