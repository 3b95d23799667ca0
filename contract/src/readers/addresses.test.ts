import { expect, test } from 'vitest';
import { Address } from '../addresses.ts';
import { readAddress } from './addresses.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';

const address = {
  id: 4,
  streetEn: 'Olive Street',
  streetAr: 'شارع الزيتون',
  cityEn: 'Ramallah',
  cityAr: 'رام الله',
  countryEn: 'Palestine',
  countryAr: 'فلسطين',
  blockEn: 'Al-Tireh',
  blockAr: 'الطيرة',
  googleMapsUrl: 'https://maps.example/x',
  lat: 31.9,
  lng: 35.2,
};

test('flat, in snake_case, and nested by language', () => {
  expect(readAddress(address)).toEqual(address);
  expect(readAddress(snakeCased(address))).toEqual(address);
  const nested = {
    addressId: 4,
    en: { street: 'Olive Street', city: 'Ramallah', country: 'Palestine', block: 'Al-Tireh' },
    ar: { street: 'شارع الزيتون', city: 'رام الله', country: 'فلسطين', block: 'الطيرة' },
    mapsUrl: 'https://maps.example/x',
    latitude: '31.9',
    longitude: '35.2',
  };
  expect(readAddress(nested)).toEqual(address);
});

test('a text is the street in both languages; half a coordinate or a bad link is nothing', () => {
  expect(readAddress('Main Street')).toMatchObject({ streetEn: 'Main Street', streetAr: 'Main Street' });
  expect(readAddress({ lat: 31 })).toMatchObject({ lat: null, lng: null });
  expect(readAddress({ lat: 131, lng: 35 })).toMatchObject({ lat: null, lng: null });
  expect(readAddress({ googleMapsUrl: 'javascript:alert(1)' }).googleMapsUrl).toBe('');
});

test('whatever comes, what is read has our shape', () => {
  expectShape(Address, readAddress, [...Object.keys(address), 'en', 'ar']);
});
