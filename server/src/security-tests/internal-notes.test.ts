import type { PublicMessagePayload } from '@diyar/contract/public-message';
import type { PublicReads } from '@diyar/contract/public-reads';
import type { Quote } from '@diyar/contract/quotes';
import type { UnitId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { projects, stages, units } from '../db/schema.ts';
import { companyDay } from '../features/ledger/index.ts';
import { publicReads } from '../public-reads.ts';
import { type LacasaApp, lacasaApp } from '../testing/building-app.ts';
import { projectPayload } from '../testing/project-payload.ts';
import { savePayload } from '../testing/unit-files.ts';
import { CALLS } from './calls.ts';

const NOTE = 'the buyer is in default';
/** Neither what a note says nor that there is such a field; a mark says that somebody has the unit. */
const PRIVATE = /in default|internalNotes|internal_notes|awaitsDeal|awaits_deal/;

let app: LacasaApp;
let id: number;
let slug: string;
let quote: string;
let preview: string;
let taken: UnitId;
let visit: string;

beforeAll(async () => {
  app = await lacasaApp();
  const [lacasa] = await app.db.select().from(projects).where(eq(projects.isLacasa, true));
  if (!lacasa) throw new Error('there is a building');
  ({ id, slug } = lacasa);
  await app.db.update(projects).set({ status: 'active', showsProgress: true }).where(eq(projects.id, id));
  await app.db.insert(stages).values({ projectId: id, position: 0, nameEn: 'Skeleton' });
  await app.db
    .update(units)
    .set({ internalNotes: NOTE, isListed: true, sizeSqm: 90 })
    .where(eq(units.projectId, id));
  const free = app.free().id;
  const validUntil = companyDay(new Date(Date.now() + 14 * 86_400_000));
  const terms = {
    currency: 'USD',
    prices: [{ unit: free, amount: 5 }],
    plan: [{ dueOn: validUntil, amount: 5, label: 'x' }],
  };
  const body = { name: 'Hala', phone: '0599123456', lang: 'en', validUntil, terms };
  const made: Quote = (await app.as('ADMIN').post(`/admin/buildings/${id}/quotes`, body)).json();
  quote = made.path.replace('/quote/', '');
  const { units: sheet } = (await app.as('ADMIN').get(`/admin/projects/${id}/sheet`)).json();
  expect(sheet[0].internalNotes).toBe(NOTE);
  const project = projectPayload({ units: sheet.map(savePayload) });
  const link = await app
    .as('ADMIN')
    .post('/admin/previews', { projectId: id, project: { ...project, unitsAre: 'all' } });
  expect(link.statusCode, link.body).toBe(201);
  preview = link.json().path.replace('/preview/', '');
  const [marked] = await app.db
    .update(units)
    .set({ isWithdrawn: true, awaitsDeal: true })
    .where(eq(units.id, sheet[0].id))
    .returning();
  if (!marked) throw new Error('no unit');
  taken = marked.id;
  const sent = await app.anonymous.post('/public/messages', {
    ...{ name: 'Huda', phone: '0599123456', message: 'Hello', projectId: id },
  });
  const { leadId } = (await app.as('ADMIN').get(`/admin/messages/${sent.json().id}`)).json();
  const [staff] = (await app.as('ADMIN').get('/admin/leads/staff')).json().items;
  const planned = await app
    .as('ADMIN')
    .post('/admin/viewings', { leadId, staffId: staff.id, startsAt: '2999-01-05T10:00', note: NOTE });
  visit = planned.json().visitPath.replace('/visit/', '');
});
afterAll(() => app.close());

const MESSAGE = { senderName: 'Huda', phone: '0599123456', body: 'Hello' } as unknown as PublicMessagePayload;

test('nothing that a page may read has internal notes or the mark of a missing deal', async () => {
  const reads = publicReads({ db: app.db, config: loadConfig({}, 'test') })('127.0.0.1');
  const asked = {
    company: (all) => all.company(),
    brand: (all) => all.brand(),
    heroMedia: (all) => all.heroMedia(),
    projects: (all) => all.projects({}),
    project: (all) => all.project(slug, 'en'),
    takenUnit: (all) => all.takenUnit(id, taken),
    building: (all) => all.building(id),
    plans: (all) => all.plans(id),
    progress: (all) => all.progress(id),
    quote: (all) => all.quote(quote),
    visit: (all) => all.visit(visit),
    moveVisit: (all) => all.moveVisit(visit, '2999-01-02T10:00', 'en'),
    cancelVisit: (all) => all.cancelVisit(visit, 'en'),
    agreeToQuote: (all) => all.agreeToQuote(quote, '0000', 'en'),
    buyerPage: (all) => all.buyerPage(quote, null, false),
    openBuyerPage: (all) => all.openBuyerPage(quote, '0000', 'en'),
    buyerSheet: (all) => all.buyerSheet(quote, null, '1').then((sheet) => ({ sheet })),
    askOffice: (all) => all.askOffice(quote, null, 'When?', 'en'),
    preview: (all) => all.preview(preview),
    places: (all) => all.places(),
    figures: (all) => all.figures(),
    sendMessage: (all) => all.sendMessage(MESSAGE, 'en'),
  } satisfies Record<keyof PublicReads, (all: PublicReads) => Promise<unknown>>;
  for (const [name, ask] of Object.entries(asked)) {
    const answer = await ask(reads);
    expect(answer, name).not.toBeNull();
    expect([name, PRIVATE.test(JSON.stringify(answer))]).toEqual([name, false]);
  }
});

test('no public call answers them, nor do the calls that older clients know', async () => {
  const urls: Record<string, string> = {
    'GET /units': `/units?projectId=${id}`,
    'GET /projects': '/projects',
    'GET /projects/{id}': `/projects/${id}`,
    'GET /places': '/places',
    'GET /addresses/{id}': '/addresses/1',
    'GET /brand': '/brand',
    'GET /brand/manifest': '/brand/manifest',
    'GET /company': '/company',
    'GET /hero-media': '/hero-media',
    'GET /quotes/{token}': `/quotes/${quote}`,
    'GET /visits/{token}': `/visits/${visit}`,
  };
  const files = /uploads|private-files|picture|\.ics$/;
  const open = Object.entries(CALLS).filter(
    ([call, { access }]) => access === 'public' && call.startsWith('GET'),
  );
  for (const [call] of open) {
    if (files.test(call)) continue;
    const answer = await app.anonymous.get(urls[call] ?? 'a public call that this test does not know');
    expect([call, answer.statusCode < 500, PRIVATE.test(answer.body)]).toEqual([call, true, false]);
  }
  expect((await app.anonymous.get(`/units?projectId=${id}`)).json().total).toBeGreaterThan(0);
  expect(PRIVATE.test((await app.as('ADMIN').get(`/admin/projects/${id}`)).body)).toBe(false);
});
