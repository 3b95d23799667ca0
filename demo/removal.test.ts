import type { DemoState } from '@diyar/contract/demo';
import { FIRST_STEPS } from '@diyar/contract/rules/first-steps';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Db } from '../server/src/db/client.ts';
import { company, deals, demo, users } from '../server/src/db/schema.ts';
import { sql } from '../server/src/db/sql.ts';
import { dumpDatabase, OWN_TABLES } from '../server/src/features/backup/index.ts';
import { sweepFiles } from '../server/src/features/files/index.ts';
import { projectPayload, unitPayload } from '../server/src/testing/project-payload.ts';
import { TEST_PASSWORD, testApp } from '../server/src/testing/test-app.ts';
import { freshDatabase } from '../server/src/testing/test-database.ts';
import { storedNames } from '../server/src/testing/uploads.ts';
import { fillCompany } from './fill/company.ts';
import { fillContent } from './fill/index.ts';
import { fillLeads } from './fill/leads.ts';
import { uploadNothing } from './upload-nothing.testing.ts';

const NOW = new Date();
const DAY = 86_400_000;

/** The demo with an account of each role, and its owner signed in. */
async function demoApp() {
  const app = await testApp();
  const { files } = app.app;
  const quiet = { ...files, variants: { ...files.variants, add: () => undefined } };
  const upload = uploadNothing(app.db);
  await fillCompany(app.db, upload);
  await fillContent(app.db, quiet, upload, NOW);
  await fillLeads(app.db, NOW);
  await app.db.insert(demo).values({});
  const signIn = async (password = TEST_PASSWORD) =>
    app.withToken(
      (await app.anonymous.post('/auth/login', { username: 'superadmin', password })).json().token,
    );
  return { app, signIn, owner: await signIn() };
}
type Place = Awaited<ReturnType<typeof demoApp>>;
type Caller = Place['owner'];

// filled once: each test leaves the demo in it, but the last two
let app: Place['app'];
let owner: Caller;
let signIn: Place['signIn'];
beforeAll(async () => {
  ({ app, owner, signIn } = await demoApp());
});
afterAll(() => app.close());

const remove = (owner: Caller, word = 'remove') => owner.post('/admin/company/remove-demo', { word });
const takeBack = (owner: Caller) => owner.post('/admin/company/take-demo-back', { word: 'حذف' });
const stateOf = async (owner: Caller): Promise<DemoState> => (await owner.get('/admin/company/demo')).json();

async function countRows(db: Db): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name } of OWN_TABLES) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    found[name] = rows[0]?.n ?? 0;
  }
  return found;
}

/** Every row as text, by its table; and the numbers that come next. */
async function readAll(db: Db): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  let at: string[] = [];
  await dumpDatabase(db, (text) => {
    for (const line of text.trimEnd().split('\n')) {
      const mark = line.startsWith('[') ? (JSON.parse(line) as string[]) : null;
      if (mark?.[0] === 'table') {
        at = [];
        found.set(mark[1] ?? '', at);
      } else if (mark?.[0] === 'ids') found.set(mark[1] ?? '', [line]);
      else if (!mark) at.push(line);
    }
  });
  return found;
}

test('only the owner, who showed who they are, typed the word and has a password of their own', async () => {
  const before = await countRows(app.db);
  for (const role of ['ADMIN', 'SALES', 'ACCOUNTANT', 'LACASA'] as const)
    for (const call of [remove, takeBack])
      expect([role, (await call(app.as(role))).statusCode]).toEqual([role, 403]);
  expect(
    (await app.as('SUPERADMIN').post('/admin/company/remove-demo', { word: 'remove' })).json().code,
  ).toBe('confirmationNeeded');
  const wrong = await remove(owner, 'yes');
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'word']);
  await owner.post('/account/password', { current: TEST_PASSWORD, password: 'superadmin-demo' });
  const again = await signIn('superadmin-demo');
  expect(await stateOf(again)).toMatchObject({ needsPassword: true });
  expect((await remove(again)).json().code).toBe('demoPassword');
  await again.post('/account/password', { current: 'superadmin-demo', password: TEST_PASSWORD });
  owner = await signIn();
  const now = await countRows(app.db);
  for (const name of ['projects', 'units', 'deals', 'entries', 'users', 'leads'])
    expect([name, now[name]]).toEqual([name, before[name]]);
});

