import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, changes, company, contentVersion } from '../../db/schema.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const read = async () => (await app.anonymous.get('/company')).json();
const put = (body: object, headers = {}) => app.as('ADMIN').put('/company', body, { headers });
const nowhere = { country: '', city: '', block: '', street: '' };

test('a new installation has a company with only a name', async () => {
  expect(await read()).toEqual({
    name: 'Diyar',
    nameEn: 'Diyar',
    nameAr: 'ديار',
    email: '',
    gmail: '',
    phone: '',
    whatsapp: '',
    licence: '',
    about: '',
    aboutEn: '',
    aboutAr: '',
    socials: { instagram: '', facebook: '' },
    address: { en: nowhere, ar: nowhere, googleMapsUrl: '' },
    addressId: null,
    heroPhotos: [],
    version: expect.any(Number),
  });
});

test('everyone reads it; ADMIN and SUPERADMIN save it, at both mounts', async () => {
  for (const path of ['/company', '/api/company']) {
    expect((await app.anonymous.get(path)).statusCode).toBe(200);
    expect((await app.anonymous.put(path, {})).statusCode).toBe(401);
    expect((await app.as('LACASA').put(path, {})).statusCode).toBe(403);
    for (const role of ['ADMIN', 'SUPERADMIN'] as const)
      expect((await app.as(role).put(path, {})).statusCode).toBe(200);
  }
});

describe('saving', () => {
  test('the documented payload', async () => {
    const answer = await put({
      name: ' Diyar Homes ',
      gmail: 'hello@diyar.example',
      phone: '٠٢-٢٩٥١٢٣٤',
      whatsapp: '+970 59 123 4567',
      licence: ' 562 118 ',
      about: 'We build.',
      aboutAr: 'نبني.',
      socials: { instagram: 'https://instagram.com/diyar', facebook: '' },
      address: {
        en: { country: 'Palestine', city: 'Ramallah', block: '4', street: 'Al-Irsal' },
        ar: { country: 'فلسطين', city: 'رام الله', block: '4', street: 'الإرسال' },
        googleMapsUrl: 'https://maps.google.com/?q=31.9,35.2',
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'Diyar Homes',
      nameEn: 'Diyar Homes',
      nameAr: 'ديار',
      email: 'hello@diyar.example',
      gmail: 'hello@diyar.example',
      changed: true,
      phone: '02-2951234',
      whatsapp: '+970 59 123 4567',
      licence: '562 118',
      aboutEn: 'We build.',
      aboutAr: 'نبني.',
      socials: { instagram: 'https://instagram.com/diyar', facebook: '' },
      address: { en: { city: 'Ramallah' }, ar: { street: 'الإرسال' } },
      addressId: expect.any(Number),
    });
    const { changed: _, ...saved } = answer.json();
    expect(await read()).toEqual(saved);
  });

  test('the newer field names; fields that are not sent do not change', async () => {
    const before = await read();
    const answer = await put({ nameEn: 'Diyar', nameAr: 'ديار للإسكان', email: 'office@diyar.example' });
    expect(answer.json()).toEqual({
      ...before,
      name: 'Diyar',
      nameEn: 'Diyar',
      nameAr: 'ديار للإسكان',
      email: 'office@diyar.example',
      gmail: 'office@diyar.example',
      version: before.version + 1,
      changed: true,
    });
    const moved = await put({
      address: { en: { city: 'Nablus' } },
      socials: { facebook: 'http://facebook.com/d' },
    });
    expect(moved.json()).toMatchObject({
      address: { en: { city: 'Nablus' }, ar: before.address.ar, googleMapsUrl: before.address.googleMapsUrl },
      addressId: before.addressId,
      socials: { instagram: before.socials.instagram, facebook: 'http://facebook.com/d' },
    });
    expect(await app.db.select().from(addresses)).toHaveLength(1);
    expect((await put({ email: '', phone: '', socials: { facebook: '' } })).json()).toMatchObject({
      email: '',
      phone: '',
      socials: { facebook: '' },
    });
  });

  test('an empty payload changes nothing and is not recorded', async () => {
    const state = async () => [
      await read(),
      await app.db.$count(changes),
      await app.db.select().from(company),
    ];
    const before = await state();
    expect((await put({})).json()).toMatchObject({ changed: false });
    expect(await state()).toEqual(before);
  });

  test.each([
    [{ name: ' ' }, 'name', 'This field is required.', 'هذا الحقل مطلوب.'],
    [{ gmail: 'nobody' }, 'gmail', 'Enter a valid email', 'أدخل بريدًا إلكترونيًا صحيحًا'],
    [
      { socials: { instagram: 'javascript:alert(1)' } },
      'socials.instagram',
      'Enter a full link that starts with https://',
      'أدخل الرابط كاملًا بدءًا من \u2066https://\u2069',
    ],
    [
      { address: { googleMapsUrl: 'ftp://x.example' } },
      'address.googleMapsUrl',
      'Enter a full link that starts with https://',
      'أدخل الرابط كاملًا بدءًا من \u2066https://\u2069',
    ],
  ])('%j is refused at %s', async (body, path, en, ar) => {
    const before = await read();
    const answer = await put({ about: 'changed', ...body });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message: en }]]);
    expect((await put(body, { 'accept-language': 'ar' })).json().errors).toEqual([{ path, message: ar }]);
    expect(await read()).toEqual(before);
  });

  test('is recorded, raises the version and invalidates cached pages; a refused one does not', async () => {
    const state = async () => ({
      content: (await app.db.select().from(contentVersion))[0]?.version ?? 0,
      version: (await app.db.select().from(company))[0]?.version ?? 0,
      entries: await app.db.$count(changes, and(eq(changes.action, 'company.update'), eq(changes.field, ''))),
    });
    const before = await state();
    await put({ phone: '022951234' });
    await put({ phone: '1' });
    expect(await state()).toEqual({
      content: before.content + 1,
      version: before.version + 1,
      entries: before.entries + 1,
    });
    const [row] = await app.db.select().from(company);
    expect(row?.updatedBy).toEqual(expect.any(Number));
  });

  test('an outdated copy is refused with who saved, and changes nothing; without a version the last one wins', async () => {
    const seen = await read();
    const first = await app.as('SUPERADMIN').put('/company', { version: seen.version, licence: 'L-1' });
    expect(first.json()).toMatchObject({ licence: 'L-1', version: seen.version + 1 });
    const refused = await put({ version: seen.version, licence: 'L-2' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'stale', savedBy: { name: 'SUPERADMIN', at: expect.any(String) } },
    ]);
    expect(await read()).toMatchObject({ licence: 'L-1' });
    expect((await put({ licence: 'L-2' })).json()).toMatchObject({ licence: 'L-2', changed: true });
  });

  test('text is stored as it was typed', async () => {
    const attack = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const answer = await put({ nameAr: attack, about: attack, address: { en: { street: attack } } });
    expect(answer.json()).toMatchObject({
      nameAr: attack,
      about: attack,
      address: { en: { street: attack } },
    });
  });
});
