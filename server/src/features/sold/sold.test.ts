import { apartmentNo } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deals, projects, units } from '../../db/schema.ts';
import { multipart } from '../../testing/multipart.ts';
import { testApp } from '../../testing/test-app.ts';

const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
let app: Awaited<ReturnType<typeof testApp>>;
let unitId: number;
let projectId: number;

beforeAll(async () => {
  app = await testApp();
  const [project] = await app.db
    .insert(projects)
    .values({ slug: 'olive', nameEn: 'Olive', nameAr: 'زيتون' })
    .returning();
  projectId = project?.id ?? 0;
  const [unit] = await app.db
    .insert(units)
    .values({
      projectId,
      position: 1,
      unitNumber: 'A-1',
      labelEn: 'A-1',
      labelAr: 'أ-1',
      bedrooms: 2,
      bathrooms: 1,
      sizeSqm: 90,
    })
    .returning();
  unitId = unit?.id ?? 0;
});
afterAll(() => app.close());

const add = async (fields: Parameters<typeof multipart>[0]) => {
  const form = await multipart(fields);
  return app.as('ADMIN').post('/admin/selled', form.payload, { headers: form.headers });
};
const list = async (query = '') => (await app.as('ADMIN').get(`/admin/selled?${query}`)).json();

describe('adding', () => {
  test('a name is enough; the contract is private, behind a link of ten minutes', async () => {
    const bare = await add({ apartmentName: '  B-204 ' });
    expect([bare.statusCode, bare.json().apartmentName, bare.json().contractFileUrl]).toEqual([
      201,
      'B-204',
      null,
    ]);
    const answer = await add({
      apartmentName: 'B-205',
      buyerName: 'رنا الخطيب',
      buyerPhone: '٠٥٩٩١٢٣٤٥٦',
      soldAt: '2026-03-04T10:00:00Z',
      notes: 'cash',
      contract: { bytes: PDF, name: 'c.pdf' },
    });
    const record = answer.json();
    expect(record).toMatchObject({
      buyerPhone: '٠٥٩٩١٢٣٤٥٦',
      soldAt: '2026-03-04T10:00:00.000Z',
      contractMimeType: 'application/pdf',
    });
    expect(record.contractFileUrl).toMatch(/^\/private-files\/\d+\?expires=\d+&signature=/);
    const opened = await app.anonymous.get(record.contractFileUrl);
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ]);
    const fresh = await app.as('ADMIN').get(`/admin/selled/${record.id}/contract`);
    expect(fresh.json().url).toMatch(/^\/private-files\//);
    expect((await app.as('ADMIN').get(`/admin/selled/${bare.json().id}/contract`)).statusCode).toBe(404);
  });

  test('a record in the trash ends the links to its contract; restored, they work again', async () => {
    const record = (await add({ apartmentName: 'B-206', contract: { bytes: PDF, name: 'c.pdf' } })).json();
    const opened = async () => (await app.anonymous.get(record.contractFileUrl)).statusCode;
    expect(await opened()).toBe(200);
    await app.as('ADMIN').delete(`/admin/selled/${record.id}`);
    expect(await opened()).toBe(403);
    await app.as('SUPERADMIN').post(`/admin/trash/sold/${record.id}/restore`);
    expect(await opened()).toBe(200);
  });

  test('removed it is in the trash; where money was received it is cancelled, says so and is not', async () => {
    const removed = async (isPaid: boolean) => {
      const { id } = (await add({ apartmentName: 'B-207', price: '1000', currency: 'JOD' })).json();
      const [deal] = await app.db.select().from(deals).where(eq(deals.soldNo, id));
      const entry = { kind: 'payment', amount: 500, currency: 'JOD', method: 'cash', on: '2026-11-01' };
      if (isPaid) await app.as('SUPERADMIN').post(`/admin/deals/${deal?.id}/entries`, entry);
      const answer = await app.as('ADMIN').delete(`/admin/selled/${id}`);
      const undone = await app.as('ADMIN').post(`/admin/trash/sold/${id}/restore?undo=true`);
      return { dealId: deal?.id, answer, undone: undone.statusCode };
    };
    const plain = await removed(false);
    expect([plain.answer.statusCode, plain.undone]).toEqual([204, 204]);
    const paid = await removed(true);
    expect([paid.answer.statusCode, paid.answer.json()]).toEqual([
      200,
      { isCancelled: true, dealId: paid.dealId },
    ]);
    expect(paid.undone).toBe(404);
  });

  test('no name and a wrong file are refused, and nothing is stored', async () => {
    const before = (await list()).total;
    const nameless = await add({ apartmentName: '  ' });
    expect([nameless.statusCode, nameless.json().errors[0].path]).toEqual([422, 'apartmentName']);
    const html = new TextEncoder().encode('<html><script>1</script></html>');
    expect((await add({ apartmentName: 'X', contract: { bytes: html, name: 'c.pdf' } })).statusCode).toBe(
      415,
    );
    expect((await list()).total).toBe(before);
  });

  test('JSON without a file works too', async () => {
    const answer = await app.as('ADMIN').post('/admin/selled', { apartmentName: 'C-1' });
    expect(answer.statusCode).toBe(201);
  });
});

