import { BUILT_IN_PLACE, companyPlace, inPlace, setCompanyPlace } from '@diyar/contract/rules/place';
import { expect, test, vi } from 'vitest';
import { placeText, takePlace } from './place.ts';

const AMMAN = {
  ...{ currencies: ['JOD' as const, 'USD' as const], zone: 'Asia/Amman', firstDay: 'sun' as const },
  ...{ country: 'JO', phoneCodes: ['962'] },
};
const built = {
  ...BUILT_IN_PLACE,
  currencies: [...BUILT_IN_PLACE.currencies],
  phoneCodes: [...BUILT_IN_PLACE.phoneCodes],
};

test('a page says where the company is, unless that is where an installation begins, and takes it', () => {
  expect([placeText(undefined), placeText(built)]).toEqual([undefined, undefined]);
  const take = (place: string | undefined) => {
    vi.stubGlobal('document', { documentElement: { dataset: { place } } });
    return inPlace(BUILT_IN_PLACE, () => {
      takePlace();
      return companyPlace();
    });
  };
  expect(take(placeText(AMMAN))).toEqual(AMMAN);
  expect(take(undefined)).toBe(BUILT_IN_PLACE);
  vi.unstubAllGlobals();
  setCompanyPlace(BUILT_IN_PLACE);
});
