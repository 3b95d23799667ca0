import { SiteBrand } from '../brand.ts';

/** Of our own server in another place; null for anything else. */
export const readBrand = (answer: unknown): SiteBrand | null => SiteBrand.safeParse(answer).data ?? null;
