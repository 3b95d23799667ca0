import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadEntries, users } from './db/schema.ts';
import { companyDay } from './features/ledger/index.ts';
import { aBuilding, visitor } from './testing/leads.ts';
import { projectPayload } from './testing/project-payload.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

/** One text as the key of every request: whose it is decides what it means. */
const KEY = '7';

let app: TestApp;
let mine: Awaited<ReturnType<typeof aBuilding>>;
let theirs: Awaited<ReturnType<typeof aBuilding>>;

beforeAll(async () => {
  app = await testApp();
  [mine, theirs] = [await aBuilding(app, 'mine'), await aBuilding(app, 'theirs')];
  await app.db
    .update(users)
    .set({ buildingIds: [mine.project.id] })
    .where(eq(users.username, 'lacasa'));
});
afterAll(() => app.close());

const quote = (who: 'LACASA' | 'ADMIN', { project, flat }: typeof mine, name: string) =>
  app.as(who).post(`/admin/buildings/${project.id}/quotes`, {
    name,
    phone: '0599000111',
    lang: 'en',
    validUntil: companyDay(new Date(Date.now() + 86_400_000)),
    terms: {
      currency: 'USD',
      prices: [{ unit: flat.apartmentNo, amount: 95_000 }],
      discount: null,
      plan: [],
    },
    key: KEY,
  });

test('a quote: the key of another building, or of somebody else, makes a quote of its own', async () => {
  const secret = await quote('ADMIN', theirs, 'Buyer next door');
  expect(secret.statusCode, secret.body).toBe(201);
  const own = await quote('LACASA', mine, 'Our buyer');
  expect(own.statusCode).toBe(201);
  expect(own.body).not.toContain('Buyer next door');
  expect(own.json()).toMatchObject({ name: 'Our buyer', building: { id: mine.project.id } });
  const colleague = await quote('ADMIN', mine, 'Their buyer');
  expect(colleague.json().name).toBe('Their buyer');
  // and their own repeated request makes no second one
  expect((await quote('LACASA', mine, 'Our buyer')).json().id).toBe(own.json().id);
  expect((await quote('ADMIN', theirs, 'Buyer next door')).json().id).toBe(secret.json().id);
});

test('a note on a lead: the same key by a colleague, or on another lead, is written', async () => {
  const write = visitor(() => app);
  const leadOf = async (phone: string) =>
    (await write({ name: 'Somebody', phone, projectId: mine.project.id })).leadId;
  const [one, two] = [await leadOf('0599000222'), await leadOf('0599000333')];
  const note = (who: 'ADMIN' | 'SUPERADMIN', lead: number) =>
    app.as(who).post(`/admin/leads/${lead}/entries`, { kind: 'note', text: `of ${who}`, key: KEY });
  for (const [who, lead] of [
    ['ADMIN', one],
    ['SUPERADMIN', one],
    ['ADMIN', two],
    ['ADMIN', one],
  ] as const)
    await note(who, lead);
  const written = await app.db.select().from(leadEntries).where(eq(leadEntries.kind, 'note'));
  expect(written.map(({ leadId, text }) => [leadId, text])).toEqual([
    [one, 'of ADMIN'],
    [one, 'of SUPERADMIN'],
    [two, 'of ADMIN'],
  ]);
});

test('a project: the same key of somebody else makes another', async () => {
  const create = (who: 'ADMIN' | 'SUPERADMIN') =>
    app.as(who).post('/admin/projects', projectPayload({ nameEn: `Of ${who}`, idempotencyKey: KEY }));
  const first = (await create('ADMIN')).json();
  const other = await create('SUPERADMIN');
  expect(other.statusCode).toBe(201);
  expect(other.json()).toMatchObject({ nameEn: 'Of SUPERADMIN' });
  expect((await create('ADMIN')).json().id).toBe(first.id);
});
