import { STORAGE_KEYS } from '@diyar/contract/limits';
import { readCompany } from '@diyar/contract/readers/company';

/**
 * SPEC §3, local sample data: a company and one administrator, kept in the browser under `admin_data`. Public
 * pages show its company when the real one cannot be reached. Its contact values are placeholders (SPEC §9).
 */
const SAMPLE = {
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

export const sampleCompany = () => readCompany(SAMPLE.company);

/** The record of this browser, made on the first visit; what someone changed in it counts. */
export function storedSampleCompany() {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.adminData);
    if (stored) return readCompany(Object(JSON.parse(stored)).company);
    localStorage.setItem(STORAGE_KEYS.adminData, JSON.stringify(SAMPLE));
  } catch {
    // storage refused or the record is no JSON: the built-in one does
  }
  return sampleCompany();
}
