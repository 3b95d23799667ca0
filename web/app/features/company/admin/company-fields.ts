import type { Company } from '@diyar/contract/company';

type Place = { street: string; block: string; city: string; country: string };

/** The fields of the form. */
export type CompanyFields = {
  nameEn: string;
  nameAr: string;
  email: string;
  phone: string;
  whatsapp: string;
  licence: string;
  aboutEn: string;
  aboutAr: string;
  socials: { instagram: string; facebook: string };
  address: { en: Place; ar: Place; googleMapsUrl: string };
};

export const PLACE_PARTS = ['street', 'block', 'city', 'country'] as const;

export function fieldsOf({
  nameEn,
  nameAr,
  email,
  phone,
  whatsapp,
  licence,
  aboutEn,
  aboutAr,
  socials,
  address,
}: Company): CompanyFields {
  return { nameEn, nameAr, email, phone, whatsapp, licence, aboutEn, aboutAr, socials, address };
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
