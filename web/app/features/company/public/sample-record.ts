import { STORAGE_KEYS } from '@diyar/contract/limits';

/**
 * SPEC §3, local sample data: a company and one administrator, kept in the browser under `admin_data`. Public
 * pages show its company when the real one cannot be reached. Its contact values are placeholders (SPEC §9).
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

/** Made on the first visit of a browser; what someone changed in it stays. */
export function storeSampleRecord() {
  try {
    if (!localStorage.getItem(STORAGE_KEYS.adminData))
      localStorage.setItem(STORAGE_KEYS.adminData, JSON.stringify(SAMPLE));
  } catch {
    // storage refused: the built-in one does
  }
}
