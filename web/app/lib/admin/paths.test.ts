import { globSync, readFileSync } from 'node:fs';
import type { ApartmentNo, LeadId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import { apartmentNo, dealId, leadId, personId, unitId } from '@diyar/contract/rules/ids';
import { expect, expectTypeOf, test } from 'vitest';
import * as paths from './paths.ts';

const app = new URL('../..', import.meta.url).pathname;
const building = { id: 4 };

test('an address names what its id is of', () => {
  expect(paths.dealPath(dealId(7))).toBe('/admin/deals/7');
  expect(paths.personPath(personId(9))).toBe('/admin/persons/9');
  expect(paths.leadPath(leadId(12))).toBe('/admin/leads?lead=12');
  expect(paths.apartmentPath(building, apartmentNo(8))).toBe('/admin/buildings/4/floors?apartment=8');
  expect(paths.apartmentPath({ id: 4, isLacasa: true }, apartmentNo(8))).toBe(
    '/admin/lacasa/floors?apartment=8',
  );
  expect(paths.unitOnSitePath('olive', unitId(31))).toBe('/properties/olive?unit=31');
});

test('an address is read as it is written, and contains anything', () => {
  const searchOf = (path: string) => path.slice(path.indexOf('?'));
  expect(paths.apartmentIn(searchOf(paths.apartmentPath(building, apartmentNo(8))))).toBe(8);
  expect(paths.quotedIn('?building=4&unit=8')).toBe(8);
  expect(paths.leadIn(searchOf(paths.leadPath(leadId(12))))).toBe(12);
  for (const nothing of ['', '?apartment=', '?apartment=-1', '?apartment=A-301', '?apartment=1.5'])
    expect(paths.apartmentIn(nothing)).toBe(null);
});

// `npm run check` fails at a line below once the compiler takes the one for the other
test('the compiler refuses a link to an apartment, a deal, a person or a lead with an id of something else', () => {
  // the unit's id is not its number in the building: this opened another unit
  expectTypeOf<UnitId>().not.toExtend<Parameters<typeof paths.apartmentPath>[1]>();
  expectTypeOf<ApartmentNo>().not.toExtend<Parameters<typeof paths.unitOnSitePath>[1]>();
  expectTypeOf<LeadId>().not.toExtend<Parameters<typeof paths.dealPath>[0]>();
  expectTypeOf<LeadId>().not.toExtend<Parameters<typeof paths.personPath>[0]>();
  expectTypeOf<PersonId>().not.toExtend<Parameters<typeof paths.leadPath>[0]>();
  expectTypeOf<number>().not.toExtend<Parameters<typeof paths.dealPath>[0]>();
});

test('no other file writes such an address itself', () => {
  const own = ['lib/admin/paths.ts', 'lib/search-params.ts'];
  const written = /[?&](apartment|unit|lead)=\$\{|(to=\{|to: |navigate\()`\/admin\/(deals|persons)\/\$\{/;
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !/\.test\.tsx?$/.test(file));
  const writing = files.filter((file) => written.test(readFileSync(`${app}/${file}`, 'utf8')));
  expect(writing.toSorted()).toEqual(own);
});
