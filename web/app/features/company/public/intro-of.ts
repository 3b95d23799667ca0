import type { Company } from '@diyar/contract/company';
import { MAP_ZOOM_CONTACT } from '@diyar/contract/limits';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage } from '@diyar/contract/rules/localized';
import { mapLinks } from '~/ui/public/map-links.ts';

export type Intro = {
  about: string[];
  address: string;
  map: ReturnType<typeof mapLinks>;
  phone: string;
  whatsapp: string;
  email: string;
};

/** The part of the company that the home page shows, in one language. */
export function introOf(company: Company, lang: Lang): Intro {
  const { en, ar, googleMapsUrl } = company.address;
  const parts = (['street', 'block', 'city', 'country'] as const).map((part) =>
    inLanguage(en[part], ar[part], lang),
  );
  const address = parts.filter(Boolean).join(lang === 'ar' ? '، ' : ', ');
  return {
    about: inLanguage(company.aboutEn, company.aboutAr, lang)
      .split(/\n\s*\n/)
      .filter(Boolean),
    address,
    map: mapLinks({ address, googleMapsUrl }, MAP_ZOOM_CONTACT, lang),
    phone: company.phone,
    whatsapp: company.whatsapp,
    email: company.email,
  };
}
