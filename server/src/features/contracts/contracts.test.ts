import { createHash } from 'node:crypto';
import type { Contract, ContractTemplates, DealContracts } from '@diyar/contract/contracts';
import type { DealLedger } from '@diyar/contract/ledger';
import { amountInWords } from '@diyar/contract/rules/amount-words';
import type { DealId } from '@diyar/contract/rules/ids';
import { moneyText } from '@diyar/contract/rules/money-text';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, deals, projects } from '../../db/schema.ts';
import { type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { docxOf } from '../../testing/docx.ts';
import { multipart } from '../../testing/multipart.ts';
import { unzip } from '../../testing/unzip.ts';
import { sampleTemplate } from './sample.ts';

let app: LacasaApp;
let lacasaId: number;
beforeAll(async () => {
  app = await lacasaApp();
  const [lacasa] = await app.db.select().from(projects).where(eq(projects.isLacasa, true));
  lacasaId = lacasa?.id ?? 0;
  await app.db.update(company).set({ nameEn: 'Diyar', nameAr: 'ديار', phone: '02 295 1234' });
});
afterAll(() => app.close());

const LRM = /\u200E/g;
const textOf = (bytes: Buffer): string =>
  (unzip(bytes).get('word/document.xml') ?? '')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(LRM, '');
const word = (...lines: string[]) =>
  docxOf({
    body: lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join(''),
  });

async function upload(
  bytes: Buffer,
  fields: object = {},
  path = '/admin/contract-templates',
  role = app.as('ADMIN'),
) {
  const form = await multipart({
    ...(fields as Record<string, string>),
    file: { bytes, name: 'عقد بيع.docx' },
  });
  return role.post(path, form.payload, { headers: form.headers });
}
/** A template whose first version is in use; the version's id. */
async function template(
  bytes: Buffer,
  fields: object = {},
): Promise<{ templateId: number; versionId: number }> {
  const known = new Set((await listed()).map(({ id }) => id));
  const answer = await upload(bytes, { name: 'Sale', lang: 'en', ...fields });
  expect(answer.statusCode, answer.body).toBe(201);
  const made = (answer.json() as ContractTemplates).items.find(({ id }) => !known.has(id));
  const [templateId, versionId] = [made?.id ?? 0, made?.versions[0]?.id ?? 0];
  const used = await app.as('ADMIN').post(`/admin/contract-templates/${templateId}/use`, { versionId });
  expect(used.statusCode, used.body).toBe(200);
  return { templateId, versionId };
}
const listed = async (): Promise<ContractTemplates['items']> =>
  (await app.as('ADMIN').get('/admin/contract-templates')).json().items;

/** A reservation with a price of 9,000.5 and a plan of two lines. */
async function aDeal(terms: object = {}): Promise<DealId> {
  const unit = app.free();
  const answer = await app.lacasa.post(`/lacasa/apartments/${unit.id}/reservation`, {
    name: 'سامر الخطيب',
    phone: '0599 123 456',
    terms: {
      currency: 'USD',
      prices: [{ unit: unit.id, amount: 9000.5 }],
      discount: 500.5,
      plan: [
        { dueOn: '2026-12-01', amount: 2500, label: '' },
        { dueOn: '2027-02-01', amount: 6000, label: 'عند التسليم' },
      ],
      ...terms,
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return app.dealOf(answer.json());
}
const read = async (dealId: DealId, who = app.as('ADMIN')): Promise<DealContracts> =>
  (await who.get(`/admin/deals/${dealId}/contracts`)).json();
const make = async (dealId: DealId, versionId: number, more: object = {}) =>
  app.as('ADMIN').post(`/admin/deals/${dealId}/contracts`, { versionId, ...more });
async function made(dealId: DealId, versionId: number): Promise<Contract> {
  const answer = await make(dealId, versionId);
  expect(answer.statusCode, answer.body).toBe(201);
  return (answer.json() as DealContracts).contracts[0] as Contract;
}
async function bytesOf({ id }: Contract, which = 'file'): Promise<Buffer> {
  const { url } = (await app.as('ADMIN').get(`/admin/contracts/${id}/${which}`)).json();
  return (await app.anonymous.get(`/api${url}`)).rawPayload;
}

test('from the account to the file: what it says is what the account says', async () => {
  const { versionId } = await template(
    word(
      '{contract number} {company} {buyer} {buyer phone}',
      '{price} / {price in words}',
      '{discount} {total} {total in words}',
      '{#plan}[{no} {description} {due} {amount}]{/plan} {plan total}',
      '{#units}{unit number} {unit price}{/units}',
    ),
  );
  const dealId = await aDeal();
  const before = await read(dealId);
  const offered = before.templates.find((one) => one.versionId === versionId);
  expect(offered).toMatchObject({ name: 'Sale', version: 1, missing: [] });
  const contract = await made(dealId, versionId);
  expect(contract).toMatchObject({
    state: 'made',
    template: 'Sale',
    version: 1,
    changed: [],
    signedOn: null,
  });
  const bytes = await bytesOf(contract);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(contract.sha256);
  const ledger: DealLedger = (await app.superadmin.get(`/admin/deals/${dealId}/ledger`)).json();
  const money = (amount: number) => moneyText(amount, 'USD', 'paper');
  const [first, second] = ledger.plan;
  const total = (ledger.balance?.charges ?? 0) - (ledger.balance?.discounts ?? 0);
  expect(textOf(bytes).split('\n')).toEqual(
    expect.arrayContaining([
      `${contract.number} Diyar سامر الخطيب 0599 123 456`,
      `USD 9,000.50 / ${amountInWords(9000.5, 'USD', 'en')}`,
      `USD 500.50 ${money(total)} ${amountInWords(total, 'USD', 'en')}`,
      `[1  1 December 2026 ${money(first?.amount ?? 0)}][2 At handover 1 February 2027 ${money(second?.amount ?? 0)}] ${money(total)}`,
    ]),
  );
  expect(textOf(bytes)).toContain('USD 9,000.50');
});

test('it stays what it was, and what would be different now is named; a later one supersedes it', async () => {
  const { versionId } = await template(word('{buyer} {price} {#plan}{amount}{/plan}'));
  const dealId = await aDeal();
  const contract = await made(dealId, versionId);
  const bytes = await bytesOf(contract);
  await app.enter(dealId, {
    ...{ kind: 'discount', amount: 500, currency: 'USD', on: '2026-11-01', note: 'Cash' },
  });
  const [kept] = (await read(dealId)).contracts;
  expect(kept).toMatchObject({ id: contract.id, sha256: contract.sha256 });
  expect(kept?.changed).toEqual([{ loop: 'plan', key: 'amount', at: 2, en: 'amount', ar: 'المبلغ' }]);
  expect((await bytesOf(contract)).equals(bytes)).toBe(true);
  await made(dealId, versionId);
  const states = (await read(dealId)).contracts.map(({ state, changed }) => [state, changed.length]);
  expect(states).toEqual([
    ['made', 0],
    ['superseded', 1],
  ]);
});

test('what is missing is named with its place, and nothing is made; a draft has gaps and no number', async () => {
  const { versionId } = await template(
    word(
      '{contract number}: {buyer}, {buyer address}{#buyer email} ({buyer email}){/buyer email}, {company licence}',
    ),
  );
  const dealId = await aDeal();
  const { missing } = (await read(dealId)).templates.find((one) => one.versionId === versionId) ?? {};
  expect(missing).toMatchObject([
    {
      loop: null,
      key: 'buyerAddress',
      place: 'parties',
      personId: expect.any(Number),
      at: null,
      en: 'buyer address',
      ar: 'عنوان المشتري',
    },
    {
      loop: null,
      key: 'companyLicence',
      place: 'company',
      at: null,
      en: 'company licence',
      ar: 'رخصة الشركة',
    },
  ]);
  const refused = await make(dealId, versionId);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'contractGaps']);
  const draft = await app.as('ADMIN').get(`/admin/deals/${dealId}/contracts/draft?versionId=${versionId}`);
  expect(draft.statusCode, draft.body).toBe(200);
  const lines = textOf(draft.rawPayload).split('\n');
  expect(lines[0]).toBe('Draft');
  expect(lines[1]).toMatch(/^Draft: سامر الخطيب, …+, …+$/);
  expect((await read(dealId)).contracts).toEqual([]);
});

test('twenty at once have twenty numbers, one after another; those that fail take none', async () => {
  const { versionId } = await template(word('{contract number}'));
  const broken = await template(word('{company licence}'));
  const many = await Promise.all(Array.from({ length: 20 }, () => aDeal()));
  const start = await made(await aDeal(), versionId);
  const [first = 0] = [Number(start.number.slice(5))];
  const answers = await Promise.all(
    many.flatMap((dealId, i) => [
      make(dealId, versionId),
      ...(i % 4 === 0 ? [make(dealId, broken.versionId)] : []),
    ]),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
  const numbers = (await Promise.all(many.map((dealId) => read(dealId)))).flatMap(({ contracts }) =>
    contracts.map(({ number }) => Number(number.slice(5))),
  );
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => first + 1 + i));
  const year = (await read(many[0] as DealId)).today.slice(0, 4);
  expect(start.number).toBe(`${year}-${String(first).padStart(4, '0')}`);
});

test('signed: day and scan, which is the contract of the deal for the older calls', async () => {
  const { versionId } = await template(word('{buyer}'));
  const dealId = await aDeal();
  const contract = await made(dealId, versionId);
  const sign = async (fields: Record<string, string>, bytes: Buffer = Buffer.from('%PDF-1.7\nscan')) => {
    const form = await multipart({ ...fields, file: { bytes, name: 'scan.pdf' } });
    return app
      .as('ADMIN')
      .post(`/admin/contracts/${contract.id}/signed`, form.payload, { headers: form.headers });
  };
  expect((await sign({ signedOn: '2999-01-01' })).json()).toMatchObject({
    code: 'invalid',
    errors: [{ path: 'signedOn' }],
  });
  expect((await sign({})).statusCode).toBe(422);
  expect((await sign({ signedOn: '2026-11-02' }, word('{buyer}'))).json().code).toBe('unsupportedType');
  const answer = await sign({ signedOn: '2026-11-02' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    isSigned: true,
    contracts: [{ state: 'signed', signedOn: '2026-11-02', hasScan: true }],
  });
  expect((await bytesOf(contract, 'scan')).toString()).toContain('scan');
  const [deal] = await app.db.select().from(deals).where(eq(deals.id, dealId));
  expect(deal?.contractFileId).not.toBeNull();
  const history = (await app.superadmin.get(`/admin/deals/${dealId}/history`)).body;
  expect(history).toContain('contractSigned');
  expect(history).toContain(contract.number);
  // a later one that nobody has signed leaves it in force
  await made(dealId, versionId);
  expect((await read(dealId)).contracts.map(({ state }) => state)).toEqual(['made', 'signed']);
});

test('a version with an unknown field is kept and not used; one version is in use; a retired template is not offered', async () => {
  const dealId = await aDeal();
  const { templateId, versionId } = await template(word('{price}'), { name: 'Versions' });
  const contract = await made(dealId, versionId);
  const path = `/admin/contract-templates/${templateId}`;
  const unknown = await upload(word('{pirce} {pirce}'), {}, `${path}/versions`);
  expect(unknown.statusCode, unknown.body).toBe(201);
  const versionsOf = async () => (await listed()).find(({ id }) => id === templateId)?.versions ?? [];
  const [second] = await versionsOf();
  expect(second).toMatchObject({
    version: 2,
    isInUse: false,
    problems: [{ kind: 'unknown', text: '{pirce}', count: 2, near: 'price' }],
  });
  const use = (versionId: number | null) => app.as('ADMIN').post(`${path}/use`, { versionId });
  expect((await use(second?.id ?? 0)).json().code).toBe('templateNotReady');
  await upload(word('{price} {currency}'), {}, `${path}/versions`);
  const [third] = await versionsOf();
  await use(third?.id ?? 0);
  expect(
    (await versionsOf()).map(({ version, isInUse, contracts }) => [version, isInUse, contracts]),
  ).toEqual([
    [3, true, 0],
    [2, false, 0],
    [1, false, 1],
  ]);
  // made with the first, which is no longer in use
  expect((await make(dealId, versionId)).json().code).toBe('templateNotReady');
  await use(null);
  expect((await read(dealId)).templates.some((one) => one.templateId === templateId)).toBe(false);
  expect((await bytesOf(contract)).length).toBe(contract.size);
  const test = await app.as('ADMIN').get(`/admin/contract-versions/${third?.id}/test`);
  expect(textOf(test.rawPayload)).toContain('USD 168,000.00 USD');
});

test('templates of a project are offered there alone; a refused file leaves nothing', async () => {
  const count = (await listed()).length;
  expect((await upload(Buffer.from('%PDF-1.7'), { name: 'x', lang: 'ar' })).json().code).toBe(
    'templateIsPdf',
  );
  expect((await upload(word('{price}'), { lang: 'ar' })).json()).toMatchObject({
    errors: [{ path: 'name' }],
  });
  expect((await upload(word('{price}'), { name: 'x', lang: 'ar', projectId: '999999' })).statusCode).toBe(
    422,
  );
  expect(await listed()).toHaveLength(count);
  const other = (await app.as('ADMIN').post('/admin/projects', {})).json().id;
  const { versionId } = await template(word('{price}'), { name: 'Of LaCasa', projectId: String(lacasaId) });
  const dealId = await aDeal();
  expect((await read(dealId)).templates.some((one) => one.versionId === versionId)).toBe(true);
  expect(other).not.toBe(lacasaId);
});

test("of the project's templates and of the others those in the buyer's language come first", async () => {
  const own = { projectId: String(lacasaId) };
  const made = [
    await template(word('{price}'), { ...own, name: 'A of LaCasa' }),
    await template(word('{الثمن}'), { ...own, name: 'ب لكاسا', lang: 'ar' }),
    await template(word('{price}'), { name: 'A' }),
    await template(word('{الثمن}'), { name: 'ب', lang: 'ar' }),
  ].map(({ templateId }) => templateId);
  const { templates } = await read(await aDeal());
  const places = made.map((id) => templates.findIndex(({ templateId }) => templateId === id));
  expect([1, 0, 3, 2].map((i) => places[i])).toEqual(places.toSorted((a, b) => a - b));
});

test('the sample is a template that can be put to use', async () => {
  for (const lang of ['ar', 'en'] as const) {
    const answer = await app.as('ADMIN').get(`/admin/contract-templates/sample?lang=${lang}`);
    expect(answer.rawPayload.equals(await sampleTemplate(lang))).toBe(true);
    await template(answer.rawPayload, { lang, name: `Sample ${lang}` });
  }
});

test('who may: sales and accountants make no contracts; whoever is bound those of their buildings', async () => {
  const dealId = await aDeal();
  for (const role of ['SALES', 'ACCOUNTANT'] as const)
    expect((await app.as(role).get(`/admin/deals/${dealId}/contracts`)).statusCode).toBe(403);
  expect((await app.lacasa.get(`/admin/deals/${dealId}/contracts`)).statusCode).toBe(200);
  expect((await app.lacasa.get('/admin/contract-templates')).statusCode).toBe(403);
});

test('deals without a signed contract are a list on Today, for who makes contracts', async () => {
  const { versionId } = await template(word('{buyer}'));
  const [waiting, printed, filed] = [await aDeal(), await aDeal(), await aDeal()];
  const contract = await made(printed, versionId);
  await app.db
    .update(deals)
    .set({ createdAt: new Date('2001-01-01') })
    .where(eq(deals.id, waiting));
  await app.db
    .update(deals)
    .set({ createdAt: new Date('2001-01-02') })
    .where(eq(deals.id, printed));
  await app.db
    .update(deals)
    .set({ createdAt: new Date('2001-01-03') })
    .where(eq(deals.id, filed));
  const unsigned = async () => (await app.as('ADMIN').get('/admin/today')).json().unsigned;
  const before = await unsigned();
  const first = (count: number, list: { items: { dealId: number; isMade: boolean }[] }) =>
    list.items.slice(0, count).map(({ dealId, isMade }) => [dealId, isMade]);
  expect(first(3, before)).toEqual([
    [waiting, false],
    [printed, true],
    [filed, false],
  ]);
  const form = await multipart({
    signedOn: '2026-11-02',
    file: { bytes: Buffer.from('%PDF-1.7\n'), name: 'scan.pdf' },
  });
  await app
    .as('ADMIN')
    .post(`/admin/contracts/${contract.id}/signed`, form.payload, { headers: form.headers });
  const after = await unsigned();
  expect(after.total).toBe(before.total - 1);
  expect(first(2, after).map(([dealId]) => dealId)).toEqual([waiting, filed]);
  expect((await app.as('SALES').get('/admin/today')).json().unsigned).toBeNull();
});