test('twice at once, it is removed once; a company without the mark is nobody’s demo', async () => {
  const answers = await Promise.all([remove(owner), remove(owner)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect((await takeBack(owner)).statusCode).toBe(204);
  const [mark] = await app.db.delete(demo).returning();
  const deal = await app.db.$count(deals);
  expect(await stateOf(owner)).toMatchObject({ state: 'none' });
  expect([(await remove(owner)).json().code, await app.db.$count(deals)]).toEqual(['noDemo', deal]);
  if (mark) await app.db.insert(demo).values(mark);
});
test('taken back, every table is as it was, and so are its files', async () => {
  const stored = await storedNames(app);
  expect(stored.length).toBeGreaterThan(0);
  const before = await readAll(app.db);
  await remove(owner);
  const { id: mine } = (await owner.get('/auth/me')).json();
  expect((await stateOf(owner)).removed).toMatchObject({ wayBack: 'open' });
  await owner.post('/projects', projectPayload({}));
  await owner.post('/admin/users', { username: 'sales', password: 'words of mine', role: 'SALES' });

  // neither what it had nor its dump is stray meanwhile
  await sweepFiles(app.app.files, new Date(Date.now() + 3 * DAY));
  expect(await storedNames(app)).toEqual(expect.arrayContaining(stored));
  const answer = await takeBack(owner);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);

  const after = await readAll(app.db);
  const ofServer = ['content_version', 'demo', 'jobs', 'leases', 'request_keys', 'secrets', 'throttles'];
  const runOn = ['changes_id_seq', 'files_id_seq', 'sign_ins_id_seq', 'users_id_seq'];
  const ofAccount = ['sessions', 'sign_ins', 'users'];
  for (const [name, rows] of before) {
    if (ofServer.includes(name) || runOn.includes(name)) continue;
    const others = (lines: string[] = []) =>
      ofAccount.includes(name)
        ? lines.filter((line) => JSON.parse(line)[name === 'users' ? 'id' : 'user_id'] !== mine)
        : lines;
    const now = others(after.get(name));
    // that it went and came back is known
    expect([name, name === 'changes' ? now.slice(0, rows.length) : now]).toEqual([name, others(rows)]);
  }
  expect(after.get('changes')).toHaveLength((before.get('changes')?.length ?? 0) + 1);
  expect((await owner.get('/auth/me')).statusCode).toBe(200);
  expect(await stateOf(owner)).toMatchObject({ state: 'here', removed: null });
  expect(await storedNames(app)).toEqual(expect.arrayContaining(stored));
});

test('after the removal it is a new installation, and the first of everything has number 1', async () => {
  const other = await freshDatabase();
  onTestFinished(other.close);
  const before = await stateOf(owner);
  expect(before).toMatchObject({ state: 'here', needsPassword: false, removed: null });
  expect(before.counts).toEqual({
    ...before.counts,
    deals: await app.db.$count(deals, sql`deleted_at is null`),
    users: (await app.db.$count(users)) - 1,
  });
  expect((await owner.get('/admin/dashboard')).json()).toMatchObject({ isDemo: true, firstSteps: null });
  expect((await app.as('ADMIN').get('/admin/dashboard')).json().isDemo).toBe(false);
  const sales = app.as('SALES');

  const answer = await remove(owner);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);

  const fresh = await countRows(other.db);
  // of the account that did it, its line in the log, and what every request leaves
  const own = { users: 1, changes: 1, demo: 1 };
  const ofServer = [
    'jobs',
    'leases',
    'request_keys',
    'secrets',
    'throttles',
    'sessions',
    'sign_ins',
    'devices',
  ];
  const left = Object.entries(await countRows(app.db)).filter(([name]) => !ofServer.includes(name));
  for (const [name, rows] of left)
    expect([name, rows]).toEqual([name, name in own ? own[name as keyof typeof own] : fresh[name]]);
  const withoutTime = async (db: Db) => {
    const [{ updatedAt: _, ...row } = {} as never] = await db.select().from(company);
    return row;
  };
  expect(await withoutTime(app.db)).toEqual(await withoutTime(other.db));
  expect((await sales.get('/auth/me')).statusCode).toBe(401);
  expect((await app.anonymous.get('/projects')).json().items).toEqual([]);
  expect((await app.anonymous.get('/company')).json()).toMatchObject({
    nameEn: 'Diyar',
    phone: '',
    aboutEn: '',
  });

  const { firstSteps, isDemo } = (await owner.get('/admin/dashboard')).json();
  expect(isDemo).toBe(false);
  expect(firstSteps.steps.map(({ key, state }: { key: string; state: string }) => [key, state])).toEqual(
    FIRST_STEPS.map((step) => [step, 'open']),
  );
  const project = (
    await owner.post(
      '/projects',
      projectPayload({ units: [unitPayload({ price: 90_000, currency: 'JOD' })] }),
    )
  ).json();
  expect([project.id, project.units[0].id]).toEqual([1, 1]);
  const apartments = (await owner.get('/admin/buildings/1/floors'))
    .json()
    .items.flatMap((floor: { apartments: { id: number }[] }) => floor.apartments);
  // the first number outside LaCasa
  expect(apartments[0].id).toBe(1_000_001);
  const sold = await owner.post('/admin/buildings/1/apartments/1000001/sell', {
    ...{ name: 'Layan Haddad', phone: '0591234567', dueAmountStr: '90000 JOD' },
  });
  expect(sold.json().deal.id, sold.body).toBe(1);
  const on = NOW.toISOString().slice(0, 10);
  const paid = await owner.post('/admin/deals/1/entries', {
    ...{ kind: 'payment', amount: 500, currency: 'JOD', method: 'cash', on },
  });
  expect(paid.statusCode, paid.body).toBeLessThan(300);
  const { rows } = await app.db.execute(sql`select id, number from papers`);
  expect(rows).toEqual([{ id: 1, number: 1 }]);

  // now it would be lost
  expect((await stateOf(owner)).removed).toMatchObject({ wayBack: 'deals' });
  expect((await takeBack(owner)).json().code).toBe('demoHasDeals');
  expect((await remove(owner)).json().code).toBe('noDemo');
});

test('after 30 days it is gone, with its files', async () => {
  await app.db.update(demo).set({ removedAt: new Date(Date.now() - 31 * DAY) });
  expect((await stateOf(owner)).removed).toMatchObject({ wayBack: 'none' });
  expect((await takeBack(owner)).json().code).toBe('demoGone');
  await sweepFiles(app.app.files, new Date(Date.now() + 2 * DAY));
  expect(await storedNames(app)).toEqual([]);
});
