import type { PublicReads } from '@diyar/contract/public-reads';
import { readCompany } from '@diyar/contract/readers/company';
import { PUBLIC_PAGES } from '@diyar/contract/rules/public-pages';
import { isOnOffer } from '@diyar/contract/rules/units';
import { beforeEach, expect, test, vi } from 'vitest';
import { publicTexts } from '~/i18n/public/index.ts';
import type { Services } from '~/services.server.ts';
import { project } from '~/testing/sample-project.ts';
import { visit } from '~/testing/visit.tsx';

const sendMessage = vi.fn<PublicReads['sendMessage']>(async () => ({ ok: true, id: 1 }));
const olive = project();
const ENDS = '2026-11-22T21:30:00.000Z';
const reads: PublicReads = {
  company: async () => readCompany({ nameEn: 'Diyar', nameAr: 'ديار' }),
  brand: async () => null,
  heroMedia: async () => [],
  projects: async () => ({ items: [olive], total: 1, page: 1, size: 24 }),
  project: async (idOrSlug) => (idOrSlug === olive.slug ? olive : null),
  takenUnit: async () => null,
  building: async () => [],
  plans: async () => [],
  progress: async () => null,
  quote: async () => null,
  agreeToQuote: async () => ({ ok: true }),
  visit: async () => null,
  moveVisit: async () => ({ ok: true }),
  cancelVisit: async () => ({ ok: true }),
  buyerPage: async () => ({ state: 'asks', restsUntil: null, isLocked: false }),
  openBuyerPage: async () => ({ ok: true, key: 'key' }),
  buyerSheet: async () => null,
  askOffice: async () => ({ ok: true }),
  preview: async (token) =>
    token === 'ended' ? 'ended' : token === 'shown' ? { project: olive, places: [], endsAt: ENDS } : null,
  places: async () => [],
  figures: async () => ({ projects: 1, homes: 2, currencies: ['USD'] }),
  sendMessage,
};
const services: Services = {
  site: { basePath: '/', apiBase: '/api', signInWith: 'username' },
  reads,
  log: (error) => {
    throw error;
  },
};
beforeEach(() => sendMessage.mockClear());

