import { expect, test } from 'vitest';
import { placeLine } from './place-line.ts';

const project = {
  cityEn: 'Ramallah',
  cityAr: 'رام الله',
  addressEn: 'Al-Tireh Street, Ein Munjid, Ramallah, Palestine',
  addressAr: 'شارع الطيرة، عين منجد، رام الله، فلسطين',
};

test('the city comes first and only once', () => {
  expect(placeLine(project, 'en')).toBe('Ramallah, Al-Tireh Street, Ein Munjid, Palestine');
  expect(placeLine(project, 'ar')).toBe('رام الله، شارع الطيرة، عين منجد، فلسطين');
});

test('falls back to the other language', () => {
  expect(placeLine({ ...project, addressAr: '', cityAr: '' }, 'ar')).toMatch(/^Ramallah، Al-Tireh/);
  expect(placeLine({ cityEn: '', cityAr: '', addressEn: '', addressAr: '' }, 'en')).toBe('');
});
