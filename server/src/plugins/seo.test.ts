import { PUBLIC_PAGES } from '@diyar/contract/rules/public-pages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projects, units } from '../db/schema.ts';
import { insertReservation } from '../testing/deals.ts';
import { testApp } from '../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ publicUrl: 'https://diyar.example' });
  const names = { nameEn: 'Olive', nameAr: 'زيتون' };
  await app.db.insert(projects).values([
    { slug: 'olive', ...names },
    { slug: 'archived', status: 'archived', ...names },
    { slug: 'deleted', deletedAt: new Date(), ...names },
  ]);
});
afterAll(() => app.close());

test('the sitemap lists every public page in both languages, and nothing else', async () => {
  const answer = await app.anonymous.get('/sitemap.xml');
  expect(answer.headers['content-type']).toMatch('application/xml');
  const places = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  for (const path of PUBLIC_PAGES)
    expect(places).toContain(`https://diyar.example/diyar${path === '/' ? '' : path}?lang=ar`);
  expect(places).toContain('https://diyar.example/diyar/properties/olive?lang=en');
  expect(places).toHaveLength(2 * (PUBLIC_PAGES.length + 1));
  expect(answer.body).toContain('hreflang="x-default" href="https://diyar.example/diyar/properties/olive"');
  expect(answer.body).not.toMatch(/archived|deleted|admin/);
});

test('a unit is in the sitemap while it is offered', async () => {
  const { id } = (await app.db.select().from(projects).where(eq(projects.slug, 'olive')))[0] ?? {};
  const [hidden] = await app.db.select().from(projects).where(eq(projects.slug, 'archived'));
  if (!id || !hidden) throw new Error('made above');
  const made = await app.db
    .insert(units)
    .values([
      { projectId: id },
      { projectId: id },
      { projectId: id, isListed: false },
      { projectId: hidden.id },
    ])
    .returning();
  const [free, reserved, ...others] = made.map((unit) => unit.id);
  await insertReservation(app.db, { name: 'Sami' }, reserved);
  const { body } = await app.anonymous.get('/sitemap.xml');
  expect(body).toContain(`<loc>https://diyar.example/diyar/properties/olive/units/${free}?lang=ar</loc>`);
  for (const none of [reserved, ...others]) expect(body).not.toContain(`/units/${none}?`);
});

test('robots.txt excludes the back office and links the sitemap', async () => {
  for (const url of ['/robots.txt', '/diyar/robots.txt']) {
    const { body } = await app.anonymous.get(url);
    expect(body).toContain('Disallow: /diyar/admin');
    expect(body).toContain('Sitemap: https://diyar.example/sitemap.xml');
  }
});
