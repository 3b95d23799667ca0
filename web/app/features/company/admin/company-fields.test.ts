import { expect, test } from 'vitest';
import { type CompanyFields, mergeCompany } from './company-fields.ts';

const place = { street: '', block: '', city: '', country: '' };
const start: CompanyFields = {
  nameEn: 'Diyar',
  nameAr: 'ديار',
  email: '',
  phone: '',
  whatsapp: '',
  licence: '',
  aboutEn: '',
  aboutAr: '',
  socials: { instagram: '', facebook: '' },
  address: { en: place, ar: place, googleMapsUrl: '' },
};
const paths = (fields: object, at = ''): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${at}${name}`] : paths(value as object, `${at}${name}.`),
  );
/** Every field with the text. */
const filled = (text: string): CompanyFields =>
  JSON.parse(JSON.stringify(start).replaceAll(/:"[^"]*"/g, `:"${text}"`));

test('each field of the form can be a conflict, and is chosen by its path', () => {
  const { conflicts } = mergeCompany(start, filled('mine'), filled('theirs'));
  expect(conflicts.map(({ path }) => path).toSorted()).toEqual(paths(start).toSorted());
  for (const side of ['mine', 'theirs'] as const) {
    const choices = new Map(conflicts.map(({ path }) => [path, side]));
    expect(mergeCompany(start, filled('mine'), filled('theirs'), choices).merged).toEqual(filled(side));
  }
});

test('fields that one of them changed are taken and counted', () => {
  const mine = { ...start, phone: '022951234' };
  const theirs = { ...start, address: { ...start.address, ar: { ...place, city: 'رام الله' } } };
  expect(mergeCompany(start, mine, theirs)).toEqual({
    merged: { ...theirs, phone: '022951234' },
    conflicts: [],
    onlyMine: 1,
    onlyTheirs: 1,
  });
});
