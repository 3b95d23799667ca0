import type { Company } from '@diyar/contract/company';
import type { HeroItem } from '@diyar/contract/hero';
import { companyFactsOf } from '@diyar/contract/rules/company-facts';
import type { addresses, company } from '../../db/schema.ts';

type CompanyRow = typeof company.$inferSelect;
type AddressRow = typeof addresses.$inferSelect;

const NO_PLACE = { country: '', city: '', block: '', street: '' };

export function presentCompany(row: CompanyRow, address: AddressRow | null, heroPhotos: HeroItem[]): Company {
  return {
    name: row.nameEn,
    nameEn: row.nameEn,
    nameAr: row.nameAr,
    ...companyFactsOf(row),
    gmail: row.email,
    about: row.aboutEn,
    aboutEn: row.aboutEn,
    aboutAr: row.aboutAr,
    socials: { instagram: row.instagram, facebook: row.facebook },
    address: {
      en: address
        ? {
            country: address.countryEn,
            city: address.cityEn,
            block: address.blockEn,
            street: address.streetEn,
          }
        : NO_PLACE,
      ar: address
        ? {
            country: address.countryAr,
            city: address.cityAr,
            block: address.blockAr,
            street: address.streetAr,
          }
        : NO_PLACE,
      googleMapsUrl: address?.googleMapsUrl ?? '',
    },
    addressId: row.addressId,
    heroPhotos,
    version: row.version,
  };
}
