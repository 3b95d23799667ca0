import { readFileSync } from 'node:fs';
import { FIRST_ADMIN } from './empty-server.ts';

/** Closes a script, a textarea and an attribute, then contains markup that runs by itself if it is parsed. */
export const attack = (field: string) =>
  `</script></textarea>"'><img src=x onerror=ran("${field}")><svg onload=ran("${field}")>`;
/** A shorter one for short fields. */
export const shortAttack = '"><img src=x onerror=ran()>';
/** The visible part when it is shown as text. */
export const shown = (field: string) => `onerror=ran("${field}")`;

const PICTURE = readFileSync(new URL('../demo/media/hero/mobile-1.jpg', import.meta.url));
const both = (field: string) => ({ en: attack(`${field}.en`), ar: attack(`${field}.ar`) });

type Answer = { id: number; slug: string; fileId: number; token: string };

function caller(api: string, token?: string) {
  return async (method: string, path: string, body?: unknown, expected = [200, 201]): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(api + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!expected.includes(answer.status)) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text || '{}');
  };
}

function form(fields: Record<string, string>, name: string, file: Blob, fileName: string) {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  data.append(name, file, fileName);
  return data;
}

/**
 * Puts markup into every field that a visitor or staff can type. Validated fields (phones, e-mail and web addresses,
 * usernames) refuse it.
 */
