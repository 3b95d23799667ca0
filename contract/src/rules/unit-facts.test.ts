import { expect, test } from 'vitest';
import { readUnit } from '../readers/units.ts';
import { UnitInput } from '../units.ts';
import { mapFacts } from './facts.ts';
import { FACTS_OF_NEW_UNIT, OPTIONAL_FACTS, REQUIRED_FACTS } from './unit-facts.ts';

const FACTS = { ...REQUIRED_FACTS, ...OPTIONAL_FACTS };
const highest = mapFacts(FACTS, ({ max }) => max);

test('every fact is taken within its limits and refused above them', () => {
  expect(UnitInput.parse(highest)).toMatchObject(highest);
  for (const [name, value] of Object.entries(highest)) {
    const [issue] = UnitInput.safeParse({ ...highest, [name]: value + 1 }).error?.issues ?? [];
    expect(issue?.path).toEqual([name]);
  }
});

test('a required fact must be sent; an optional one that is not is null', () => {
  const missing = UnitInput.safeParse({}).error?.issues.map(({ path }) => path[0]);
  expect(missing).toEqual(Object.keys(REQUIRED_FACTS));
  expect(UnitInput.parse(FACTS_OF_NEW_UNIT)).toMatchObject(mapFacts(OPTIONAL_FACTS, () => null));
});

test('every fact is read under each of its names', () => {
  for (const [name, { otherNames, max }] of Object.entries(FACTS))
    for (const one of [name, ...otherNames])
      expect(readUnit({ id: 1, [one]: max })).toHaveProperty(name, max);
  expect(readUnit({ id: 1, beds: '2.9', area: -4 })).toMatchObject({ bedrooms: 2, sizeSqm: 0, floor: null });
});
