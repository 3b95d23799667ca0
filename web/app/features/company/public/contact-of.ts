import type { Company } from '@diyar/contract/company';
import { FALLBACK_ADDRESS } from '@diyar/contract/limits';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage, nameOf } from '@diyar/contract/rules/localized';
import { companyPlace } from '@diyar/contract/rules/place';
import type { Contact } from '~/ui/public/contact.ts';

const NOWHERE = { city: '', country: '' };

/** The part of the company that the frame of every page shows, in one language. */
export function contactOf(company: Company, lang: Lang): Contact {
  const { en, ar } = company.address;
  const fallback = companyPlace().country === 'PS' ? FALLBACK_ADDRESS[lang] : NOWHERE;
  const city = inLanguage(en.city, ar.city, lang);
  return {
    name: nameOf(company, lang, company.name),
    city: city || fallback.city,
    country: inLanguage(en.country, ar.country, lang) || (city ? '' : fallback.country),
    phone: company.phone,
    whatsapp: company.whatsapp,
    email: company.email,
    instagram: company.socials.instagram,
    facebook: company.socials.facebook,
  };
}
