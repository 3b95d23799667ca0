import type { DemoUnit } from '../types.ts';

const named = (en: string, ar: string) => (number: string) =>
  ({ number, label: { en: `${en} ${number}`, ar: `${ar} ${number}` } }) satisfies Partial<DemoUnit>;

export const apartment = named('Apartment', 'شقة');
export const studio = named('Studio', 'استوديو');
export const home = named('Home', 'بيت');
export const office = named('Office', 'مكتب');
export const showroom = named('Showroom', 'معرض');
export const villa = named('Villa', 'فيلا');
