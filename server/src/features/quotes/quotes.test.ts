import type { DealLedger } from '@diyar/contract/ledger';
import type { OpenQuote, Quote } from '@diyar/contract/quotes';
import { apartmentNo } from '@diyar/contract/rules/ids';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, projects, quotes, units } from '../../db/schema.ts';
import { type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { projectPayload, unitPayload } from '../../testing/project-payload.ts';
import { companyDay } from '../ledger/index.ts';
import { sweepTrash } from '../trash/index.ts';
import { removeUnits } from '../units/index.ts';

let app: LacasaApp;
let buildingId: number;
beforeAll(async () => {
  app = await lacasaApp();
  const [lacasa] = await app.db.select().from(projects).where(eq(projects.isLacasa, true));
  buildingId = lacasa?.id ?? 0;
});
afterAll(() => app.close());

const DAY = 86_400_000;
const inDays = (days: number) => companyDay(new Date(Date.now() + days * DAY));
const bodyOf = (unit: number, more: object = {}) => ({
  name: 'هنادي سليمان',
  phone: '0595026618',
  lang: 'ar',
  validUntil: inDays(14),
  note: 'With the kitchen',
  terms: {
    currency: 'USD',
    prices: [{ unit, amount: 185_000.5 }],
    discount: 5_000,
    plan: [
      { dueOn: inDays(1), amount: 80_000, label: 'عند التوقيع' },
      { dueOn: inDays(90), amount: 100_000.5, label: 'عند التسليم' },
    ],
  },
  ...more,
});
const make = async (unit = app.free().id, more: object = {}): Promise<Quote> => {
  const answer = await app.as('ADMIN').post(`/admin/buildings/${buildingId}/quotes`, bodyOf(unit, more));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const accept = (id: number, stage: 'held' | 'reserved' = 'reserved', more: object = {}) =>
  app.as('ADMIN').post(`/admin/quotes/${id}/accept`, { stage, ...more });
/** As the buyer sees it. */
const open = ({ path }: Quote) => app.anonymous.get(`/quotes/${path.replace('/quote/', '')}`);

test('a quote is numbered, totalled, recorded, and read by its unguessable address alone', async () => {
  const quote = await make();
  expect(quote).toMatchObject({
    number: expect.stringMatching(/^\d{4}-\d{4}$/),
    state: 'open',
    discount: 5_000,
    total: 180_000.5,
    isTaken: false,
    dealId: null,
    createdBy: 'ADMIN',
  });
  expect(quote.path).toMatch(/^\/quote\/[\w-]{32}$/);
  const answer = await open(quote);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  const shown: OpenQuote = answer.json();
  expect(shown).toMatchObject({ number: quote.number, name: 'هنادي سليمان', total: 180_000.5, lang: 'ar' });
  expect(shown.plan).toHaveLength(2);
  expect(shown.units[0]).toMatchObject({ label: quote.units[0]?.label, amount: 185_000.5 });
  expect(answer.body).not.toContain('0595026618');
  expect((await app.anonymous.get(`/quotes/${quote.number}`)).statusCode).toBe(404);
  const recorded = await app.db
    .select()
    .from(changes)
    .where(and(eq(changes.entity, 'quote'), eq(changes.entityId, quote.id)));
  expect(recorded.map(({ action }) => action)).toContain('quotes.create');
});

test('quotes count up without gaps, and a repeated request makes one', async () => {
  const unit = app.free().id;
  const first = await make(unit, { key: 'pressed-twice' });
  const again = await make(unit, { key: 'pressed-twice' });
  expect(again.id).toBe(first.id);
  const next = await make(unit);
  expect(Number(next.number.slice(5))).toBe(Number(first.number.slice(5)) + 1);
});

test.each([
  ['a plan that does not make the total', { plan: [{ dueOn: '2027-01-01', amount: 5 }] }, 'terms.plan'],
  ['a discount of everything', { discount: 185_000.5, plan: [] }, 'terms.discount'],
  ['a fraction of a cent', { discount: 0.001, plan: [] }, 'terms.discount'],
  ['no price', { prices: [] }, 'terms.prices'],
])('%s is refused at its field', async (_, terms, path) => {
  const body = bodyOf(app.free().id);
  const answer = await app
    .as('ADMIN')
    .post(`/admin/buildings/${buildingId}/quotes`, { ...body, terms: { ...body.terms, ...terms } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map((problem: { path: string }) => problem.path)).toContain(path);
});

test('a unit of another building and a day that is over are refused', async () => {
  const post = (body: object) => app.as('ADMIN').post(`/admin/buildings/${buildingId}/quotes`, body);
  expect((await post(bodyOf(999_999))).statusCode).toBe(422);
  const late = await post(bodyOf(app.free().id, { validUntil: inDays(-1) }));
  expect(late.json().errors[0].path).toBe('validUntil');
});

test('accepted it becomes a reservation with that price and plan', async () => {
  const [home, parking] = [app.free(), app.free()];
  const base = bodyOf(home.id);
  const quote = await make(home.id, {
    terms: {
      ...base.terms,
      prices: [
        { unit: home.id, amount: 170_000.5 },
        { unit: parking.id, amount: 15_000 },
      ],
    },
  });
  const answer = await accept(quote.id);
  expect(answer.statusCode).toBe(200);
  const accepted: Quote = answer.json();
  expect(accepted.state).toBe('accepted');
  const ledger: DealLedger = (await app.superadmin.get(`/admin/deals/${accepted.dealId}/ledger`)).json();
  expect(ledger.deal).toMatchObject({ stage: 'reserved', name: 'هنادي سليمان' });
  expect(ledger.deal.units.map(({ id }) => id)).toEqual([home.id, parking.id]);
  expect(ledger.balance).toMatchObject({ charges: 185_000.5, discounts: 5_000, outstanding: 180_000.5 });
  expect(ledger.plan.map(({ amount }) => amount)).toEqual([80_000, 100_000.5]);
  expect((await open(quote)).json().state).not.toBe('open');
  const again = await accept(quote.id);
  expect([again.statusCode, again.json().code]).toEqual([409, 'quoteEnded']);
  expect((await app.as('ADMIN').post(`/admin/quotes/${quote.id}/withdraw`)).statusCode).toBe(409);
});

test('made for several, its page names all of them, and the deal has them as buyers', async () => {
  const quote = await make(app.free().id, { coBuyers: 'سعاد، رامي' });
  expect(quote).toMatchObject({ name: 'هنادي سليمان', coBuyers: 'سعاد، رامي' });
  expect((await open(quote)).json().name).toBe('هنادي سليمان، سعاد، رامي');
  const { dealId } = (await accept(quote.id)).json();
  const { parties } = (await app.as('ADMIN').get(`/admin/deals/${dealId}/parties`)).json();
  expect(parties.map(({ name }: { name: string }) => name)).toEqual(['هنادي سليمان', 'سعاد', 'رامي']);
  // another name than the quote's is another buyer's: nobody buys beside them
  const other = await make(app.free().id, { coBuyers: 'سعاد' });
  const taken = (await accept(other.id, 'reserved', { name: 'وليد' })).json().dealId;
  const { deal } = (await app.lacasa.get(`/admin/deals/${taken}/ledger`)).json();
  expect([deal.name, deal.coBuyers]).toEqual(['وليد', '']);
});

test('accepted into a hold it needs no name, and has an end', async () => {
  const quote = await make(undefined, { name: '', phone: '' });
  expect((await accept(quote.id)).json().errors[0].path).toBe('name');
  const held = (await accept(quote.id, 'held')).json();
  const ledger: DealLedger = (await app.superadmin.get(`/admin/deals/${held.dealId}/ledger`)).json();
  expect(ledger.deal.stage).toBe('held');
  expect(ledger.balance?.outstanding).toBe(180_000.5);
});

test('of fifty who accept at once exactly one wins', async () => {
  const unit = app.free().id;
  const made = await Promise.all(Array.from({ length: 10 }, () => make(unit)));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => accept(made[i % made.length]?.id ?? 0)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200,
    ...Array.from({ length: 49 }, () => 409),
  ]);
  const rows = await Promise.all(made.map(({ id }) => app.as('ADMIN').get(`/admin/quotes/${id}`)));
  const states = rows.map((row) => (row.json() as Quote).state);
  expect(states.filter((state) => state === 'accepted')).toHaveLength(1);
  for (const row of rows) {
    const quote: Quote = row.json();
    expect(quote.isTaken, quote.state).toBe(quote.state !== 'accepted');
    expect((await open(quote)).json().state).not.toBe('open');
  }
});

test('withdrawn, ended, taken or off the market, its page is gone', async () => {
  const withdrawn = await make();
  const back = await app.as('LACASA').post(`/admin/quotes/${withdrawn.id}/withdraw`);
  expect(back.json().state).toBe('withdrawn');
  expect((await open(withdrawn)).json().state).not.toBe('open');
  expect((await accept(withdrawn.id)).json().code).toBe('quoteEnded');

  const ended = await make();
  await app.db
    .update(quotes)
    .set({ validUntil: inDays(0) })
    .where(eq(quotes.id, ended.id));
  expect((await open(ended)).statusCode, 'its last day').toBe(200);
  await app.db
    .update(quotes)
    .set({ validUntil: inDays(-1) })
    .where(eq(quotes.id, ended.id));
  expect((await open(ended)).json().state).not.toBe('open');
  expect((await accept(ended.id)).json().code).toBe('quoteEnded');

  const unit = app.free().id;
  const taken = await make(unit);
  await app.lacasa.post(`/lacasa/apartments/${unit}/reservation`, { name: 'Somebody else' });
  expect((await open(taken)).json().state).not.toBe('open');
  expect((await accept(taken.id)).json().code).toBe('alreadyReserved');

  const off = await make();
  await app.db
    .update(units)
    .set({ isWithdrawn: true })
    .where(eq(units.apartmentNo, off.units[0]?.id ?? apartmentNo(0)));
  expect((await open(off)).json().state).not.toBe('open');
  expect((await accept(off.id)).statusCode).toBe(409);
});

describe('the buyer', () => {
  const agree = ({ path }: Quote, digits: string) =>
    app.anonymous.post(`${path.replace('/quote/', '/quotes/')}/agree`, { digits });
  const said = async (quote: Quote) =>
    (await app.as('ADMIN').get(`/admin/messages?q=${quote.number}`)).json().items;
  let phone = 596_000_000;
  const aPhone = () => `0${phone++}`;

  test('accepts with the last digits of the phone, once; staff find it in the inbox, at the lead and on their first page', async () => {
    const own = aPhone();
    const quote = await make(undefined, { name: 'Rula Agrees', phone: `+970 ${own.slice(1)}`, lang: 'en' });
    const answers = await Promise.all(Array.from({ length: 3 }, () => agree(quote, own.slice(-4))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    const shown: OpenQuote = (await open(quote)).json();
    expect(shown.agreedAt).not.toBeNull();
    const now: Quote = (await app.as('ADMIN').get(`/admin/quotes/${quote.id}`)).json();
    expect(now).toMatchObject({ state: 'open', dealId: null, isTaken: false });

    const [message, ...more] = await said(quote);
    expect(more).toEqual([]);
    const [unit] = quote.units;
    expect(message).toMatchObject({
      source: 'quote',
      quoteId: quote.id,
      senderName: 'Rula Agrees',
      personId: quote.personId,
      answeredAt: null,
      isRead: false,
      unit: { unitLabelEn: expect.stringContaining(unit?.label ?? '?') },
    });
    expect(message.body).toContain(quote.number);
    expect(message.body).toContain('180,000.50');
    const lead = (await app.as('ADMIN').get(`/admin/leads/${message.leadId}`)).json();
    expect(lead.timeline).toContainEqual(
      expect.objectContaining({ kind: 'message', source: 'quote', quoteId: quote.id }),
    );
    const today = (await app.as('ADMIN').get('/admin/today')).json();
    expect(today.agreed.items).toContainEqual(
      expect.objectContaining({
        number: quote.number,
        name: 'Rula Agrees',
        total: 180_000.5,
        units: unit?.label,
      }),
    );

    await accept(quote.id);
    expect((await said(quote))[0].answeredAt).not.toBeNull();
    const later = (await app.as('ADMIN').get('/admin/today')).json();
    expect(later.agreed.total).toBe(today.agreed.total - 1);
  });

  test('finds it theirs while it is held for them, and taken up once it is reserved, wherever that was done', async () => {
    const own = aPhone();
    const unit = app.free().id;
    const quote = await make(unit, { name: 'Rula Reserves', phone: own });
    await agree(quote, own.slice(-4));
    await app.as('ADMIN').post(`/admin/buildings/${buildingId}/apartments/${unit}/hold`, {
      ...{ name: 'Rula Reserves', phone: own },
    });
    expect((await open(quote)).json()).toMatchObject({ state: 'open', agreedAt: expect.any(String) });
    await app.lacasa.post(`/lacasa/apartments/${unit}/reservation`, { name: 'Rula Reserves', phone: own });
    expect((await open(quote)).json().state).toBe('done');
    const now: Quote = (await app.as('ADMIN').get(`/admin/quotes/${quote.id}`)).json();
    expect(now).toMatchObject({ state: 'accepted', isTaken: false });
    expect((await said(quote))[0].answeredAt).not.toBeNull();
    const other = await make(undefined, { name: 'Rula Reserves', phone: own });
    expect(other.state).toBe('open');
  });

  test('with other digits does not, and waits for an hour after five tries', async () => {
    const own = aPhone();
    const quote = await make(undefined, { phone: own });
    const wrong = own.slice(-4) === '1111' ? '2222' : '1111';
    const first = await agree(quote, wrong);
    expect([first.statusCode, first.json().errors[0].path]).toEqual([422, 'digits']);
    expect(first.json().errors[0].message).toContain('4');
    expect((await agree(quote, 'abc')).json().errors[0].path).toBe('digits');
    for (let n = 0; n < 3; n++) expect((await agree(quote, wrong)).statusCode).toBe(422);
    expect((await agree(quote, wrong)).statusCode).toBe(429);
    const locked = await agree(quote, own.slice(-4));
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await said(quote)).toEqual([]);
  });

  test('types the digits in their own script', async () => {
    const own = aPhone();
    const quote = await make(undefined, { phone: own });
    const typed = own.slice(-4).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    expect((await agree(quote, typed)).statusCode).toBe(200);
  });

  test('cannot where there is no phone, where it ended, or where the unit is taken', async () => {
    const nobody = await make(undefined, { phone: '' });
    expect(((await open(nobody)).json() as OpenQuote).mayAgree).toBe(false);
    expect((await agree(nobody, '0000')).json().code).toBe('quoteEnded');
    const own = aPhone();
    const [withdrawn, taken] = [await make(undefined, { phone: own }), await make(undefined, { phone: own })];
    await app.as('ADMIN').post(`/admin/quotes/${withdrawn.id}/withdraw`);
    await app.lacasa.post(`/lacasa/apartments/${taken.units[0]?.id}/reservation`, { name: 'Somebody else' });
    for (const quote of [withdrawn, taken]) {
      expect((await agree(quote, own.slice(-4))).json().code).toBe('quoteEnded');
      expect(await said(quote)).toEqual([]);
    }
  });

  test('reads why it no longer holds, and no figure', async () => {
    const quote = await make(undefined, { phone: aPhone(), name: 'Private Person' });
    await app.as('ADMIN').post(`/admin/quotes/${quote.id}/withdraw`);
    const gone = await open(quote);
    expect(gone.json()).toMatchObject({ state: 'withdrawn', number: quote.number, isFree: true });
    for (const secret of ['180000', '185000', 'Private', 'plan']) expect(gone.body).not.toContain(secret);
  });
});

test('the list finds by name, phone, number, unit and state', async () => {
  const quote = await make(undefined, { name: 'Quintus Findable', phone: '0599777001' });
  const find = async (query: string) =>
    (await app.as('ADMIN').get(`/admin/quotes?${query}`)).json().items.map(({ id }: Quote) => id);
  expect(await find('q=findable')).toEqual([quote.id]);
  expect(await find('q=%2B970599777001')).toEqual([quote.id]);
  expect(await find(`q=${quote.number}`)).toEqual([quote.id]);
  expect(await find(`unit=${quote.units[0]?.id}`)).toEqual([quote.id]);
  expect(await find('q=findable&state=accepted')).toEqual([]);
  expect(await find(`q=findable&state=open&buildingId=${buildingId}`)).toEqual([quote.id]);
  const page = (await app.as('ADMIN').get('/admin/quotes?size=2&page=2')).json();
  expect(page.items).toHaveLength(2);
  expect(page.total).toBeGreaterThan(4);
});

test('LACASA makes and sees quotes of their buildings only', async () => {
  const mine = await app.as('LACASA').post(`/admin/buildings/${buildingId}/quotes`, bodyOf(app.free().id));
  expect(mine.statusCode).toBe(201);
  const project = await app.as('ADMIN').post('/admin/projects', projectPayload({ nameEn: 'Almond Court' }));
  const otherId: number = project.json().id;
  await app.db.update(projects).set({ floorsFrom: 0, floorsTo: 1 }).where(eq(projects.id, otherId));
  const foreign = await app.as('LACASA').post(`/admin/buildings/${otherId}/quotes`, bodyOf(app.free().id));
  expect(foreign.statusCode).toBe(403);
  await app.db.update(quotes).set({ projectId: otherId }).where(eq(quotes.id, mine.json().id));
  const id = mine.json().id;
  expect((await app.as('LACASA').get(`/admin/quotes/${id}`)).statusCode).toBe(403);
  const seen = (await app.as('LACASA').get('/admin/quotes?size=100')).json();
  expect(seen.items.map((quote: Quote) => quote.id)).not.toContain(id);
  expect((await app.as('LACASA').post(`/admin/quotes/${id}/accept`, { stage: 'held' })).statusCode).toBe(403);
});

test('a unit that is removed withdraws its quote, and a project leaves the trash with its quotes', async () => {
  const project = await app
    .as('ADMIN')
    .post('/admin/projects', projectPayload({ nameEn: 'Fig Yard', units: [unitPayload()] }));
  const projectId: number = project.json().id;
  await app.db.update(projects).set({ floorsFrom: 0, floorsTo: 1 }).where(eq(projects.id, projectId));
  const [unit] = await app.db
    .update(units)
    .set({ apartmentNo: apartmentNo(77_001), floor: 1 })
    .where(eq(units.projectId, projectId))
    .returning();
  const answer = await app.as('ADMIN').post(`/admin/buildings/${projectId}/quotes`, bodyOf(77_001));
  const quote: Quote = answer.json();
  expect((await open(quote)).statusCode).toBe(200);
  await app.db.transaction((tx) => removeUnits(tx, null, unit ? [unit] : []));
  expect((await app.as('ADMIN').get(`/admin/quotes/${quote.id}`)).json().state).toBe('withdrawn');
  expect((await open(quote)).json().state).not.toBe('open');

  const longAgo = new Date(Date.now() - 40 * DAY);
  await app.db.update(projects).set({ deletedAt: longAgo }).where(eq(projects.id, projectId));
  await sweepTrash(app.db);
  expect(await app.db.select().from(projects).where(eq(projects.id, projectId))).toEqual([]);
  expect(await app.db.select().from(quotes).where(eq(quotes.id, quote.id))).toEqual([]);
});
