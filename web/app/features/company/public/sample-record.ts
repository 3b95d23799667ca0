import { STORAGE_KEYS } from '@diyar/contract/limits';

/**
 * Sample data: a company and one administrator, stored in the browser under `admin_data`. The server shows its company
 * when the real one cannot be read (docs/product/public-site.md#sample-company). Its contact values are placeholders.
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
