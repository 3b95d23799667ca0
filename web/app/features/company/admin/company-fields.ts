import type { Company } from '@diyar/contract/company';
import {
  COMPANY_FACT_NAMES,
  type CompanyFactName,
  companyFactsOf,
} from '@diyar/contract/rules/company-facts';
import { type Comparison, mergeFields, nothingFound, type Side } from '~/lib/admin/merge-fields.ts';

type Place = { street: string; block: string; city: string; country: string };

/** The fields of the form. */
export type CompanyFields = Record<CompanyFactName, string> & {
  nameEn: string;
  nameAr: string;
  aboutEn: string;
  aboutAr: string;
  socials: { instagram: string; facebook: string };
  address: { en: Place; ar: Place; googleMapsUrl: string };
};

export const PLACE_PARTS = ['street', 'block', 'city', 'country'] as const;

export function fieldsOf(company: Company): CompanyFields {
  const { nameEn, nameAr, aboutEn, aboutAr, socials, address } = company;
  return { nameEn, nameAr, ...companyFactsOf(company), aboutEn, aboutAr, socials, address };
}

const WORDS = [
  'nameEn',
  'nameAr',
  ...COMPANY_FACT_NAMES,
  'aboutEn',
  'aboutAr',
] satisfies (keyof CompanyFields)[];

/** What somebody else saved meanwhile and mine, field by field; paths as the form has them. */
export function mergeCompany(
  start: CompanyFields,
  mine: CompanyFields,
  theirs: CompanyFields,
  choices?: ReadonlyMap<string, Side>,
): Comparison & { merged: CompanyFields } {
  const found = nothingFound();
  const part = (names: readonly string[], at: string, of: (fields: CompanyFields) => object) =>
    mergeFields(
      names,
      { start: { ...of(start) }, mine: { ...of(mine) }, theirs: { ...of(theirs) } },
      at,
      found,
      { choices },
    );
  const place = (lang: 'en' | 'ar') => part(PLACE_PARTS, `address.${lang}.`, ({ address }) => address[lang]);
  const merged = {
    ...part(WORDS, '', (fields) => fields),
    socials: part(['instagram', 'facebook'], 'socials.', ({ socials }) => socials),
    address: {
      en: place('en'),
      ar: place('ar'),
      ...part(['googleMapsUrl'], 'address.', ({ address }) => address),
    },
  } as CompanyFields;
  return { merged, ...found };
}

/** The paths of all leaves of a tree: of the errors, or of the dirty fields. */
export function leavesOf(tree: unknown, isLeaf: (value: object) => boolean, path = ''): string[] {
  if (tree === true) return [path];
  if (typeof tree !== 'object' || tree === null) return [];
  if (isLeaf(tree)) return [path];
  return Object.entries(tree).flatMap(([key, value]) =>
    leavesOf(value, isLeaf, path ? `${path}.${key}` : key),
  );
}
