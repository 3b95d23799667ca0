import { expect, test } from 'vitest';
import { CompanyInput } from './company.ts';

test('the PUT payload, in one shape; what it does not know is not touched', () => {
  const input = CompanyInput.parse({
    name: 'Diyar',
    gmail: 'hello@diyar.example',
    phone: '022951234',
    about: 'We build',
    aboutAr: 'نبني',
    socials: { instagram: 'https://instagram.com/d' },
    address: { en: { city: 'Ramallah' }, googleMapsUrl: '' },
  });
  expect(input).toEqual({
    nameEn: 'Diyar',
    email: 'hello@diyar.example',
    phone: '022951234',
    aboutEn: 'We build',
    aboutAr: 'نبني',
    socials: { instagram: 'https://instagram.com/d' },
    address: { en: { country: '', city: 'Ramallah', block: '', street: '' }, googleMapsUrl: '' },
  });
  expect(input.nameAr).toBeUndefined();
});

test('the newer spellings win', () => {
  const input = CompanyInput.parse({
    name: 'a',
    nameEn: 'b',
    gmail: 'a@a.co',
    email: 'b@b.co',
    about: 'a',
    aboutEn: 'b',
  });
  expect(input).toMatchObject({ nameEn: 'b', email: 'b@b.co', aboutEn: 'b' });
});

test.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ gmail: 'x' }, 'gmail', 'invalidEmail'],
  [{ phone: '12' }, 'phone', 'invalidPhone'],
  [{ socials: { facebook: 'facebook.com/d' } }, 'socials.facebook', 'invalidUrl'],
  [{ address: { googleMapsUrl: 'javascript:alert(1)' } }, 'address.googleMapsUrl', 'invalidUrl'],
])('%j is refused at %s', (payload, path, code) => {
  const [found] = CompanyInput.safeParse(payload).error?.issues ?? [];
  expect([found?.path.join('.'), found?.message]).toEqual([path, code]);
});
