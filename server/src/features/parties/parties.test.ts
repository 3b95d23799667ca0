import type { DealParties } from '@diyar/contract/parties';
import { foldText } from '@diyar/contract/rules/fold-text';
import type { DealId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealParties, deals, persons } from '../../db/schema.ts';
import { aBuilding } from '../../testing/leads.ts';
import { testApp } from '../../testing/test-app.ts';
import { readAllCoBuyers, sweepPersons } from '../who-is-who/index.ts';
import { partiesOf } from './index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const admin = () => app.as('ADMIN');
let houses = 0;

async function reserved(name: string, phone = '', more: object = {}) {
  const { project, flat } = await aBuilding(app, `parties-${houses++}`);
  const path = `/admin/buildings/${project.id}/apartments/${flat.apartmentNo}/reservation`;
  const answer = await admin().post(path, { name, phone, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  const patch = async (fields: object) => {
    const edited = await admin().patch(path, fields);
    expect(edited.statusCode, edited.body).toBe(200);
    return edited.json();
  };
  const id: DealId = answer.json().deal.id;
  return { id, patch, path, coBuyers: async () => (await patch({})).deal.coBuyers as string };
}

const read = async (id: DealId, role: 'ADMIN' | 'SALES' = 'ADMIN'): Promise<DealParties> =>
  (await app.as(role).get(`/admin/deals/${id}/parties`)).json();
const put = async (id: DealId, parties: object[], version?: number) =>
  admin().put(`/admin/deals/${id}/parties`, { parties, version: version ?? (await read(id)).version });
const save = async (id: DealId, parties: object[]): Promise<DealParties> => {
  const answer = await put(id, parties);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const paper = (idNumber: string, more: object = {}) => ({ idKind: 'national', idNumber, ...more });

test('several buyers with shares; the older calls answer their names as one text', async () => {
  const deal = await reserved('محمود عطا', '0599411001');
  const { parties } = await save(deal.id, [
    {
      name: 'محمود عطا',
      phone: '0599411001',
      share: 50,
      ...paper('900662184', { legalName: 'محمود يوسف عطا' }),
    },
    { name: 'سعاد حسن', phone: '0599411001', share: 25, ...paper('٩٠٢١١٤٨٧٥') },
    { name: 'رامي عطا', share: 25, idKind: 'passport', idNumber: 'n 552-1' },
  ]);
  expect(parties.map(({ name, share, idNumber }) => [name, share, idNumber])).toEqual([
    ['محمود عطا', 50, '••••••184'],
    ['سعاد حسن', 25, '••••••875'],
    ['رامي عطا', 25, '••••••521'],
  ]);
  // a couple on one phone are two persons
  expect(new Set(parties.map(({ personId }) => personId)).size).toBe(3);
  expect(await deal.coBuyers()).toBe('سعاد حسن، رامي عطا');
  expect((await admin().get(`/admin/deals/${deal.id}/ledger`)).json().deal.coBuyers).toBe(
    'سعاد حسن، رامي عطا',
  );
  // nobody is swept who buys beside somebody
  await sweepPersons(app.db);
  expect((await read(deal.id)).parties.map(({ personId }) => personId)).toEqual(
    parties.map(({ personId }) => personId),
  );
  const beside = await admin().get(`/admin/persons/${parties[1]?.personId}/identity`);
  expect(beside.json()).toMatchObject({
    name: 'سعاد حسن',
    furtherIn: [{ dealId: deal.id, name: 'محمود عطا' }],
  });
});

test('a text of further buyers is answered byte for byte, and names the parties that it names', async () => {
  const deal = await reserved('خليل', '0599411002', { coBuyers: '  منى ,  هالة' });
  const text = await deal.coBuyers();
  expect(text).toBe('منى ,  هالة');
  const first = await read(deal.id);
  expect(first.parties.map(({ name, phone }) => [name, phone])).toEqual([
    ['خليل', '0599411002'],
    ['منى', ''],
    ['هالة', ''],
  ]);
  await save(deal.id, [
    { name: 'خليل', phone: '0599411002', share: 40 },
    { name: 'منى', share: 30, ...paper('900000001') },
    { name: 'هالة', share: 30, ...paper('900000002') },
  ]);
  expect(await deal.coBuyers(), 'nothing was renamed').toBe(text);
  await deal.patch({ coBuyers: 'هالة، سلمى' });
  const after = await read(deal.id);
  expect(after.parties.map(({ name, share, idNumber }) => [name, share, idNumber])).toEqual([
    ['خليل', 40, ''],
    ['هالة', 30, '••••••002'],
    ['سلمى', 30, ''],
  ]);
  await deal.patch({ coBuyers: 'سلمى' });
  expect((await read(deal.id)).parties.map(({ share }) => share)).toEqual([null, null]);
});

test('what an older version wrote is read at the start, once', async () => {
  const deal = await reserved('وليد', '0599411003');
  const text = 'Suad & Rami,\nلينا';
  await app.db.update(deals).set({ coBuyers: text }).where(eq(deals.id, deal.id));
  // before the start has read it, nobody is missing
  expect((await partiesOf(app.db, deal.id)).map(({ name, personId }) => [name, personId === null])).toEqual([
    ['وليد', false],
    ['Suad', true],
    ['Rami', true],
    ['لينا', true],
  ]);
  await readAllCoBuyers(app.db);
  const once = await partiesOf(app.db, deal.id);
  expect(once.map(({ name, personId }) => [name, personId === null])).toEqual([
    ['وليد', false],
    ['Suad', false],
    ['Rami', false],
    ['لينا', false],
  ]);
  await readAllCoBuyers(app.db);
  expect(await partiesOf(app.db, deal.id)).toEqual(once);
  const [row] = await app.db.select().from(deals).where(eq(deals.id, deal.id));
  expect(row?.coBuyers).toBe(text);
});

test('shares, numbers and versions that are refused, each at its field', async () => {
  const deal = await reserved('نضال', '0599411004');
  const two = (one: object, other: object) => [
    { name: 'نضال', phone: '0599411004', ...one },
    { name: 'ديما', ...other },
  ];
  const paths = async (parties: object[]) =>
    (await put(deal.id, parties)).json().errors?.map(({ path }: { path: string }) => path);
  expect(await paths(two({ share: 60 }, { share: 30 }))).toEqual(['parties.0.share']);
  expect(await paths(two({ share: 100 }, {}))).toEqual(['parties.1.share']);
  expect(await paths(two({ share: 33.333 }, { share: 66.667 }))).toEqual(['parties.0.share']);
  expect(await paths(two({}, paper('12345678')))).toEqual(['parties.1.idNumber']);
  expect(await paths(two({ idNumber: '123456789' }, {}))).toEqual(['parties.0.idKind']);
  const { version } = await read(deal.id);
  expect((await put(deal.id, two({}, {}), version)).statusCode).toBe(200);
  const stale = await put(deal.id, two({}, {}), version);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
  // kept as a passport's, it is none of an identity card
  await save(deal.id, two({ idKind: 'passport', idNumber: 'A1' }, {}));
  expect(await paths(two({ idKind: 'national' }, {}))).toEqual(['parties.0.idNumber']);
});

test('whole numbers are for those who write contracts, and a look is written down', async () => {
  const deal = await reserved('ليان', '0599411005');
  await save(deal.id, [{ name: 'ليان', phone: '0599411005', ...paper('912345678') }]);
  const everywhere = [
    (await app.as('SALES').get(`/admin/deals/${deal.id}/parties`)).body,
    (await app.as('SALES').get('/admin/persons?q=ليان')).body,
    (await admin().get(`/admin/deals/${deal.id}/parties`)).body,
    (await app.as('SUPERADMIN').get('/admin/audit?size=100')).body,
    (await admin().get(`/admin/persons?q=912345678`)).body,
  ];
  for (const body of everywhere) expect(body).not.toContain('912345678');
  expect((await app.as('SALES').post(`/admin/deals/${deal.id}/parties/look`)).statusCode).toBe(403);
  const looked = await admin().post(`/admin/deals/${deal.id}/parties/look`);
  expect(looked.json()).toEqual({ numbers: [{ position: 1, idNumber: '912345678' }] });
  const log = (await app.as('SUPERADMIN').get('/admin/audit?size=100')).json().items;
  expect(log.map(({ action }: { action: string }) => action)).toContain('parties.look');
});

test('a number that is known under another person is told to those who write contracts', async () => {
  const one = await reserved('سعاد خليل', '0599411006');
  const other = await reserved('سعاد عطا', '0599411007');
  await save(one.id, [{ name: 'سعاد خليل', phone: '0599411006', ...paper('955555555') }]);
  const { parties } = await save(other.id, [
    { name: 'سعاد عطا', phone: '0599411007', ...paper('955 555 555') },
  ]);
  expect(parties[0]?.sameNumber.map(({ name }) => name)).toEqual(['سعاد خليل']);
  expect((await read(other.id, 'SALES')).parties[0]?.sameNumber).toEqual([]);
});

test('find knows a number by the whole of it, and by no part', async () => {
  const deal = await reserved('هبة سرحان', '0599411008');
  await save(deal.id, [{ name: 'هبة سرحان', phone: '0599411008', ...paper('934567812') }]);
  const found = async (q: string, role: 'ADMIN' | 'SALES' = 'ADMIN') =>
    (await app.as(role).get(`/admin/find?q=${encodeURIComponent(q)}`))
      .json()
      .groups.find(({ kind }: { kind: string }) => kind === 'person')
      ?.items.map(({ nameAr }: { nameAr: string }) => nameAr) ?? [];
  expect(await found('934 567 812')).toEqual(['هبة سرحان']);
  expect(await found('٩٣٤٥٦٧٨١٢', 'SALES')).toEqual(['هبة سرحان']);
  for (const part of ['93456781', '34567812', '4567']) expect(await found(part)).toEqual([]);
});

test('two on one phone: the second paper makes a person of its own, unless it is said to be the same', async () => {
  const deal = await reserved('عمر', '0599411009');
  await save(deal.id, [{ name: 'عمر', phone: '0599411009', ...paper('966666661') }]);
  // the call of before changes the name alone: the paper does not go along
  await deal.patch({ name: 'أبو خالد' });
  const [renamed] = (await read(deal.id)).parties;
  expect([renamed?.idNumber, renamed?.otherPaper]).toEqual(['', 'عمر']);
  const { parties } = await save(deal.id, [{ name: 'أبو خالد', phone: '0599411009', ...paper('966666662') }]);
  expect(parties[0]?.personId).not.toBe(renamed?.personId);
  expect(parties[0]?.idNumber).toBe('••••••662');
  await deal.patch({ name: 'عمر' });
  expect((await read(deal.id)).parties[0]?.idNumber).toBe('');

  const nick = await reserved('سلام', '0599411010');
  await save(nick.id, [{ name: 'سلام', phone: '0599411010', ...paper('966666663') }]);
  await nick.patch({ name: 'أم علي' });
  const same = await save(nick.id, [
    { name: 'أم علي', phone: '0599411010', isSamePaper: true, idKind: 'national' },
  ]);
  expect(same.parties[0]).toMatchObject({ idNumber: '••••••663', otherPaper: null });
});

test('whatever calls write the names, a number is shown only beside the name it was typed for', async () => {
  const names = ['رنا', 'سمر', 'Rana', 'دانا'] as const;
  const phones = ['0599411101', '0599411102', ''] as const;
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('patch' as const),
      name: fc.constantFrom(...names),
      phone: fc.constantFrom(...phones),
    }),
    fc.record({
      kind: fc.constant('coBuyers' as const),
      text: fc.constantFrom('سمر', 'سمر، دانا', '', 'Rana and سمر'),
    }),
    fc.record({
      kind: fc.constant('paper' as const),
      at: fc.nat(2),
      number: fc.integer({ min: 100_000_000, max: 999_999_999 }),
    }),
    fc.record({ kind: fc.constant('merge' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const deal = await reserved('رنا', '0599411101');
      /** Every number with the folded name that it was typed for. */
      const typedFor = new Map<string, string>();
      for (const one of steps) {
        if (one.kind === 'patch') await deal.patch({ name: one.name, phone: one.phone });
        if (one.kind === 'coBuyers') await deal.patch({ coBuyers: one.text });
        if (one.kind === 'paper') {
          const { parties } = await read(deal.id);
          const at = one.at % parties.length;
          const [entered] = [String(one.number)];
          typedFor.set(entered, foldText(parties[at]?.name ?? ''));
          await save(
            deal.id,
            parties.map(({ name, phone, share, idKind }, i) => ({
              ...{ name, phone, share },
              ...(i === at ? paper(entered) : { idKind }),
            })),
          );
        }
        if (one.kind === 'merge') {
          const ids = (await read(deal.id)).parties.flatMap(({ personId }) => personId ?? []);
          const [keep, other] = ids;
          if (keep && other && keep !== other)
            await admin().post(`/admin/persons/${keep}/merge`, { otherId: other });
        }
        for (const { name, idNumber } of await partiesOf(app.db, deal.id))
          if (idNumber) expect(typedFor.get(idNumber)).toBe(foldText(name));
      }
      // each run has phones of its own
      const ended = await app.as('SUPERADMIN').delete(deal.path);
      expect(ended.statusCode, ended.body).toBeLessThan(300);
      await app.db.update(persons).set({ phoneKey: null, phoneKeys: [] });
    }),
    { numRuns: process.env.LONG ? 60 : 8 },
  );
});

test('the paper of a person, on their own page', async () => {
  const deal = await reserved('جنى عودة', '0599411011');
  const personId = (await read(deal.id)).parties[0]?.personId;
  const path = `/admin/persons/${personId}/identity`;
  const before = (await admin().get(path)).json();
  const input = {
    legalName: 'جنى سامي عودة',
    ...paper('977777771'),
    address: 'رام الله',
    email: 'j@example.com',
  };
  const saved = await admin().put(path, { ...input, version: before.version });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json()).toMatchObject({
    legalName: 'جنى سامي عودة',
    idNumber: '••••••771',
    address: 'رام الله',
  });
  expect((await admin().put(path, { ...input, version: before.version })).statusCode).toBe(409);
  expect((await read(deal.id)).parties[0]).toMatchObject({
    idNumber: '••••••771',
    legalName: 'جنى سامي عودة',
  });
  expect((await app.as('SALES').put(path, { ...input, version: 2 })).statusCode).toBe(403);
  expect((await admin().post(`${path}/look`)).json().numbers[0].idNumber).toBe('977777771');
});

test('somebody who buys beside others is not erased; whoever is erased leaves no number', async () => {
  const deal = await reserved('ماهر', '0599411012', { coBuyers: 'لمى' });
  const lama = (await read(deal.id)).parties[1]?.personId;
  const refused = await app.as('SUPERADMIN').delete(`/admin/persons/${lama}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'personHasDeals']);
  await save(deal.id, [
    { name: 'ماهر', phone: '0599411012' },
    { name: 'لمى', phone: '0599411013', personId: lama, ...paper('988888881') },
  ]);
  await admin().post('/admin/leads', { name: 'لمى', phone: '0599411013' });
  await deal.patch({ coBuyers: '' });
  expect(await app.db.select().from(dealParties).where(eq(dealParties.dealId, deal.id))).toEqual([]);
  await app.as('SUPERADMIN').delete(`/admin/persons/${lama}`);
  const left = await app.db.select().from(persons).where(eq(persons.idNumber, '988888881'));
  expect(left).toEqual([]);
});
