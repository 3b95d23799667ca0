import { readCompany } from '@diyar/contract/readers/company';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '~/testing/fake-storage.ts';
import { contactOf } from './contact-of.ts';
import { introOf } from './intro-of.ts';
import { storeSampleRecord } from './sample-record.ts';

const company = readCompany({
  nameEn: 'Diyar',
  nameAr: 'ديار',
  aboutEn: 'First.\n\nSecond.',
  phone: '+970 2 295 5018',
  socials: { instagram: 'https://instagram.com/diyar' },
  address: { en: { city: 'Ramallah', country: 'Palestine', street: 'Al-Irsal' }, ar: { city: 'رام الله' } },
});

test('the frame of a page shows the company in one language, falling back to the other', () => {
  expect(contactOf(company, 'ar')).toMatchObject({
    name: 'ديار',
    city: 'رام الله',
    country: 'Palestine',
    facebook: '',
  });
  expect(contactOf(company, 'en')).toMatchObject({ name: 'Diyar', city: 'Ramallah', country: 'Palestine' });
});

test('without an address it is Ramallah, Palestine', () => {
  const nowhere = readCompany({ name: 'Diyar' });
  expect(contactOf(nowhere, 'en')).toMatchObject({ city: 'Ramallah', country: 'Palestine' });
});

test('the about text in its paragraphs, the address in one line', () => {
  expect(introOf(company, 'en')).toMatchObject({
    about: ['First.', 'Second.'],
    address: 'Al-Irsal, Ramallah, Palestine',
  });
});

describe('local sample data', () => {
  const storage = new FakeStorage();
  beforeEach(() => vi.stubGlobal('localStorage', storage));
  afterEach(() => {
    vi.unstubAllGlobals();
    storage.clear();
  });

  test('is created on the first visit, under admin_data, with one administrator', () => {
    storeSampleRecord();
    const record = JSON.parse(storage.getItem('admin_data') ?? '');
    expect(record.users).toEqual([expect.objectContaining({ role: 'ADMIN', active: true })]);
    expect(record.company).toMatchObject({ name: 'Diyar', logoUrl: '' });
  });

  test('changes to it are preserved', () => {
    storage.setItem('admin_data', JSON.stringify({ company: { name: 'Changed' } }));
    storeSampleRecord();
    expect(storage.getItem('admin_data')).toContain('Changed');
  });
});
