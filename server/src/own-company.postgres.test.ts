import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayOf, weekdayOf } from '@diyar/contract/rules/company-hours';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { projectPayload, unitPayload } from './testing/project-payload.ts';
import { placeIn, type Site, startSite } from './testing/site.ts';
import { startSmtp } from './testing/smtp.ts';
import { unzip } from './testing/unzip.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-own-company-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Names of ours, and the built-in pictures. */
const OURS = /Diyar|ديار|LaCasa|لاكاسا|Ramallah|رام الله|(?:hero-\d|door|terrace|share)-\d+/;
const ADDRESS = {
  streetEn: 'Zahran',
  streetAr: 'زهران',
  cityEn: 'Amman',
  cityAr: 'عمّان',
  countryEn: 'Jordan',
  countryAr: 'الأردن',
};
const NAME = { en: 'Bait Al-Noor', ar: 'بيت النور' };

/** A call that must succeed. */
async function sure<T>(answer: Promise<Response>): Promise<T> {
  const got = await answer;
  const text = await got.text();
  expect(got.ok, `${got.url} ${got.status} ${text}`).toBe(true);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function upload(site: Site, colour: string): Promise<number> {
  const disc = Buffer.from(
    `<svg width="900" height="300"><circle cx="450" cy="150" r="120" fill="${colour}"/></svg>`,
  );
  const file = new File([new Uint8Array(await sharp(disc).png().toBuffer())], 'noor.png', {
    type: 'image/png',
  });
  return (await sure<{ fileId: number }>(site.post('/uploads', { file }))).fileId;
}

/** In Amman: dinars first, 079… a number there, own logo and colour. */
async function moveIn(site: Site): Promise<void> {
  await sure(
    site.send('PUT', '/company', {
      ...{ nameEn: 'Bait Al-Noor Development Co.', nameAr: 'شركة بيت النور للتطوير العقاري' },
      ...{
        phone: '+962 6 555 0142',
        whatsapp: '0795550142',
        email: 'hello@baitalnoor.example',
        licence: '24816',
      },
      address: {
        en: { street: 'Zahran Street', city: 'Amman', country: 'Jordan' },
        ar: { street: 'شارع زهران', city: 'عمّان', country: 'الأردن' },
      },
    }),
  );
  const logoFileId = await upload(site, '#17455a');
  const names = { shortNameEn: NAME.en, shortNameAr: NAME.ar };
  await sure(site.send('PUT', '/admin/company/brand', { ...names, logoFileId, accent: '#1f7a8c' }));
  const { used: _, ...place } = await sure<Record<string, unknown>>(site.get('/admin/company/place'));
  await sure(
    site.send('PUT', '/admin/company/place', {
      ...place,
      ...{ currencies: ['JOD', 'USD'], zone: 'Asia/Amman', homeCountry: 'JO' },
      cities: [{ en: 'Amman', ar: 'عمّان' }],
    }),
  );
}

/** A building with a home for sale, somebody who asks, a viewing, a quote, a reservation with a receipt. */
async function work(site: Site) {
  const cover = await upload(site, '#8c5a1f');
  const unit = unitPayload({
    price: 98_000.5,
    currency: 'JOD',
    unitNumber: 'N-101',
    floor: 1,
    kind: 'apartment',
  } as never);
  const other = { ...unit, unitNumber: 'N-102' };
  const project = await sure<{ id: number; slug: string; units: { id: number }[] }>(
    site.send(
      'POST',
      '/admin/projects',
      projectPayload({
        ...{ nameEn: 'Noor Tower', nameAr: 'برج النور', coverFileId: cover, units: [unit, other] },
        address: ADDRESS,
      } as never),
    ),
  );
  const [home] = project.units;
  const buyer = { name: 'Layan Haddad', phone: '0791234567' };
  await sure(
    site.send('POST', '/public/messages', {
      ...{ ...buyer, message: 'Is it free?', projectId: project.id, unitId: home?.id },
    }),
  );
  const { items } = await sure<{ items: { id: number }[] }>(site.get('/admin/leads'));
  const staff = await sure<{ items: { id: number }[] }>(site.get('/admin/leads/staff'));
  const day = [1, 2].map((n) => addDays(dayOf(Date.now()), n)).find((one) => weekdayOf(one) !== 'fri');
  const viewing = await sure<{ visitPath: string; icsPath: string }>(
    site.send('POST', '/admin/viewings', {
      ...{ leadId: items[0]?.id, unitId: home?.id, staffId: staff.items[0]?.id, startsAt: `${day}T11:00` },
      email: 'layan@example.com',
    }),
  );
  const floors = await sure<{ items: { apartments: { id: number; label: string }[] }[] }>(
    site.get(`/admin/buildings/${project.id}/floors`),
  );
  const apartments = floors.items.flatMap((floor) => floor.apartments);
  const [first, second] = [
    apartments.find(({ label }) => label.includes('101')),
    apartments.find(({ label }) => label.includes('102')),
  ];
  const quote = await sure<{ path: string }>(
    site.send('POST', `/admin/buildings/${project.id}/quotes`, {
      ...{ ...buyer, validUntil: '2099-01-01', lang: 'ar', note: '' },
      terms: { currency: 'JOD', prices: [{ unit: first?.id, amount: 98_000.5 }], plan: [] },
    }),
  );
  const tracked = await sure<{ deal: { id: number } }>(
    site.send('POST', `/admin/buildings/${project.id}/apartments/${second?.id}/sell`, {
      ...{ ...buyer, dueAmountStr: '98000.5 JOD' },
    }),
  );
  const entry = { kind: 'payment', amount: 5000, currency: 'JOD', method: 'cash', on: dayOf(Date.now()) };
  await sure(site.send('POST', `/admin/deals/${tracked.deal.id}/entries`, entry));
  const cheques = await sure<{ entries: { id: number; cheque: unknown }[] }>(
    site.send('POST', `/admin/deals/${tracked.deal.id}/cheques`, {
      ...{ bank: 'Jordan Bank', drawer: '', currency: 'JOD', on: dayOf(Date.now()) },
      cheques: [{ number: '100231', dueOn: addDays(dayOf(Date.now()), 30), amount: 1500 }],
    }),
  );
  const entryIds = cheques.entries.flatMap(({ id, cheque }) => (cheque ? [id] : []));
  const deposit = await sure<{ id: number }>(site.send('POST', '/admin/money/deposit-lists', { entryIds }));
  const calendar = await sure<{ path?: string; url?: string }>(site.send('POST', '/admin/calendar', {}));
  const preview = await sure<{ path: string }>(
    site.send('POST', '/admin/previews', {
      projectId: project.id,
      project: projectPayload({
        nameEn: 'Noor Tower',
        nameAr: 'برج النور',
        coverFileId: cover,
        address: ADDRESS,
      } as never),
    }),
  );
  return { project, home, viewing, quote, preview, dealId: tracked.deal.id, deposit, calendar };
}

test('Bait Al-Noor in Amman: nothing that anybody gets says our name or shows our pictures', {
  timeout: 300_000,
}, async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  const mail = { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'office@baitalnoor.example', BASE_PATH: '/' };
  const site = await startSite({ ...(await placeIn(scratch)), ...mail });
  const read = async (path: string) => {
    const answer = await fetch(site.origin + path, { headers: { accept: 'text/html,*/*' } });
    return { status: answer.status, text: await answer.text() };
  };
  // the fonts have names that nobody reads
  const clean = (what: string, text: string) =>
    expect([what, OURS.exec(text.replace(/Diyar (Display|Text|Arabic)/g, ''))?.[0]]).toEqual([
      what,
      undefined,
    ]);

  await moveIn(site);
  // before there is a project
  for (const lang of ['ar', 'en'] as const) {
    const { text } = await read(`/?lang=${lang}`);
    clean(`the empty site, ${lang}`, text);
    expect(text).toContain(NAME[lang]);
  }
  const { project, home, viewing, quote, preview, dealId, deposit, calendar } = await work(site);
  const pages = [
    ...['/', '/properties', `/properties/${project.slug}`, `/properties/${project.slug}/units/${home?.id}`],
    ...[
      `/properties/${project.slug}/brochure`,
      `/properties/${project.slug}/prices`,
      `/list?units=${home?.id}`,
    ],
    ...[
      '/privacy',
      '/terms',
      '/login',
      '/nothing-here',
      '/admin',
      quote.path,
      viewing.visitPath,
      preview.path,
    ],
  ];
  for (const lang of ['ar', 'en'] as const)
    for (const page of pages) {
      const { text } = await read(`${page}${page.includes('?') ? '&' : '?'}lang=${lang}`);
      clean(`${page} ${lang}`, text);
      expect(text, page).toMatch(new RegExp(Object.values(NAME).join('|')));
      // share cards
      for (const [, picture = ''] of text.matchAll(/property="og:image" content="([^"]+)"/g))
        expect(picture, page).toMatch(/\/(brand|media|files|uploads|variants)\//);
    }
  for (const page of ['/sitemap.xml', '/robots.txt', '/api/brand', '/api/brand/manifest', '/api/company'])
    clean(page, (await read(page)).text);

  clean('the file of the viewing', (await read(`/api${viewing.icsPath}`)).text);
  const subscribed = JSON.stringify(calendar).match(/\/calendars\/[^"]+/)?.[0] ?? '';
  const { status, text } = await read(`/api${subscribed}`);
  expect([subscribed, status]).toEqual([subscribed, 200]);
  clean('the calendar', text);

  clean('the statement', JSON.stringify(await sure(site.get(`/admin/deals/${dealId}/ledger`))));
  clean('the deposit list', JSON.stringify(await sure(site.get(`/admin/money/deposit-lists/${deposit.id}`))));
  for (const file of ['/admin/money/entries/export', '/admin/moving-in/sheet?kind=deals']) {
    const answer = await site.get(`${file}${file.includes('?') ? '&' : '?'}format=csv`);
    expect(answer.status, file).toBe(200);
    clean(file, `${answer.headers.get('content-disposition')} ${await answer.text()}`);
  }
  const archive = Buffer.from(await (await site.get('/admin/archive')).arrayBuffer());
  const papers = [...unzip(archive)].filter(([name]) => name.startsWith('papers/'));
  expect(papers).toHaveLength(2);
  for (const [name, paper] of papers) {
    clean(name, paper);
    expect(paper).toContain('Bait Al-Noor Development Co.');
    expect(paper).toMatch(/[51],[05]00\.000/);
  }

  await vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThan(0), 30_000);
  for (const { raw, text: body, header } of smtp.mails) {
    clean('a mail', [header('subject'), header('from'), body, raw].join('\n'));
    expect(`${header('from')} ${body}`).toMatch(/Bait Al-Noor|بيت النور/);
  }
});
