import { FALLBACK_ADDRESS, STORAGE_KEYS } from '@diyar/contract/limits';
import { isObject, objectOf, pickText } from '@diyar/contract/readers/pick';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage } from '@diyar/contract/rules/localized';
import type { Contact } from '~/ui/public/contact.ts';

/**
 * Local sample data: a company and one administrator, stored in the browser under `admin_data`. Public pages
 * show its company when the real one cannot be read (docs/product/public-site.md#sample-company). Its contact
 * values are placeholders.
 */
export const SAMPLE = {
  company: {
    name: 'Diyar',
    nameAr: 'ديار',
    about: 'Diyar develops homes and offices in and around Ramallah.',
    aboutAr: 'ديار شركة تطوير عقاري تبني البيوت والمكاتب في رام الله وما حولها.',
    email: 'info@example.com',
    phone: '+970 2 000 0000',
    logoUrl: '',
    address: { cityEn: 'Ramallah', cityAr: 'رام الله', countryEn: 'Palestine', countryAr: 'فلسطين' },
  },
  users: [{ id: 1, name: 'Admin', email: 'admin@example.com', role: 'ADMIN', active: true }],
};

/** Created on the first visit of a browser; later changes to it are preserved. */
export function storeSampleRecord() {
  try {
    if (!localStorage.getItem(STORAGE_KEYS.adminData))
      localStorage.setItem(STORAGE_KEYS.adminData, JSON.stringify(SAMPLE));
  } catch {
    // storage is unavailable: use the built-in one
  }
}

/** The contact of this browser's sample record, with the user's changes; null where there is none. */
export function storedSampleContact(lang: Lang): Contact | null {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(STORAGE_KEYS.adminData) ?? '');
  } catch {
    return null;
  }
  const { company } = objectOf(stored);
  if (!isObject(company)) return null;
  const address = objectOf(company.address);
  const city = inLanguage(pickText(address, 'cityEn'), pickText(address, 'cityAr'), lang);
  const country = inLanguage(pickText(address, 'countryEn'), pickText(address, 'countryAr'), lang);
  const fallback = FALLBACK_ADDRESS[lang];
  return {
    name: inLanguage(pickText(company, 'name'), pickText(company, 'nameAr'), lang),
    city: city || fallback.city,
    country: country || (city ? '' : fallback.country),
    phone: pickText(company, 'phone'),
    whatsapp: pickText(company, 'whatsapp'),
    email: pickText(company, 'email'),
    instagram: '',
    facebook: '',
  };
}
