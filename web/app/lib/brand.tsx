import type { SiteBrand } from '@diyar/contract/brand';
import { type BrandText, type BrandTexts, BUILT_IN_NAME, brandText } from '@diyar/contract/rules/brand';
import type { Lang } from '@diyar/contract/rules/language';
import { type CSSProperties, createContext, use } from 'react';
import { useLanguage } from './language.tsx';
import { placeText } from './place.ts';

/** Null is the built-in one: an installation that has set nothing. */
export const BrandContext = createContext<SiteBrand | null>(null);

/** A brand that differs from the built-in one in nothing needs not be sent with every page. */
export const unlessBuiltIn = (brand: SiteBrand | null): SiteBrand | null =>
  brand &&
  (brand.isOwn ||
    brand.accent ||
    placeText(brand.place) ||
    Object.values(brand.texts).some((text) => text !== ''))
    ? brand
    : null;

/** With addresses that a page can use, not relative to the API. */
export function withApiBase(brand: SiteBrand | null, apiBase: string): SiteBrand | null {
  if (!brand?.logo) return brand;
  const { light, dark, paper, icon, share } = brand.logo;
  const at = (path: string) => `${apiBase}${path}`;
  return {
    ...brand,
    logo: {
      ...brand.logo,
      light: at(light),
      dark: at(dark),
      paper: at(paper),
      icon: at(icon),
      share: at(share),
    },
  };
}

/** The brand in one language. */
export const brandIn = (brand: SiteBrand | null, lang: Lang) => ({
  name: (brand?.name ?? BUILT_IN_NAME)[lang],
  isOwn: brand?.isOwn ?? false,
  logo: brand?.logo ?? null,
  /** The company's own text, else the built-in one. */
  text: (name: BrandText, builtIn: string) =>
    brand ? brandText(brand.texts as BrandTexts, name, lang, builtIn) : builtIn,
});

export const useBrand = () => brandIn(use(BrandContext), useLanguage().lang);

/** For styles/public/tokens.css. */
export const accentStyle = (accent: SiteBrand['accent'] | undefined): CSSProperties | undefined =>
  accent ? ({ '--accent-light': accent.light, '--accent-dark': accent.dark } as CSSProperties) : undefined;
