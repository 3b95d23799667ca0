import { createHash } from 'node:crypto';
import type { BuyerPage } from '@diyar/contract/buyer-page';
import type { Contract, ContractTemplates, DealContracts } from '@diyar/contract/contracts';
import type { DealLedger } from '@diyar/contract/ledger';
import type { PublicReads } from '@diyar/contract/public-reads';
import type { DealId } from '@diyar/contract/rules/ids';
import type { BuildingStages } from '@diyar/contract/stages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { contracts, deals, projects, throttles } from '../../db/schema.ts';
import { publicReads } from '../../public-reads.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { docxOf } from '../../testing/docx.ts';
import { multipart } from '../../testing/multipart.ts';
import { companyDay } from '../ledger/index.ts';
import { serveBuyerContracts } from './index.ts';

const config = loadConfig({}, 'test');
const base = config.basePath === '/' ? '' : config.basePath;
const today = companyDay();
let app: LacasaApp;
let reads: PublicReads;
let versionId: number;
let stage: number;
beforeAll(async () => {
  app = await lacasaApp(async (site) => serveBuyerContracts(site, config.basePath));
  reads = publicReads({ db: app.db, config })('192.0.2.7');
  versionId = await aTemplate();
  stage = await aStage();
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(throttles));

async function aTemplate(): Promise<number> {
  const bytes = docxOf({ body: '<w:p><w:r><w:t>{buyer} {price}</w:t></w:r></w:p>' });
  const form = await multipart({ name: 'Sale', lang: 'en', file: { bytes, name: 'sale.docx' } });
  const answer = await app
    .as('ADMIN')
    .post('/admin/contract-templates', form.payload, { headers: form.headers });
  const [made] = (answer.json() as ContractTemplates).items;
  const version = made?.versions[0]?.id ?? 0;
  await app.as('ADMIN').post(`/admin/contract-templates/${made?.id}/use`, { versionId: version });
  return version;
}

const lacasaProject = async () =>
  (await app.db.select().from(projects).where(eq(projects.isLacasa, true)))[0]?.id ?? 0;

async function aStage(): Promise<number> {
  const path = `/admin/projects/${await lacasaProject()}/stages`;
  const before: BuildingStages = (await app.as('ADMIN').get(path)).json();
  const items = [{ nameEn: 'Skeleton', nameAr: 'العظم', plannedOn: null }];
  const saved = await app.as('ADMIN').put(path, { items, digest: before.digest });
  return (saved.json() as BuildingStages).items[0]?.id ?? 0;
}
async function reach(on: string | null) {
  const path = `/admin/stages/${stage}/reach`;
  const { digest } = (await app.superadmin.get(on ? `${path}?on=${on}` : path)).json();
  expect((await app.superadmin.post(path, { on, digest })).statusCode).toBe(200);
}
const tellStage = async (id: DealId, how = 'print') => {
  const told = await app.superadmin.post(`/admin/stages/${stage}/letters`, { how, dealIds: [id] });
  expect(told.statusCode, told.body).toBe(200);
};

let phones = 0;
const aPhone = () => `059977${String(1000 + phones++)}`;

/** A price of 9,000, of which 4,000 follow the stage. */
async function aDeal(name = 'Nadine Saleh') {
  const phone = aPhone();
  const unit = app.free();
  const plan = [
    { dueOn: '2027-12-01', amount: 5_000, label: '' },
    { stageId: stage, daysAfter: 30, amount: 4_000, label: '' },
  ];
  const answer = await app.lacasa.post(`/lacasa/apartments/${unit.id}/reservation`, {
    ...{ name, phone },
    terms: { currency: 'USD', prices: [{ unit: unit.id, amount: 9_000 }], plan },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return { id: await app.dealOf(answer.json()), unit, phone, digits: phone.slice(-4) };
}

async function open({ id, digits }: { id: DealId; digits: string }) {
  const given = await app.lacasa.post(`/admin/deals/${id}/buyer-page`);
  expect(given.statusCode, given.body).toBe(200);
  const token: string = given.json().link.path.replace('/my/', '');
  const opened = await reads.openBuyerPage(token, digits, 'en');
  if (!opened.ok || !('key' in opened)) throw new Error(JSON.stringify(opened));
  return { token, key: opened.key };
}
type Door = Awaited<ReturnType<typeof open>>;
const papersAt = async ({ token, key }: Door) =>
  ((await reads.buyerPage(token, key, false)) as BuyerPage).papers;

const ledgerOf = async (id: DealId): Promise<DealLedger> =>
  (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
async function handOver(id: DealId, to: { name: string; phone: string; idNumber?: string }) {
  const { deal } = await ledgerOf(id);
  const answer = await app.lacasa.post(`/admin/deals/${id}/transfers`, {
    to: [{ ...to, ...(to.idNumber && { idKind: 'national' }) }],
    ...{ on: today, cheques: [], version: deal.version },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return { id, digits: to.phone.slice(-4) };
}

async function makeContract(id: DealId): Promise<Contract> {
  const answer = await app.as('ADMIN').post(`/admin/deals/${id}/contracts`, { versionId });
  expect(answer.statusCode, answer.body).toBe(201);
  return (answer.json() as DealContracts).contracts[0] as Contract;
}
const show = (contract: Contract, copy: string | null) =>
  app.as('ADMIN').post(`/admin/contracts/${contract.id}/shown`, { copy });
async function shown(contract: Contract, copy: string | null): Promise<Contract> {
  const answer = await show(contract, copy);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as DealContracts).contracts.find(({ id }) => id === contract.id) as Contract;
}
async function sign(contract: Contract, scan = '%PDF-1.7\nscan') {
  const file = { bytes: Buffer.from(scan), name: 'scan.pdf' };
  const form = await multipart({ signedOn: '2026-11-02', file });
  const answer = await app
    .as('ADMIN')
    .post(`/admin/contracts/${contract.id}/signed`, form.payload, { headers: form.headers });
  expect(answer.statusCode, answer.body).toBe(200);
}
const fetchContract = ({ token, key }: { token: string; key: string | null }, id: number | string) =>
  app.anonymous.get(`${base}/my/${token}/contracts/${id}`, { headers: { cookie: `buyer=${key}` } });

/** Every paper of the deal that was issued since it has these buyers, as the tables have them. */
async function papersInTables(id: DealId): Promise<string[]> {
  const { rows } = await app.db.execute<{ path: string }>(sql`
    with since as (select coalesce(max(created_at), '-infinity') as at from transfers where deal_id = ${id})
    select 'papers/' || paper.id as path from since, papers paper join entries entry on entry.id = paper.entry_id
      where entry.deal_id = ${id} and paper.created_at > since.at
    union all select 'papers/letter-' || letter.stage_id from since, stage_letters letter
      join stages stage on stage.id = letter.stage_id and stage.reached_on = letter.reached_on
      where letter.deal_id = ${id} and (letter.handed_at > since.at or letter.printed_at > since.at)
    union all select * from (select 'papers/transfer-' || id from transfers where deal_id = ${id} order by id desc limit 1) last
    union all select 'contracts/' || contract.id from since, contracts contract
      where contract.deal_id = ${id} and contract.created_at > since.at and contract.shown_to_buyers is not null
        and not exists (select from contracts later where later.deal_id = ${id} and later.id > contract.id
          and (contract.signed_on is null or later.signed_on is not null))`);
  return rows.map(({ path }) => path).sort();
}

test('lists every paper that the present buyers were given, whatever happened to the deal', async () => {
  const deal = await aDeal('Rima');
  const { id } = deal;
  let door = await open(deal);
  const kinds = new Set<string>();
  const check = async (step: string) => {
    const papers = await papersAt(door);
    for (const { kind } of papers) kinds.add(kind);
    expect([step, papers.map(({ path }) => path).sort()]).toEqual([step, await papersInTables(id)]);
    // each opens, and what was issued to others does not
    for (const { path } of papers)
      if (path.startsWith('papers/'))
        expect([path, await reads.buyerSheet(door.token, door.key, path.slice(7))]).not.toEqual([path, null]);
    return papers;
  };
  expect(await check('nothing yet')).toEqual([]);
  const entered = await app.enter(id, cash(2_000, 'USD', { on: today }));
  const first = entered.entries.find(({ paper }) => paper)?.paper;
  await check('a receipt');
  await app.enter(id, { ...cash(100, 'USD', { on: today }), kind: 'refund', note: 'Too much' });
  await check('a voucher');
  await reach(today);
  await check('a stage that nobody was told of');
  await tellStage(id);
  const [letter] = (await check('told')).filter(({ kind }) => kind === 'letter');
  expect(letter).toMatchObject({ nameEn: 'Skeleton', amount: 4_000, currency: 'USD', isPaid: false });
  const sheet = await reads.buyerSheet(door.token, door.key, `letter-${stage}`);
  expect(sheet).toMatchObject({ kind: 'letter', letters: { items: [{ dealId: id, amount: 4_000 }] } });
  await reach(null);
  expect((await check('taken back')).some(({ kind }) => kind === 'letter')).toBe(false);
  expect(await reads.buyerSheet(door.token, door.key, `letter-${stage}`)).toBeNull();
  await reach(today);
  await check('reached on the same day again');
  const contract = await makeContract(id);
  await check('a contract that is not shown');
  await shown(contract, 'word');
  await check('a contract');
  const entry = entered.entries.find(({ paper }) => paper);
  await app.lacasa.post(`/admin/entries/${entry?.id}/void`, { reason: 'mistake' });
  await check('a void receipt');

  const next = await handOver(id, { name: 'Fuad', phone: aPhone(), idNumber: '902114875' });
  door = await open(next);
  const [transfer, ...others] = await check('handed over');
  expect([transfer?.kind, others]).toEqual(['transfer', []]);
  for (const which of [String(first?.id), `letter-${stage}`])
    expect(await reads.buyerSheet(door.token, door.key, which)).toBeNull();
  const paper = await reads.buyerSheet(door.token, door.key, transfer?.path.slice(7) ?? '');
  expect(paper).toMatchObject({ kind: 'transfer', transfer: { data: { to: [{ name: 'Fuad' }] } } });
  // whole numbers stay in the office
  expect(JSON.stringify(paper)).not.toContain('902114875');
  expect(JSON.stringify(paper)).toContain('875');
  await app.enter(id, cash(300, 'USD', { on: today }));
  await check('a receipt of the new buyer');
  await tellStage(id, 'whatsapp');
  await check('told the new buyer');
  await makeContract(id).then((made) => shown(made, 'word'));
  await check('a contract of the new buyer');

  const back = await handOver(id, { name: 'Rima', phone: deal.phone });
  door = await open(back);
  expect((await check('handed back')).map(({ kind }) => kind)).toEqual(['transfer']);
  expect([...kinds].sort()).toEqual(['contract', 'letter', 'receipt', 'transfer', 'voucher']);
  await reach(null);
});

test('a contract is shown where staff say so, as the file that they chose, byte for byte', async () => {
  const deal = await aDeal();
  const door = await open(deal);
  const contract = await makeContract(deal.id);
  expect(contract).toMatchObject({ mayBeShown: true, shown: null });
  expect((await fetchContract(door, contract.id)).statusCode).toBe(303);
  // there is no scan yet
  expect((await show(contract, 'scan')).json().code).toBe('stale');
  const allowed = await shown(contract, 'word');
  expect(allowed.shown).toMatchObject({ copy: 'word', by: 'ADMIN', at: expect.any(String) });
  const file = await fetchContract(door, contract.id);
  expect(file.statusCode).toBe(200);
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(contract.sha256);
  expect(file.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  });
  expect(file.headers['access-control-allow-origin']).toBeUndefined();
  await sign(contract);
  // what was chosen stays: a scan may say more than the Word file
  expect((await fetchContract(door, contract.id)).headers['content-disposition']).toContain('.docx');
  await shown(contract, 'scan');
  const scan = await fetchContract(door, contract.id);
  expect([scan.body, scan.headers['content-type']]).toEqual(['%PDF-1.7\nscan', 'application/pdf']);
  const log = (await app.superadmin.get('/admin/audit?size=20')).body;
  expect(log).toContain('buyerPages.showContract');
  // a later one that is signed supersedes it, and is not shown by itself
  const later = await makeContract(deal.id);
  expect((await fetchContract(door, contract.id)).statusCode).toBe(200);
  await sign(later);
  expect((await fetchContract(door, contract.id)).statusCode).toBe(303);
  expect((await fetchContract(door, later.id)).statusCode).toBe(303);
  expect((await show(contract, 'word')).json().code).toBe('stale');
  await shown(later, 'scan');
  expect((await fetchContract(door, later.id)).statusCode).toBe(200);
  await shown(later, null);
  expect((await fetchContract(door, later.id)).statusCode).toBe(303);
  expect((await app.superadmin.get('/admin/audit?size=20')).body).toContain('buyerPages.hideContract');
});

test('no contract of another deal, none that is not shown, and none without the key is reached by its number', async () => {
  const [mine, other] = [await aDeal(), await aDeal()];
  const [door, theirs] = [await open(mine), await open(other)];
  const [shownOne, hidden, foreign] = [
    await makeContract(mine.id),
    await makeContract(await aDeal().then(({ id }) => id)),
    await makeContract(other.id),
  ];
  await shown(shownOne, 'word');
  await shown(foreign, 'word');
  expect((await fetchContract(theirs, foreign.id)).statusCode).toBe(200);
  for (let id = 1; id <= foreign.id + 3; id++) {
    const answer = await fetchContract(door, id);
    expect([id, answer.statusCode]).toEqual([id, id === shownOne.id ? 200 : 303]);
  }
  for (const made of [
    `0${shownOne.id}`,
    `${shownOne.id}.0`,
    '-1',
    '1e0',
    'x',
    '%00',
    '999999999999',
    `${hidden.id}`,
  ])
    expect((await fetchContract(door, made)).statusCode).not.toBe(200);
  const strangers = [
    { ...door, key: null },
    { ...door, key: theirs.key },
    { ...theirs, key: door.key },
    { token: 'x'.repeat(32), key: door.key },
  ];
  for (const stranger of strangers) {
    const answer = await fetchContract(stranger, shownOne.id);
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([303, 'no-store', '']);
  }
});

test('the file ends with the page: withdrawn, handed over, cancelled, in the trash', async () => {
  const ends: ((id: DealId) => Promise<unknown>)[] = [
    (id) => app.lacasa.post(`/admin/deals/${id}/buyer-page/withdraw`),
    (id) => app.lacasa.post(`/admin/deals/${id}/buyer-page/renew`),
    (id) => handOver(id, { name: 'Fuad', phone: aPhone() }),
    (id) => app.db.update(deals).set({ stage: 'cancelled', endedAt: new Date() }).where(eq(deals.id, id)),
    (id) => app.db.update(deals).set({ deletedAt: new Date() }).where(eq(deals.id, id)),
  ];
  for (const end of ends) {
    const deal = await aDeal();
    const door = await open(deal);
    const contract = await makeContract(deal.id);
    await shown(contract, 'word');
    expect((await fetchContract(door, contract.id)).statusCode).toBe(200);
    await end(deal.id);
    expect((await fetchContract(door, contract.id)).statusCode).toBe(303);
  }
});

test('who may say so, and what is no answer', async () => {
  const { id } = await aDeal();
  const contract = await makeContract(id);
  const path = `/admin/contracts/${contract.id}/shown`;
  for (const role of ['SALES', 'ACCOUNTANT'] as const)
    expect((await app.as(role).post(path, { copy: 'word' })).statusCode).toBe(403);
  expect((await show(contract, 'photo')).json()).toMatchObject({
    code: 'invalid',
    errors: [{ path: 'copy' }],
  });
  expect((await show({ ...contract, id: 999_999 }, 'word')).statusCode).toBe(404);
  // saying it twice is saying it once
  const first = await shown(contract, 'word');
  expect((await shown(contract, 'word')).shown).toEqual(first.shown);
  // a contract of the earlier buyers is never shown to the next
  await handOver(id, { name: 'Fuad', phone: aPhone() });
  const read: DealContracts = (await app.as('ADMIN').get(`/admin/deals/${id}/contracts`)).json();
  expect(read.contracts[0]).toMatchObject({ mayBeShown: false, shown: null });
  expect((await show(contract, 'word')).json().code).toBe('stale');
  expect((await show(contract, null)).statusCode).toBe(200);
  const [row] = await app.db.select().from(contracts).where(eq(contracts.id, contract.id));
  expect([row?.shownToBuyers, row?.shownAt, row?.shownBy]).toEqual([null, null, null]);
});

test('an address that ended stays ended when the deal comes back; a cancelled deal that is reopened has its page again', async () => {
  const deal = await aDeal('Rima');
  const before = await open(deal);
  await handOver(deal.id, { name: 'Fuad', phone: aPhone() });
  const back = await handOver(deal.id, { name: 'Rima', phone: deal.phone });
  expect((await reads.buyerPage(before.token, before.key, false)).state).toBe('asks');
  expect(await reads.openBuyerPage(before.token, deal.digits, 'en')).toMatchObject({ why: 'transferred' });
  const after = await open(back);
  expect(after.token).not.toBe(before.token);
  const building = await lacasaProject();
  const step = (name: string, body: object) =>
    app.superadmin.post(`/admin/buildings/${building}/apartments/${deal.unit.id}/${name}`, body);
  expect((await step('cancel', { reason: 'other' })).statusCode).toBe(200);
  expect((await reads.buyerPage(after.token, after.key, false)).state).toBe('gone');
  expect((await step('reopen', { dealId: deal.id })).statusCode).toBe(200);
  expect((await reads.buyerPage(after.token, after.key, false)).state).toBe('open');
  expect((await reads.buyerPage(before.token, before.key, false)).state).toBe('asks');
});

test('of two buyers one has no phone: the page has both names and opens with the digits of the other', async () => {
  const deal = await aDeal('Rima');
  const { version } = (await app.lacasa.get(`/admin/deals/${deal.id}/parties`)).json();
  const phone = aPhone();
  const saved = await app.lacasa.put(`/admin/deals/${deal.id}/parties`, {
    parties: [
      { name: 'Rima', phone: '' },
      { name: 'Lina', phone },
    ],
    version,
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const door = await open({ id: deal.id, digits: phone.slice(-4) });
  expect(await reads.buyerPage(door.token, door.key, false)).toMatchObject({ names: ['Rima', 'Lina'] });
  expect(await reads.openBuyerPage(door.token, deal.digits, 'en')).toMatchObject({ ok: false });
});
