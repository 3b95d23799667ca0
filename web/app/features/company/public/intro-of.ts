import type { Company } from '@diyar/contract/company';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage } from '@diyar/contract/rules/localized';

export type Intro = { about: string[]; address: string; mapsUrl: string; phone: string; email: string };

/** What the home page tells about the company, in one language. */
export function introOf(company: Company, lang: Lang): Intro {
  const { en, ar, googleMapsUrl } = company.address;
  const parts = (['street', 'block', 'city', 'country'] as const).map((part) =>
    inLanguage(en[part], ar[part], lang),
  );
  return {
    about: inLanguage(company.aboutEn, company.aboutAr, lang)
      .split(/\n\s*\n/)
      .filter(Boolean),
    address: parts.filter(Boolean).join(lang === 'ar' ? '، ' : ', '),
    mapsUrl: googleMapsUrl,
    phone: company.phone,
    email: company.email,
  };
}
