import type { SiteBrand } from '@diyar/contract/brand';
import type { PublicReads } from '@diyar/contract/public-reads';
import { readCompany } from '@diyar/contract/readers/company';
import { expect, test } from 'vitest';
import type { Services } from '~/services.server.ts';
import { project } from '~/testing/sample-project.ts';
import { visit } from '~/testing/visit.tsx';

const at = (picture: string) => `/brand/${'a'.repeat(32)}.png/${picture}`;
const NONE = { headlineEn: '', headlineAr: '', descriptionEn: '', descriptionAr: '' };
const brand: SiteBrand = {
  name: { en: 'Bait Al-Noor', ar: 'بيت النور' },
  isOwn: true,
  logo: {
    ...{ light: at('logo.webp'), dark: at('dark.webp'), paper: at('paper.webp') },
    ...{ icon: at('icon-32.png'), share: at('share.png'), width: 900, height: 300, hasName: false },
  },
  accent: { light: '#1d7384', dark: '#2593a9' },
  texts: { ...NONE, aboutTitleEn: '', aboutTitleAr: '', footerEn: 'Zahran Street', footerAr: 'شارع زهران' },
};
const sample = project();
const reads: PublicReads = {
  company: async () => readCompany({ nameEn: 'Bait Al-Noor Development Co.', nameAr: 'شركة بيت النور' }),
  brand: async () => brand,
  heroMedia: async () => [],
  projects: async () => ({ items: [sample], total: 1, page: 1, size: 24 }),
  project: async (idOrSlug) => (idOrSlug === sample.slug ? sample : null),
  takenUnit: async () => null,
  building: async () => [],
  plans: async () => [],
  progress: async () => null,
  quote: async () => null,
  agreeToQuote: async () => ({ ok: true }),
  visit: async () => null,
  moveVisit: async () => ({ ok: true }),
  cancelVisit: async () => ({ ok: true }),
  buyerPage: async () => ({ state: 'asks', restsUntil: null, isLocked: false }),
  openBuyerPage: async () => ({ ok: true, key: 'key' }),
  buyerSheet: async () => null,
  askOffice: async () => ({ ok: true }),
  preview: async () => null,
  places: async () => [],
  figures: async () => ({ projects: 1, homes: 2, currencies: ['JOD'] }),
  sendMessage: async () => ({ ok: true, id: 1 }),
};
const services: Services = {
  site: { basePath: '/', apiBase: '/api', signInWith: 'username' },
  reads,
  log: (error) => {
    throw error;
  },
};

const PAGES = [
  ...['/', '/properties', `/properties/${sample.slug}`, `/properties/${sample.slug}/brochure`],
  ...[`/properties/${sample.slug}/prices`, '/list', '/privacy', '/terms', '/login', '/nothing'],
];
const OURS = /Diyar|ديار|LaCasa|لاكاسا|(hero-\d|door|terrace|share)-\d+/;

test.each(['ar', 'en'] as const)(
  '%s: no page of another company says our name or shows our pictures',
  async (lang) => {
    for (const path of PAGES) {
      const { html } = await visit(`${path}?lang=${lang}`, services);
      expect(html.length, path).toBeGreaterThan(500);
      expect([path, OURS.exec(html)?.[0]]).toEqual([path, undefined]);
      expect(html, path).toContain(brand.name[lang]);
    }
  },
);