describe('a real unit', () => {
  test('leaves the site while it is sold, once only, and comes back when the record is removed', async () => {
    const offered = async () => (await app.anonymous.get(`/units?projectId=${projectId}`)).json().total;
    expect(await offered()).toBe(1);
    const answers = await Promise.all([1, 2, 3].map(() => app.as('ADMIN').post('/admin/selled', { unitId })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    const record = answers.find((answer) => answer.statusCode === 201)?.json();
    expect(record).toMatchObject({
      apartmentName: 'زيتون A-1',
      unit: { id: unitId, isSold: true },
      project: { slug: 'olive' },
    });
    expect(await offered()).toBe(0);
    expect((await app.as('ADMIN').delete(`/admin/selled/${record.id}`)).statusCode).toBe(204);
    expect((await app.as('ADMIN').delete(`/admin/selled/${record.id}`)).statusCode).toBe(404);
    expect(await offered()).toBe(1);
  });

  test('an unknown one is 422', async () => {
    expect((await app.as('ADMIN').post('/admin/selled', { unitId: 99_999 })).statusCode).toBe(422);
  });
});

describe('a price without a currency', () => {
  const price = 98_000;
  const sell = async (fields: object) => (await app.as('ADMIN').post('/admin/selled', fields)).json();

  test("is in the unit's, in what most prices of its project are in, or in shekels", async () => {
    const [project] = await app.db
      .insert(projects)
      .values({ slug: 'dinars', nameEn: 'Dinars', nameAr: 'دنانير', floorsFrom: 0, floorsTo: 1 })
      .returning();
    const made = await app.db
      .insert(units)
      .values(
        (
          [
            ['JOD', 9],
            ['JOD', 9],
            ['USD', 9],
            [null, null],
            [null, null],
          ] as const
        ).map(([currency, price], i) => ({
          projectId: project?.id ?? 0,
          unitNumber: `D-${i}`,
          labelEn: `D-${i}`,
          labelAr: `D-${i}`,
          floor: 0,
          apartmentNo: apartmentNo(7000 + i),
          currency,
          price,
        })),
      )
      .returning();
    const [, , dollars, first, second] = made.map(({ id }) => id);
    expect((await sell({ unitId: dollars, price })).currency).toBe('USD');
    expect((await sell({ unitId: first, price })).currency).toBe('JOD');
    expect((await sell({ unitId: null, apartmentName: 'Elsewhere', price })).currency).toBe('ILS');
    // the same through the floors
    const path = `/admin/buildings/${project?.id}/apartments/7004/sell`;
    const answer = await app.as('SUPERADMIN').post(path, { name: 'Layan', price });
    expect(answer.statusCode, answer.body).toBe(200);
    const { items } = await list(`q=D-4`);
    expect(items[0]).toMatchObject({ unit: { id: second }, price, currency: 'JOD' });
  });
});

describe('the list', () => {
  test('newest first; search over names and any spelling of a number; days with both ends in', async () => {
    const items = (await list()).items.map((one: { soldAt: string }) => one.soldAt);
    expect(items).toEqual(items.toSorted().reverse());
    expect((await list(`q=${encodeURIComponent('+970 599 123 456')}`)).items[0].apartmentName).toBe('B-205');
    expect((await list(`q=${encodeURIComponent('الخطيب')}`)).total).toBe(1);
    expect((await list('from=2026-03-04&to=2026-03-04')).total).toBe(1);
    expect((await list('from=2026-03-05&to=2026-03-06')).total).toBe(0);
  });

  test('as CSV, with the Arabic intact', async () => {
    const answer = await app.as('ADMIN').get('/admin/selled/export?format=csv&lang=ar');
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="sold-.*\.csv"/);
    expect(answer.body).toMatch(/^\uFEFF/);
    expect(answer.body).toContain('رنا الخطيب');
  });

  test('is for staff only', async () => {
    for (const path of ['/admin/selled', '/admin/selled/export', '/admin/selled/1/contract']) {
      expect((await app.anonymous.get(path)).statusCode).toBe(401);
      expect((await app.as('LACASA').get(path)).statusCode).toBe(403);
    }
  });
});
