import type { BuyerLink, BuyerPage } from '@diyar/contract/buyer-page';
import { dealId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { deals, projects } from '../../db/schema.ts';
import { publicReads } from '../../public-reads.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { insertDeals, randomDeal, randomStages, rowsOf } from './random-deals.ts';

const DEALS = process.env.LONG ? 1_000 : 60;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.db.insert(projects).values({ id: 1, slug: 'tower' });
  const [building] = fc.sample(randomStages, 1);
  await insertDeals(app.db, rowsOf(fc.sample(randomDeal, DEALS), building));
  await app.db.update(deals).set({ name: 'Hala', phone: '0599123456' });
});
afterAll(() => app.close());

test(`the page has the ledger that the account and the statement have, of ${DEALS} deals`, async () => {
  const staff = app.as('SUPERADMIN');
  const seen: Record<string, number> = {};
  for (let n = 1; n <= DEALS; n++) {
    const id = dealId(n);
    const [deal] = await app.db.select().from(deals).where(eq(deals.id, id));
    const given = await staff.post(`/admin/deals/${id}/buyer-page`);
    const isTheirs = deal?.stage === 'reserved' || deal?.stage === 'sold';
    expect([deal?.stage, given.statusCode]).toEqual([deal?.stage, isTheirs ? 200 : 409]);
    if (!isTheirs) continue;
    const token = (given.json() as BuyerLink).link?.path.replace('/my/', '') ?? '';
    const reads = publicReads({ db: app.db, config: loadConfig({}, 'test') })(`192.0.2.${n % 200}`);
    const opened = await reads.openBuyerPage(token, '3456', 'en');
    const key = opened.ok && 'key' in opened ? opened.key : '';
    const page = (await reads.buyerPage(token, key, true)) as BuyerPage;
    const account = (await staff.get(`/admin/deals/${id}/ledger`)).json();
    expect(JSON.parse(JSON.stringify(page.ledger))).toEqual(account);
    const sheet = await reads.buyerSheet(token, key, 'statement');
    expect(JSON.parse(JSON.stringify(sheet))).toMatchObject({ kind: 'statement', ledger: account });
    seen[deal.stage] = (seen[deal.stage] ?? 0) + 1;
  }
  expect(Object.keys(seen).sort()).toEqual(['reserved', 'sold']);
}, 900_000);
