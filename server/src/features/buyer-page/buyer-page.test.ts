import type { BuyerGone, BuyerLink, BuyerLinks, BuyerPage } from '@diyar/contract/buyer-page';
import type { Message } from '@diyar/contract/messages';
import type { ToTellRow } from '@diyar/contract/money-desk';
import type { PublicReads } from '@diyar/contract/public-reads';
import { addDays } from '@diyar/contract/rules/company-hours';
import type { DealId } from '@diyar/contract/rules/ids';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import {
  company,
  deals,
  digitTries,
  endedAddresses,
  papers,
  secretAddresses,
  throttles,
} from '../../db/schema.ts';
import { publicReads } from '../../public-reads.ts';
import { cash, cheque, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { companyDay } from '../ledger/index.ts';
import { sweepTries } from '../secret-addresses/index.ts';
import { endBuyerAddress } from './index.ts';

let app: LacasaApp;
let reads: PublicReads;
beforeAll(async () => {
  app = await lacasaApp();
  reads = publicReads({ db: app.db, config: loadConfig({}, 'test') })('192.0.2.7');
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(throttles));

let phones = 0;
/** No two end alike. */
const aPhone = () => `059921${String(1000 + phones++)}`;
const MADE_UP = 'x'.repeat(32);

async function aDeal(fields: object = {}) {
  const phone = aPhone();
  const apartment = await app.reserve({ name: 'Nadine Saleh', phone, dueAmountStr: '148000 USD', ...fields });
  const id = await app.dealOf(apartment);
  return { id, apartment, phone, digits: phone.slice(-4) };
}

const linkCall = (id: DealId) => `/admin/deals/${id}/buyer-page`;
async function give(id: DealId): Promise<string> {
  const answer = await app.lacasa.post(linkCall(id));
  expect(answer.statusCode, answer.body).toBe(200);
  return tokenOf(answer.json());
}
const tokenOf = ({ link }: BuyerLink) => link?.path.replace('/my/', '') ?? '';
const linkOf = async (id: DealId): Promise<BuyerLink> => (await app.lacasa.get(linkCall(id))).json();

const wrongFor = (digits: string) => (digits === '0000' ? '1111' : '0000');
const type = (token: string, digits: string) => reads.openBuyerPage(token, digits, 'en');

async function enter(token: string, digits: string): Promise<string> {
  const opened = await type(token, digits);
  if (!opened.ok || !('key' in opened)) throw new Error(JSON.stringify(opened));
  return opened.key;
}
const look = (token: string, key: string | null) => reads.buyerPage(token, key, true);
const rest = (token: string) =>
  reads.buyerPage(token, null, false).then((page) => (page.state === 'asks' ? page : null));

describe('before the right digits', () => {
  test('an address that exists, a made-up one, a withdrawn one and a cancelled deal answer alike, whatever is done', async () => {
    const [open, gone, over] = [await aDeal(), await aDeal(), await aDeal()];
    const tokens = [await give(open.id), await give(gone.id), await give(over.id), MADE_UP];
    await app.lacasa.post(`${linkCall(gone.id)}/withdraw`);
    await app.lacasa.post(`/lacasa/apartments/${over.apartment.id}/cancel`, { reason: 'other' });
    await app.db.update(deals).set({ stage: 'cancelled', endedAt: new Date() }).where(eq(deals.id, over.id));
    const used = [open, gone, over].map(({ digits }) => digits);
    const wrong = ['4821', '9090', '7315'].find((digits) => !used.includes(digits)) ?? '';
    const seen: unknown[][] = [];
    for (const token of tokens) {
      await app.db.delete(throttles);
      const answers: unknown[] = [await look(token, null), await look(token, 'made up')];
      for (let round = 0; round < 4; round++) {
        for (let n = 0; n < 6; n++) answers.push(await type(token, wrong));
        answers.push(await type(token, 'abc'), await rest(token).then((page) => page?.isLocked));
        await app.db.update(digitTries).set({ restsUntil: new Date(Date.now() - 1000) });
      }
      seen.push(answers);
    }
    // a rest ends a second sooner or later
    const told = seen.map((answers) =>
      JSON.stringify(answers).replace(
        /"(retryAfterSeconds|seconds)":\d+|\d+ (seconds|minutes?|hours?)/g,
        'a while',
      ),
    );
    expect(told[0]).toContain('tooManyRequests');
    expect(told[0]).toContain('triesUsed');
    expect(new Set(told).size).toBe(1);
  });

  test('a locked one takes the right digits no more, until staff renew it', async () => {
    const { id, digits } = await aDeal();
    const token = await give(id);
    await app.db.insert(digitTries).values({
      ...{ hash: (await stored(id))?.hash ?? '', wrong: 20 },
    });
    expect(await type(token, digits)).toMatchObject({ ok: false, code: 'triesUsed' });
    expect((await linkOf(id)).link).toMatchObject({ isLocked: true, wrongTries: 20 });
    const renewed = tokenOf((await app.lacasa.post(`${linkCall(id)}/renew`)).json());
    expect(renewed).not.toBe(token);
    expect(await look(renewed, await enter(renewed, digits))).toMatchObject({ state: 'open' });
  });

  test('right digits forget the wrong ones; tries at the same moment all count', async () => {
    const { id, digits } = await aDeal();
    const token = await give(id);
    for (let n = 0; n < 4; n++) await type(token, wrongFor(digits));
    await enter(token, digits);
    const at_once = await Promise.all(Array.from({ length: 12 }, () => type(token, wrongFor(digits))));
    expect(at_once.filter((answer) => !answer.ok && answer.code === 'invalid')).toHaveLength(4);
    expect(await type(token, digits)).toMatchObject({ ok: false, code: 'tooManyRequests' });
  });

  test('digits of any script are taken; one network has a hundred wrong tries an hour', async () => {
    const { id, digits } = await aDeal();
    const token = await give(id);
    expect(
      await enter(
        token,
        digits.replace(/\d/g, (one) => '٠١٢٣٤٥٦٧٨٩'[Number(one)] ?? ''),
      ),
    ).toBeTruthy();
    for (let n = 0; n < 100; n++) await type(`${MADE_UP}${n}`, '1234');
    expect(await type(token, digits)).toMatchObject({ ok: false, code: 'tooManyRequests' });
  });

  test('random addresses and digits never hit', async () => {
    const { id, digits } = await aDeal();
    await give(id);
    const guesses = process.env.LONG ? 100_000 : 2_000;
    let hits = 0;
    for (let n = 0; n < guesses; n += 10) {
      if (n % 50 === 0) await app.db.delete(throttles);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => type(crypto.randomUUID().replaceAll('-', ''), digits)),
      );
      hits += answers.filter(({ ok }) => ok).length;
      if (n % 20_000 === 0) await app.db.delete(digitTries);
    }
    expect(hits).toBe(0);
  }, 3_600_000);

  test('what nobody tries for long is forgotten', async () => {
    const values = [
      ['old', 3, 31],
      ['new', 3, 29],
      ['locked', 20, 390],
      ['long', 20, 401],
    ] as const;
    await app.db.delete(digitTries);
    await app.db.insert(digitTries).values(
      values.map(([hash, wrong, days]) => ({
        ...{ hash, wrong },
        lastAt: new Date(Date.now() - days * 86_400_000),
      })),
    );
    await sweepTries(app.db);
    const left = await app.db.select({ hash: digitTries.hash }).from(digitTries);
    expect(left.map(({ hash }) => hash).sort()).toEqual(['locked', 'new']);
    await app.db.delete(digitTries);
  });
});

