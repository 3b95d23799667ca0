import { expect, test } from 'vitest';
import { Company } from '../company.ts';
import { readCompany } from './company.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';

const company = {
  name: 'Diyar',
  nameEn: 'Diyar',
  nameAr: 'ديار',
  email: 'hello@diyar.example',
  gmail: 'hello@diyar.example',
  phone: '022951234',
  whatsapp: '',
  licence: '562 118',
  about: 'We build',
  aboutEn: 'We build',
  aboutAr: 'نبني',
  socials: { instagram: 'https://instagram.com/d', facebook: 'https://facebook.com/d' },
  address: {
    en: { country: 'Palestine', city: 'Ramallah', block: 'Irsal', street: 'Main' },
    ar: { country: 'فلسطين', city: 'رام الله', block: 'الإرسال', street: 'الرئيسي' },
    googleMapsUrl: 'https://maps.example/x',
  },
  addressId: 2,
  heroPhotos: [],
  version: 4,
};

test('our own shape, snake_case, and under data', () => {
  expect(readCompany(company)).toEqual(company);
  expect(readCompany(snakeCased(company))).toEqual(company);
  expect(readCompany({ data: company })).toEqual(company);
});

test('gmail for email, name and about without a language, flat socials and address', () => {
  const odd = {
    name: 'Diyar',
    name_ar: 'ديار',
    gmail: 'hello@diyar.example',
    phone: '022951234',
    licence: '562 118',
    about: 'We build',
    about_ar: 'نبني',
    instagram: 'https://instagram.com/d',
    facebook_url: 'https://facebook.com/d',
    address: {
      id: 2,
      country_en: 'Palestine',
      country_ar: 'فلسطين',
      city_en: 'Ramallah',
      city_ar: 'رام الله',
      block_en: 'Irsal',
      block_ar: 'الإرسال',
      street_en: 'Main',
      street_ar: 'الرئيسي',
      google_maps_url: 'https://maps.example/x',
    },
  };
  expect(readCompany(odd)).toEqual({ ...company, version: 0 });
});

test('nothing at all is an empty company; a link that is none is left out', () => {
  expect(readCompany(null)).toMatchObject({ name: '', email: '', addressId: null, heroPhotos: [] });
  expect(readCompany({ socials: { instagram: 'javascript:alert(1)' } }).socials.instagram).toBe('');
});

test('whatever comes, what is read has our shape', () => {
  expectShape(Company, readCompany, [...Object.keys(company), 'gmail', 'hero']);
});

test('a server without the field: WhatsApp answers at a mobile, never at a landline', () => {
  expect(readCompany({ phone: '022951234' }).whatsapp).toBe('');
  expect(readCompany({ phone: '+970 59 912 3456' }).whatsapp).toBe('+970 59 912 3456');
  expect(readCompany({ phone: '0599123456', whatsapp: '' }).whatsapp).toBe('');
});