export async function fillWithMarkup(api: string) {
  const { token } = await caller(api)('POST', '/auth/login', FIRST_ADMIN);
  const call = caller(api, token);
  const refuse = (method: string, path: string, body: unknown) => call(method, path, body, [422]);

  const place = (lang: 'en' | 'ar') => ({
    country: both('company.country')[lang],
    city: both('company.city')[lang],
    block: both('company.block')[lang],
    street: both('company.street')[lang],
  });
  await call('PUT', '/company', {
    nameEn: attack('company.name.en'),
    nameAr: attack('company.name.ar'),
    aboutEn: attack('company.about.en'),
    aboutAr: attack('company.about.ar'),
    address: { en: place('en'), ar: place('ar') },
  });
  for (const wrong of [
    { email: `a@b.c${attack('email')}` },
    { phone: attack('phone') },
    { socials: { facebook: `https://x.example/${attack('facebook')}` } },
    { socials: { instagram: 'javascript:ran("instagram")' } },
    { address: { googleMapsUrl: 'data:text/html,<script>ran("maps")</script>' } },
  ])
    await refuse('PUT', '/company', wrong);

  const picture = await call(
    'POST',
    '/uploads',
    form({}, 'file', new Blob([PICTURE], { type: 'image/jpeg' }), `${attack('file')}.jpg`),
  );
  await call('PUT', '/hero-media/1', {
    fileId: picture.fileId,
    captionEn: attack('hero.en'),
    captionAr: attack('hero.ar'),
  });

  const project = await call('POST', '/admin/projects', {
    slug: attack('slug'),
    kind: attack('kind'),
    coverFileId: picture.fileId,
    i18n: {
      en: { name: attack('project.en'), description: attack('description.en') },
      ar: { name: attack('project.ar'), description: attack('description.ar') },
    },
    address: {
      streetEn: attack('street.en'),
      streetAr: attack('street.ar'),
      cityEn: attack('city.en'),
      cityAr: attack('city.ar'),
      blockEn: attack('block.en'),
      blockAr: attack('block.ar'),
      countryEn: attack('country.en'),
      countryAr: attack('country.ar'),
    },
    features: [{ ...both('feature'), icon: shortAttack }],
    units: [
      {
        unitNumber: attack('number'),
        unitLabelEn: attack('unit.en'),
        unitLabelAr: attack('unit.ar'),
        viewEn: attack('view.en'),
        viewAr: attack('view.ar'),
        aboutEn: attack('unit.about.en'),
        aboutAr: attack('unit.about.ar'),
        bedrooms: 2,
        bathrooms: 1,
        sizeSqm: 90,
      },
    ],
  });
  await call('PATCH', `/admin/projects/${project.id}/feature`, { featured: true });
  const { items: units } = (await call('GET', `/units?projectId=${project.id}`)) as unknown as {
    items: { id: number }[];
  };

  const message = await call('POST', '/public/messages', {
    name: attack('sender'),
    phone: '0599123456',
    message: attack('message'),
    source: 'viewing',
    page: `/${attack('page')}`,
    projectId: project.id,
    unitId: units[0]?.id,
  });
  await refuse('POST', '/public/messages', { name: 'a', phone: attack('mobile'), message: 'b' });

  const user = await call('POST', '/admin/users', {
    username: 'plain-name',
    fullName: attack('user'),
    password: attack('secret'),
    role: 'LACASA',
  });
  await refuse('POST', '/admin/users', { username: attack('username'), password: 'long-enough' });

  const sale = {
    apartmentName: attack('apartment'),
    buyerName: attack('buyer'),
    notes: attack('notes'),
  };
  const pdf = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
  const sold = await call('POST', '/admin/selled', form(sale, 'contract', pdf, `${attack('contract')}.pdf`));

  const { id: lacasa } = await call('POST', '/admin/projects', {
    ...{ slug: 'casa', status: 'archived', i18n: { en: { name: 'Casa' }, ar: { name: 'كاسا' } } },
    address: { streetEn: 'Main', streetAr: 'الرئيسي' },
  });
  await call('PUT', `/admin/projects/${lacasa}/building`, {
    ...{ floorsFrom: 1, floorsTo: 1, version: null },
    floors: [{ floor: 1, units: [{ unitNumber: 'A-101', kind: 'apartment' }] }],
  });
  await call('PUT', `/admin/projects/${lacasa}/lacasa`, { isLacasa: true });
  const floors = (await call('GET', '/lacasa/floors')) as unknown as {
    items: { apartments: { id: number }[] }[];
  };
  const apartment = floors.items.flatMap((one) => one.apartments)[0]?.id ?? 0;
  await call('POST', `/lacasa/apartments/${apartment}/reservation`, {
    name: attack('holder'),
    dueAmountStr: `1000 $ ${shortAttack}`,
    paidAmountStr: `10 $ ${shortAttack}`,
  });
  await call('POST', `/apartments/${apartment}/contract`, form({}, 'file', pdf, `${attack('lease')}.pdf`));
  const tracked = (await call('GET', `/admin/buildings/${lacasa}/floors`)) as unknown as {
    items: { apartments: { id: number; deal: { id: number } | null }[] }[];
  };
  const deal =
    tracked.items.flatMap((one) => one.apartments).find(({ id }) => id === apartment)?.deal?.id ?? 0;
  const ledger = (await call('POST', `/admin/deals/${deal}/entries`, {
    kind: 'payment',
    method: 'cheque',
    amount: 5,
    currency: 'USD',
    on: '2026-01-02',
    dueOn: '2026-03-04',
    bank: attack('bank'),
    chequeNumber: shortAttack,
    note: attack('payment'),
  })) as unknown as { entries: { paper: { id: number } | null }[] };
  return {
    token,
    project: project.id,
    slug: project.slug,
    message: message.id,
    apartment,
    deal,
    paper: ledger.entries.find(({ paper }) => paper)?.paper?.id ?? 0,
    /** Deleted, for the trash and the activity log. */
    async remove() {
      await caller(api, token)('DELETE', `/admin/projects/${project.id}`, undefined, [204]);
      await caller(api, token)('DELETE', `/admin/messages/${message.id}`, undefined, [204]);
      await caller(api, token)('DELETE', `/admin/selled/${sold.id}`, undefined, [204]);
      await caller(api, token)('DELETE', `/admin/users/${user.id}`, undefined, [204]);
    },
  };
}