const stored = async (id: DealId) =>
  (await app.db.select().from(secretAddresses).where(eq(secretAddresses.dealId, id)))[0];

describe('the page', () => {
  test('shows the ledger as staff read it, at once, and counts a visit once', async () => {
    const { id, digits, apartment } = await aDeal();
    const token = await give(id);
    const key = await enter(token, digits);
    expect((await linkOf(id)).link).toMatchObject({ openings: 0, lastOpenedAt: null });
    await reads.buyerPage(token, key, false);
    expect((await linkOf(id)).link?.openings).toBe(0);
    await app.pay(apartment, cash(8_000, 'USD'));
    await app.pay(apartment, cheque(3_700, { currency: 'USD' }));
    const page = (await look(token, key)) as BuyerPage;
    const ledger = (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
    expect(JSON.parse(JSON.stringify(page.ledger))).toEqual(ledger);
    expect(page).toMatchObject({ state: 'open', lang: 'en', names: ['Nadine Saleh'] });
    expect(page.units.map(({ label }) => label)).toEqual([apartment.label]);
    expect(page.papers).toHaveLength(2);
    await look(token, key);
    expect((await linkOf(id)).link).toMatchObject({ openings: 1, lastOpenedAt: expect.any(String) });
  });

  test('gives its own papers and no others, and nothing without the key', async () => {
    const [mine, other] = [await aDeal(), await aDeal()];
    const entry = await app.pay(mine.apartment, cash(500, 'USD'));
    const foreign = await app.pay(other.apartment, cash(700, 'USD'));
    const token = await give(mine.id);
    const key = await enter(token, mine.digits);
    const own = entry.paper?.id ?? 0;
    expect(await reads.buyerSheet(token, key, `${own}`)).toMatchObject({ kind: 'paper', paper: { id: own } });
    expect(await reads.buyerSheet(token, key, 'statement')).toMatchObject({ kind: 'statement' });
    for (let id = 1; id <= (foreign.paper?.id ?? 0) + 3; id++) {
      const sheet = await reads.buyerSheet(token, key, `${id}`);
      if (id !== own) expect(sheet).toBeNull();
    }
    for (const made of [null, 'made up', `x${key}`])
      for (const which of [`${own}`, 'statement'])
        expect(await reads.buyerSheet(token, made, which)).toBeNull();
  });

  test('a key opens no other page, not after 30 days, and not once the phone is another', async () => {
    const [mine, other] = [await aDeal(), await aDeal()];
    const tokens = [await give(mine.id), await give(other.id)] as const;
    const key = await enter(tokens[0], mine.digits);
    expect((await look(tokens[1], key)).state).toBe('asks');
    const now = Date.now;
    Date.now = () => now() + 30 * 86_400_000 + 1;
    expect((await look(tokens[0], key)).state).toBe('asks');
    Date.now = now;
    expect((await look(tokens[0], key)).state).toBe('open');
    await app.db.update(deals).set({ phone: aPhone() }).where(eq(deals.id, mine.id));
    expect((await look(tokens[0], key)).state).toBe('asks');
  });

  test('closes at once when it is withdrawn, replaced, handed over or cancelled; why is told to who knows the digits', async () => {
    const ends: [BuyerGone['why'], (deal: Awaited<ReturnType<typeof aDeal>>) => Promise<unknown>][] = [
      ['withdrawn', ({ id }) => app.lacasa.post(`${linkCall(id)}/withdraw`)],
      ['renewed', ({ id }) => app.lacasa.post(`${linkCall(id)}/renew`)],
      [
        'transferred',
        async ({ id }) => {
          await app.db.transaction((tx) => endBuyerAddress(tx, id));
          await app.db.update(deals).set({ phone: aPhone() }).where(eq(deals.id, id));
        },
      ],
    ];
    for (const [why, end] of ends) {
      const deal = await aDeal();
      const token = await give(deal.id);
      const key = await enter(token, deal.digits);
      await end(deal);
      expect((await look(token, key)).state).toBe('asks');
      expect(await reads.buyerSheet(token, key, 'statement')).toBeNull();
      expect(await type(token, wrongFor(deal.digits))).toMatchObject({ ok: false, code: 'invalid' });
      expect(await type(token, deal.digits)).toMatchObject({ ok: true, state: 'gone', why });
    }
    const deal = await aDeal();
    const token = await give(deal.id);
    const key = await enter(token, deal.digits);
    await app.db.update(deals).set({ stage: 'cancelled', endedAt: new Date() }).where(eq(deals.id, deal.id));
    expect(await look(token, key)).toEqual({ state: 'gone', why: 'cancelled' });
    // nor does one in the trash show anything
    await app.db
      .update(deals)
      .set({ stage: 'reserved', endedAt: null, deletedAt: new Date() })
      .where(eq(deals.id, deal.id));
    expect(await look(token, key)).toEqual({ state: 'gone', why: 'cancelled' });
    expect(await reads.buyerSheet(token, key, 'statement')).toBeNull();
  });

  test('takes a question of this person to the inbox, once', async () => {
    const { id, digits, apartment } = await aDeal();
    const token = await give(id);
    const key = await enter(token, digits);
    expect(await reads.askOffice(token, null, 'When?', 'en')).toMatchObject({ ok: false });
    expect(await reads.askOffice(token, key, ' ', 'en')).toMatchObject({ ok: false, code: 'invalid' });
    for (let n = 0; n < 2; n++)
      expect(await reads.askOffice(token, key, 'Can it be in two parts?', 'en')).toEqual({ ok: true });
    const { items } = (await app.as('ADMIN').get('/admin/messages?q=two+parts')).json();
    expect(items).toHaveLength(1);
    const [message] = items as Message[];
    expect(message).toMatchObject({ source: 'buyer', senderName: 'Nadine Saleh', isRead: false });
    const [deal] = await app.db.select().from(deals).where(eq(deals.id, id));
    expect(message?.personId).toBe(deal?.personId);
    expect(message?.unit?.unitLabelEn).toContain(apartment.label);
    const page = (await look(token, key)) as BuyerPage;
    expect(page.questions).toEqual([
      expect.objectContaining({ body: 'Can it be in two parts?', isAnswered: false }),
    ]);
    for (let n = 0; n < 9; n++) await reads.askOffice(token, key, `Question ${n}`, 'en');
    expect(await reads.askOffice(token, key, 'One more', 'en')).toMatchObject({ code: 'tooManyRequests' });
  });
});

test('receipts carry the code of the page they were issued with, statements that of now, where the company wants it', async () => {
  const { id, apartment } = await aDeal();
  const token = await give(id);
  const pay = async () => (await app.pay(apartment, cash(100, 'USD'))).paper?.id;
  const paper = async (of: number | undefined) => (await app.lacasa.get(`/admin/papers/${of}`)).json();
  const statement = async () => (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
  const plain = await pay();
  await app.db.update(company).set({ buyerCodes: true });
  const coded = await pay();
  expect((await paper(plain)).buyerPath).toBeUndefined();
  expect((await paper(coded)).buyerPath).toBe(`/my/${token}`);
  expect((await statement()).buyerPath).toBe(`/my/${token}`);
  const renewed = tokenOf((await app.lacasa.post(`${linkCall(id)}/renew`)).json());
  expect((await paper(coded)).buyerPath).toBe(`/my/${token}`);
  expect((await statement()).buyerPath).toBe(`/my/${renewed}`);
  expect((await app.as('ADMIN').get(`/admin/deals/${id}/ledger`)).json().buyerPath).toBeUndefined();
  const stored = JSON.stringify(await app.db.select().from(papers));
  expect(stored).not.toContain(token);
  await app.db.update(company).set({ buyerCodes: false });
  expect((await statement()).buyerPath).toBeUndefined();
});

const WHAT = ['returned', 'stage', 'due', 'receipt'];

describe('staff', () => {
  test('give a link only for a deal of buyers with a phone, and see no address in the tables', async () => {
    const { id } = await aDeal();
    const token = await give(id);
    expect(await give(id)).toBe(token);
    const silent = await aDeal({ phone: '' });
    expect((await linkOf(silent.id)).cannot).toBe('noPhone');
    expect((await app.lacasa.post(linkCall(silent.id))).json().code).toBe('noBuyerPage');
    await app.lacasa.post(`${linkCall(id)}/withdraw`);
    const tables = JSON.stringify([
      await app.db.select().from(secretAddresses),
      await app.db.select().from(endedAddresses),
    ]);
    expect(tables).not.toContain(token);
    expect((await linkOf(id)).link).toBeNull();
    expect((await app.as('ADMIN').get(linkCall(id))).statusCode).toBe(403);
  });

  test('are offered what there is to tell, and keep that it was told', async () => {
    const { id, apartment } = await aDeal();
    const entry = await app.pay(apartment, cash(2_000, 'USD', { on: companyDay() }));
    const { tell } = await linkOf(id);
    const receipt = tell.find(({ what }) => what === 'receipt');
    expect(receipt).toMatchObject({ subject: String(entry.paper?.id), amount: 2_000, toldAt: null });
    const body = { what: 'receipt', subject: receipt?.subject };
    const told: BuyerLink = (await app.lacasa.post(`${linkCall(id)}/told`, body)).json();
    expect(told.tell.find(({ what }) => what === 'receipt')?.toldAt).not.toBeNull();
    const unknown = await app.lacasa.post(`${linkCall(id)}/told`, { what: 'receipt', subject: '999999' });
    expect(unknown.json().errors[0].path).toBe('subject');
  });

  test('see at the money desk what nobody was told, as the accounts offer it; what the earlier buyer got is not told the next', async () => {
    const [mine, other, without] = [await aDeal(), await aDeal(), await aDeal()];
    for (const { apartment } of [mine, other, without])
      await app.pay(apartment, cash(300, 'USD', { on: companyDay() }));
    const back = await app.pay(other.apartment, cheque(700, { currency: 'USD', on: companyDay() }));
    for (const state of ['deposited', 'returned'])
      await app.lacasa.post(`/admin/entries/${back.id}/cheque`, { state, on: companyDay(), version: null });
    await app.lacasa.put(`/admin/deals/${mine.id}/plan`, {
      lines: [
        { dueOn: addDays(companyDay(), 7), amount: 1_000, label: 'Second' },
        { dueOn: addDays(companyDay(), 8), amount: 147_000, label: 'Later' },
      ],
    });
    for (const { id } of [mine, other]) await give(id);
    const listed = async (): Promise<ToTellRow[]> =>
      (await app.lacasa.get('/admin/money/to-tell?size=100')).json().items;
    const of = (rows: ToTellRow[], id: DealId) => rows.filter(({ deal }) => deal.id === id);
    const rows = await listed();
    expect(of(rows, mine.id).map(({ about }) => [about.what, about.amount])).toEqual([
      ['due', 700],
      ['receipt', 300],
    ]);
    expect(of(rows, other.id).map(({ about }) => [about.what, about.amount])).toEqual([
      ['returned', 700],
      ['receipt', 300],
      ['receipt', 700],
    ]);
    // without a page there is nothing to hand over
    expect(of(rows, without.id)).toEqual([]);
    expect(rows.map(({ about }) => about.what)).toEqual(
      rows.map(({ about }) => about.what).toSorted((a, b) => WHAT.indexOf(a) - WHAT.indexOf(b)),
    );
    for (const id of new Set(rows.map(({ deal }) => deal.id))) {
      const account = await linkOf(id);
      expect(of(rows, id).map(({ about, path }) => [path, about.subject])).toEqual(
        account.tell
          .filter(({ toldAt }) => toldAt === null)
          .map(({ subject }) => [account.link?.path, subject]),
      );
    }
    const [due] = of(rows, mine.id);
    await app.lacasa.post(`${linkCall(mine.id)}/told`, { what: 'due', subject: due?.about.subject });
    expect(of(await listed(), mine.id).map(({ about }) => about.what)).toEqual(['receipt']);
    const { deal } = (await app.lacasa.get(`/admin/deals/${mine.id}/ledger`)).json();
    const handed = await app.lacasa.post(`/admin/deals/${mine.id}/transfers`, {
      ...{ to: [{ name: 'Fuad', phone: aPhone() }], on: companyDay(), cheques: [], version: deal.version },
    });
    expect(handed.statusCode, handed.body).toBe(201);
    await give(mine.id);
    // the payment of this week is told the new buyer, the receipt of the earlier one is not
    expect(of(await listed(), mine.id).map(({ about }) => about.what)).toEqual(['due']);
    expect((await app.as('ADMIN').get('/admin/money/to-tell')).statusCode).toBe(403);
  });

  test('give all of a building at once what was shown, and not what changed meanwhile', async () => {
    const [building] = (await app.superadmin.get('/admin/buildings')).json().items;
    const call = `/admin/buildings/${building.id}/buyer-pages`;
    const { id } = await aDeal();
    const before: BuyerLinks = (await app.lacasa.get(call)).json();
    expect(before.items.find(({ dealId }) => dealId === id)).toMatchObject({ link: null, cannot: null });
    await aDeal();
    expect((await app.lacasa.post(call, { digest: before.digest })).json().code).toBe('stale');
    const now: BuyerLinks = (await app.lacasa.get(call)).json();
    const given: BuyerLinks = (await app.lacasa.post(call, { digest: now.digest })).json();
    expect(given.toGive).toBe(0);
    expect(given.given).toBe(now.given + now.toGive);
    expect(given.items.filter(({ link }) => link).length).toBe(given.given);
    expect(await app.db.$count(secretAddresses, sql`kind = 'buyer'`)).toBeGreaterThanOrEqual(given.given);
  });
});
