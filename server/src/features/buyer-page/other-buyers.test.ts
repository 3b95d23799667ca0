import type { BuyerLink, BuyerPage } from '@diyar/contract/buyer-page';
import type { DealParties } from '@diyar/contract/parties';
import type { PublicReads } from '@diyar/contract/public-reads';
import { type DealId, dealId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { deals, throttles } from '../../db/schema.ts';
import { publicReads } from '../../public-reads.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { multipart } from '../../testing/multipart.ts';
import { companyDay } from '../ledger/index.ts';

let app: LacasaApp;
let reads: PublicReads;
beforeAll(async () => {
  app = await lacasaApp();
  reads = publicReads({ db: app.db, config: loadConfig({}, 'test') })('192.0.2.7');
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(throttles));

let phones = 0;
const aPhone = () => `059933${String(1000 + phones++)}`;
const digitsOf = (phone: string) => phone.slice(-4);

const ok = (answer: { statusCode: number; body: string }) =>
  expect(answer.statusCode, answer.body).toBeLessThan(300);

async function give(id: DealId): Promise<string> {
  const answer = await app.superadmin.post(`/admin/deals/${id}/buyer-page`);
  ok(answer);
  return answer.json().link.path.replace('/my/', '');
}
const linkOf = async (id: DealId): Promise<BuyerLink> =>
  (await app.superadmin.get(`/admin/deals/${id}/buyer-page`)).json();
const hasLink = async (id: DealId) => (await linkOf(id)).link !== null;
async function enter(token: string, digits: string): Promise<string> {
  const opened = await reads.openBuyerPage(token, digits, 'en');
  if (!opened.ok || !('key' in opened)) throw new Error(JSON.stringify(opened));
  return opened.key;
}
const pageOf = async (token: string, key: string) =>
  (await reads.buyerPage(token, key, false)) as BuyerPage | { state: 'asks' | 'gone' };

const pay = async (id: DealId, amount: number) =>
  ok(await app.superadmin.post(`/admin/deals/${id}/entries`, cash(amount, 'USD', { on: companyDay() })));

interface Buyer {
  name: string;
  phone: string;
}
interface Case {
  id: DealId;
  name: (buyer: Buyer) => Promise<unknown>;
}

async function reserved(buyer: Buyer): Promise<Case & { path: string }> {
  const apartment = await app.reserve({ ...buyer, dueAmountStr: '9000 USD' });
  const id = await app.dealOf(apartment);
  const path = `/lacasa/apartments/${apartment.id}/reservation`;
  return { id, path, name: async (next) => ok(await app.lacasa.patch(path, next)) };
}

async function sold({ name, phone }: Buyer): Promise<Case> {
  const send = async (of: Buyer, path: string, method: 'post' | 'patch') => {
    const form = await multipart({ apartmentName: 'B-7', buyerName: of.name, buyerPhone: of.phone });
    const answer = await app.as('ADMIN')[method](path, form.payload, { headers: form.headers });
    ok(answer);
    return answer.json();
  };
  const record = await send({ name, phone }, '/admin/selled', 'post');
  const [deal] = await app.db.select({ id: deals.id }).from(deals).where(eq(deals.soldNo, record.id));
  return {
    id: deal?.id ?? dealId(0),
    name: (next) => send(next, `/admin/selled/${record.id}`, 'patch'),
  };
}

const partiesOf = async (id: DealId): Promise<DealParties> =>
  (await app.as('ADMIN').get(`/admin/deals/${id}/parties`)).json();
async function saveParties(id: DealId, parties: Buyer[]) {
  const { version } = await partiesOf(id);
  const rows = parties.map((party) => ({ ...party, share: null }));
  ok(await app.as('ADMIN').put(`/admin/deals/${id}/parties`, { parties: rows, version }));
}
async function byParties(buyer: Buyer): Promise<Case> {
  const { id } = await reserved(buyer);
  return { id, name: (next) => saveParties(id, [next]) };
}

describe('a call that names another buyer', () => {
  test.each([
    ['of a reservation', reserved],
    ['of a sold record', sold],
    ['of the buyers of a deal', byParties],
  ])('%s ends the page of the earlier one, and shows the next nothing of theirs', async (_, make) => {
    const [first, next] = [
      { name: 'Nadine Saleh', phone: aPhone() },
      { name: 'Fuad Masri', phone: aPhone() },
    ];
    const deal = await make(first);
    await pay(deal.id, 300);
    const token = await give(deal.id);
    const key = await enter(token, digitsOf(first.phone));
    const theirs = (await pageOf(token, key)) as BuyerPage;
    const receipt = theirs.papers.find(({ kind }) => kind === 'receipt');
    expect(receipt).toBeDefined();
    expect(await reads.askOffice(token, key, 'When is the kitchen in?', 'en')).toEqual({ ok: true });

    await deal.name(next);
    expect(await pageOf(token, key)).toMatchObject({ state: 'asks' });
    expect(await reads.buyerSheet(token, key, 'statement')).toBeNull();
    expect(await reads.openBuyerPage(token, digitsOf(next.phone), 'en')).toMatchObject({ ok: false });
    // whoever it was is told why
    const told = await reads.openBuyerPage(token, digitsOf(first.phone), 'en');
    expect(told).toMatchObject({ ok: true, state: 'gone', why: 'transferred' });
    const staff = await linkOf(deal.id);
    expect([staff.link, staff.othersSince !== null]).toEqual([null, true]);

    const other = await give(deal.id);
    const otherKey = await enter(other, digitsOf(next.phone));
    const page = (await pageOf(other, otherKey)) as BuyerPage;
    expect(page.papers).toEqual([]);
    expect(page.questions).toEqual([]);
    expect(await reads.buyerSheet(other, otherKey, receipt?.path.slice(7) ?? '')).toBeNull();
    // the money is the deal's
    expect(page.ledger.entries.map(({ kind, amount }) => [kind, amount])).toContainEqual(['payment', 300]);
  });

  test('also when the record names nobody in between', async () => {
    const next = { name: 'Fuad Masri', phone: aPhone() };
    const deal = await sold({ name: 'Nadine Saleh', phone: aPhone() });
    await pay(deal.id, 300);
    await give(deal.id);
    await deal.name({ name: '', phone: '' });
    expect(await hasLink(deal.id)).toBe(false);
    await deal.name(next);
    const token = await give(deal.id);
    const page = (await pageOf(token, await enter(token, digitsOf(next.phone)))) as BuyerPage;
    expect(page.papers).toEqual([]);
  });

  test('a new number, another spelling, somebody beside them, or one who leaves end nothing', async () => {
    const [first, wife] = [
      { name: 'Nadine Saleh', phone: aPhone() },
      { name: 'Huda Saleh', phone: aPhone() },
    ];
    const deal = await reserved(first);
    await pay(deal.id, 300);
    const token = await give(deal.id);
    const newNumber = { ...first, phone: aPhone() };
    await deal.name(newNumber);
    await deal.name({ ...newNumber, name: 'Nadin Saleh' });
    await saveParties(deal.id, [{ ...newNumber, name: 'Nadin Saleh' }, wife]);
    expect(
      ((await pageOf(token, await enter(token, digitsOf(wife.phone)))) as BuyerPage).papers,
    ).toHaveLength(1);
    await saveParties(deal.id, [wife]);
    const key = await enter(token, digitsOf(wife.phone));
    expect(((await pageOf(token, key)) as BuyerPage).papers).toHaveLength(1);
    // who left opens nothing
    expect(await reads.openBuyerPage(token, digitsOf(newNumber.phone), 'en')).toMatchObject({ ok: false });
  });

  test('whatever is done to the buyers, nobody who came instead of somebody opens the page of before, or its papers', async () => {
    const pool = ['Rana', 'Samar', 'Dana'].map((name) => ({ name, phone: aPhone() }));
    const [rana, samar, dana] = pool as [Buyer, Buyer, Buyer];
    const step = fc.constantFrom<Buyer[]>(
      [rana],
      [samar],
      [dana],
      [rana, samar],
      [samar, dana],
      [dana, rana],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
        const deal = await reserved(rana);
        let now: Buyer[] = [rana];
        /** Since the last time that one went and another came. */
        let isGiven = false;
        let receipts = 0;
        for (const next of steps) {
          if (!isGiven) await give(deal.id);
          isGiven = true;
          await pay(deal.id, 10);
          receipts++;
          if (next.length === 1 && now.length === 1) await deal.name(next[0] as Buyer);
          else await saveParties(deal.id, next);
          const went = now.some((one) => !next.includes(one));
          const came = next.some((one) => !now.includes(one));
          if (went && came) [isGiven, receipts] = [false, 0];
          now = next;
          expect(await hasLink(deal.id)).toBe(isGiven);
          const token = await give(deal.id);
          isGiven = true;
          for (const one of pool) {
            await app.db.delete(throttles);
            const opened = await reads.openBuyerPage(token, digitsOf(one.phone), 'en');
            expect(opened.ok && 'key' in opened).toBe(now.includes(one));
            if (opened.ok && 'key' in opened)
              expect(((await pageOf(token, opened.key)) as BuyerPage).papers).toHaveLength(receipts);
          }
        }
      }),
      { numRuns: process.env.LONG ? 40 : 5 },
    );
  });
});
