/**
 * 500 deals whose lines follow one stage, on a real PostgreSQL: node bench/stages.ts. How long it takes from the press
 * until account, desk, ageing and forecast are right; what it would do before; its letters. And 200 letters as the browser
 * prints them, in either language.
 */
import { chromium } from '@playwright/test';
import { ensureChromium, fullChromium } from '../scripts/chromium.ts';
import { openDatabase } from '../server/src/db/client.ts';
import { sql } from '../server/src/db/sql.ts';
import { signIn, withServer } from './bench-server.ts';
import { reportWorst } from './speed-figures.ts';

const DEALS = 500;
const PRESS_MAX_MS = 2_000;
/** Of each of two more stages, whose buyers have Arabic and English names. */
const LETTERS = 200;
const PRINT_MAX_MS = 10_000;

async function fill(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '.' });
  const statements = [
    sql`insert into projects (id, slug, name_en, floors_from, floors_to) values (1, 'tower', 'Tower', 1, 50)`,
    sql`insert into units (id, project_id, label_en, unit_number, position)
      select n, 1, 'U-' || n, 'U-' || n, n from generate_series(1, ${DEALS + 2 * LETTERS}::int) n`,
    sql`insert into stages (id, project_id, position, name_en, name_ar)
      values (1, 1, 0, 'Skeleton', ''), (2, 1, 1, 'Plaster', 'القصارة'), (3, 1, 2, 'Tiles', 'البلاط')`,
    sql`insert into deals (id, stage, name, phone, reservation_no, currency, on_day)
      select n, 'reserved', case when n <= ${DEALS + LETTERS}::int and n > ${DEALS}::int then 'مشتري ' else 'Buyer ' end || n,
        '0599' || (100000 + n), n, 'USD', '2026-01-01'
      from generate_series(1, ${DEALS + 2 * LETTERS}::int) n`,
    sql`insert into deal_units (deal_id, unit_id, open) select id, id, true from deals`,
    sql`insert into entries (deal_id, kind, reason, amount, currency, on_day)
      select id, 'charge', 'price', 90000, 'USD', '2026-01-01' from deals`,
    sql`insert into entries (deal_id, kind, amount, currency, method, on_day)
      select id, 'payment', 9000, 'USD', 'cash', '2026-01-02' from deals`,
    sql`insert into plan_lines (deal_id, due_on, amount, position) select id, '2026-01-01', 9000, 0 from deals`,
    sql`insert into plan_lines (deal_id, due_on, amount, position, stage_id, days_after)
      select id, '9999-12-31', 81000, 1,
        case when id <= ${DEALS}::int then 1 when id <= ${DEALS + LETTERS}::int then 2 else 3 end, 0 from deals`,
  ];
  for (const statement of statements) await db.execute(statement);
  await close();
}

await withServer(async ({ origin }) => {
  const authorization = `Bearer ${await signIn(origin)}`;
  async function ask<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${origin}/api/admin${path}`, {
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  async function timed<T>(what: string, most: number, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const answer = await work();
    const took = performance.now() - start;
    console.log(`${what}: ${took.toFixed(0)} ms`);
    reportWorst(what, took, most, 'ms');
    return answer;
  }
  const on = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  const shown = await timed('what reaching a stage of 500 deals does', 1_000, () =>
    ask<{ lines: number; late: number; digest: string }>(`/stages/1/reach?on=${on}`),
  );
  if (shown.lines !== DEALS || shown.late !== DEALS) throw new Error(JSON.stringify(shown));
  await timed('from the press to account, desk, ageing and forecast of 500 deals', PRESS_MAX_MS, async () => {
    await ask('/stages/1/reach', { on, digest: shown.digest });
    const [account, desk, ageing, ahead] = await Promise.all([
      ask<{ overdue: { amount: number } }>('/deals/1/ledger'),
      ask<{ overdueDeals: number }>('/money'),
      ask<{ totals: { late: number }[] }>('/money/ageing'),
      ask<{ currencies: { cells: { column: string; amount: number }[] }[] }>('/money/ahead'),
    ]);
    const late = ahead.currencies[0]?.cells.find(({ column }) => column === 'before')?.amount;
    const found = [account.overdue.amount, desk.overdueDeals, ageing.totals[0]?.late, late];
    const expected = [81_000, DEALS, 81_000 * DEALS, 81_000 * DEALS];
    if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(`wrong: ${found}`);
  });
  await timed('letters of 500 deals', PRESS_MAX_MS, () => ask('/stages/1/letters'));

  const browser = await chromium.launch({
    executablePath: fullChromium() ?? ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext();
  await context.addInitScript((token) => sessionStorage.setItem('token', token), authorization.slice(7));
  for (const [stage, language] of [
    [2, 'Arabic'],
    [3, 'English'],
  ] as const) {
    const { digest } = await ask<{ digest: string }>(`/stages/${stage}/reach?on=${on}`);
    await ask(`/stages/${stage}/reach`, { on, digest });
    const page = await context.newPage();
    await timed(`${LETTERS} letters in ${language}, from the link to the sheets`, PRINT_MAX_MS, async () => {
      await page.goto(`${origin}/diyar/admin/stages/${stage}/letters/print`);
      await page
        .locator('.paper')
        .nth(LETTERS - 1)
        .waitFor({ timeout: 60_000 });
      const sheets = (await page.pdf({ preferCSSPageSize: true }))
        .toString('latin1')
        .match(/\/Type \/Page\b/g);
      if (sheets?.length !== LETTERS) throw new Error(`${sheets?.length} sheets`);
    });
    await page.close();
  }
  await browser.close();
}, fill);
