import { expect, test } from 'vitest';
import { mapLinks } from './map-links.ts';

const place = { address: 'Al-Tireh Lane, Ramallah', lat: 31.90917, lng: 35.18462 };

test('coordinates win over the address, at the zoom of the page and in its language', () => {
  const links = mapLinks(place, 15, 'ar');
  expect(links?.embed).toBe('https://www.google.com/maps?q=31.90917%2C35.18462&z=15&hl=ar&output=embed');
  expect(links?.open).toBe('https://www.google.com/maps?q=31.90917%2C35.18462&z=15&hl=ar');
});

test('without coordinates the address is searched', () => {
  const links = mapLinks({ ...place, lat: null, lng: null }, 16, 'en');
  expect(links?.embed).toContain('q=Al-Tireh+Lane%2C+Ramallah&z=16&hl=en');
});

test("the company's own link wins, unless it is invalid", () => {
  const own = 'https://maps.app.goo.gl/abc';
  expect(mapLinks({ ...place, googleMapsUrl: own }, 15, 'en')?.open).toBe(own);
  expect(mapLinks({ ...place, googleMapsUrl: 'javascript:alert(1)' }, 15, 'en')?.open).toMatch(
    /^https:\/\/www\.google\.com\/maps\?q=/,
  );
  expect(mapLinks({ address: '', googleMapsUrl: own }, 15, 'en')).toEqual({ embed: null, open: own });
});

test('no place, no map', () => {
  expect(mapLinks({ address: ' ' }, 15, 'ar')).toBeNull();
});