/** The pages that a page links to. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);

test.each(PUBLIC_PAGES)('%s has a heading and the frame, in both languages', async (path) => {
  for (const lang of ['en', 'ar'] as const) {
    const { status, html } = await visit(`${path}?lang=${lang}`, services);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[ >]/);
    expect(html).toContain((await publicTexts.load(lang)).shell.skip);
    // in the bar and in the menu
    expect(linksOf(html).filter((link) => link === '/list')).toHaveLength(2);
  }
});

test('every link of every page leads to a page', async () => {
  const seen = new Set<string>(['/']);
  for (const path of seen) {
    const { status, html } = await visit(path, services);
    expect(`${path}: ${status}`).toBe(`${path}: 200`);
    for (const link of linksOf(html)) seen.add(link);
  }
  expect([...seen]).toEqual(expect.arrayContaining([...PUBLIC_PAGES, `/properties/${olive.slug}`]));
});

test('a list by link is nobody’s until the browser knows whose; without an address it is neutral', async () => {
  const byId = { ...services, reads: { ...reads, project: async () => olive } };
  const u = olive.units.map(({ id }) => `${olive.id}.${id}`).join(',');
  const shared = await visit(`/list?lang=en&u=${u}`, byId);
  const h1 = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  expect(h1(shared.html)).toBe('A list of units');
  // the units are on paper too: a form without the mark is not printed
  expect(/<form[^>]*data-prints[^>]*>.*?<\/form>/s.exec(shared.html)?.[0]).toContain('shortlist-item');
  expect(shared.html).not.toMatch(/class="btn-link"[^>]*>Remove/);
  const own = await visit('/list?lang=en', byId);
  expect(h1(own.html)).toBe('My list');
  expect(own.html.replace(/<script.*?<\/script>/gs, '')).not.toContain('Nothing in the list yet');
});

test('two units that were chosen are spoken of as two', async () => {
  const byId = { ...services, reads: { ...reads, project: async () => olive } };
  const [one, two] = olive.units.filter(isOnOffer);
  const { html } = await visit(`/list?lang=ar&u=${olive.id}.${one?.id},${olive.id}.${two?.id}`, byId);
  expect(decodeURIComponent(/wa\.me\/\?text=([^"]*)/.exec(html)?.[1] ?? '')).toContain(
    'وحدتان اخترتهما في ديار',
  );
});

test('a viewing of a chosen unit is requested', async () => {
  const page = `/properties/${olive.slug}`;
  const { html } = await visit(`${page}?lang=en&choose=2`, services);
  for (const field of ['fullName', 'mobile', 'content']) expect(html.includes(`name="${field}"`)).toBe(true);
  expect(/<input[^>]*name="unitId"[^>]*>/.exec(html)?.[0]).toContain('value="2"');

  const refused = await visit(`${page}?lang=en`, services, { unitId: '2', fullName: 'Rana', mobile: '' });
  expect(refused.status).toBe(422);
  expect(refused.html.includes('value="Rana"')).toBe(true);
  expect(sendMessage).not.toHaveBeenCalled();

  const typed = { unitId: '2', fullName: 'Rana', mobile: '0599123456' };
  const sent = await visit(`${page}?lang=en`, services, typed);
  expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('sent=1#book') });
  expect(sendMessage.mock.lastCall?.[0]).toMatchObject({ projectId: olive.id, unitId: 2 });
});

test('a day and a part of the day may be wished, and stay typed when the day is over', async () => {
  const page = `/properties/${olive.slug}?lang=en`;
  const typed = { fullName: 'Rana', mobile: '0599123456', wishDay: '2026-11-17', wishPart: 'evening' };
  await visit(page, services, typed);
  expect(sendMessage.mock.lastCall?.[0]).toMatchObject({ wishDay: '2026-11-17', wishPart: 'evening' });

  const errors = [{ path: 'wishDay', message: 'This day is over.' }];
  sendMessage.mockResolvedValueOnce({ ok: false, code: 'invalid', message: '', errors });
  const over = await visit(page, services, typed);
  expect(over.status).toBe(422);
  expect(/<input[^>]*name="wishDay"[^>]*>/.exec(over.html)?.[0]).toContain('value="2026-11-17"');
  expect(over.html).toMatch(/<option value="evening" selected=""/);
  expect(over.html).toContain('This day is over.');
});

test('a message is sent from the start page', async () => {
  const typed = { name: 'Rana', phone: '0599123456', message: 'When may I call?' };
  const sent = await visit('/?index&lang=en', services, typed);
  expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('sent=1') });
  expect(sendMessage).toHaveBeenLastCalledWith(expect.objectContaining({ source: 'contact' }), 'en');
});

test('an unknown page and an unknown project are 404 and say so', async () => {
  for (const path of ['/no-such-page', '/projects/no-such-project']) {
    const { status, html } = await visit(`${path}?lang=en`, services);
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[ >]/);
  }
});

test('a preview is the page of the project, of which nothing can be sent or kept', async () => {
  const page = '/preview/shown?lang=en';
  const { status, html } = await visit(page, services);
  expect(status).toBe(200);
  for (const text of [olive.nameEn, 'Preview', 'ends on 22 November']) expect(html).toContain(text);
  expect(html).toMatch(/<div inert="">(?:(?!<\/form>).)*<form/s);
  expect(html).not.toMatch(/class="heart"|choose=|\/units\/|ld\+json/);
});

test.each([
  ['ended', 410, 'This preview has ended', 'انتهت مدة هذا العرض المسبق'],
  ['other', 404, 'There is no such preview', 'لا يوجد عرض مسبق بهذا الرابط'],
])('a preview that is %s says so', async (token, expected, en, ar) => {
  const [english, arabic] = [
    await visit(`/preview/${token}?lang=en`, services),
    await visit(`/preview/${token}`, services),
  ];
  expect([english.status, arabic.status]).toEqual([expected, expected]);
  expect(english.html).toContain(`<bdi dir="ltr">${expected}</bdi>`);
  expect(english.html).toContain(en);
  expect(arabic.html).toContain(ar);
});
