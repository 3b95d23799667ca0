import { withBase } from '@diyar/contract/rules/base-path';
import { LANGS, type Lang } from '@diyar/contract/rules/language';
import type { MetaDescriptor } from 'react-router';

/** The data of root.tsx; the meta functions of the routes find it in the first match. */
export type PageSite = {
  lang: Lang;
  origin: string;
  basePath: string;
  /** The company's short name. */
  brand: string;
};

export type PageText = {
  title: string;
  description?: string | undefined;
  index?: boolean;
  /** The query that distinguishes this page from others with the same path, e.g. 'unit=12'. */
  query?: string | undefined;
  /** The absolute URL of a picture for link previews. */
  image?: SharedPicture | undefined;
};

/** Without its size some apps show no preview of the first link they see. */
export type SharedPicture = { url: string; alt: string; width?: number; height?: number };

const LOCALES = { ar: 'ar_PS', en: 'en_US' } as const;

/**
 * Title, description, canonical, both languages and x-default, Open Graph
 * (docs/product/public-site.md#search-engines). An address without a language depends on the visitor's
 * choice, so each language has an address of its own.
 */
export function pageMeta(
  { lang, origin, basePath }: Omit<PageSite, 'brand'>,
  path: string,
  page: PageText,
): MetaDescriptor[] {
  const address = `${origin}${withBase(path === '/' ? '' : path, basePath)}`;
  const query = page.query ? `${page.query}&` : '';
  const inLang = (one: Lang) => `${address}?${query}lang=${one}`;
  const shown: MetaDescriptor[] = [
    { title: page.title },
    { property: 'og:title', content: page.title },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: LOCALES[lang] },
    { name: 'theme-color', content: '#fbfaf7', media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: '#11140f', media: '(prefers-color-scheme: dark)' },
  ];
  if (page.description) {
    shown.push({ name: 'description', content: page.description });
    shown.push({ property: 'og:description', content: page.description });
  }
  if (page.image) {
    shown.push({ property: 'og:image', content: page.image.url });
    const { width, height } = page.image;
    if (width && height) {
      shown.push({ property: 'og:image:width', content: String(width) });
      shown.push({ property: 'og:image:height', content: String(height) });
    }
    shown.push({ property: 'og:image:alt', content: page.image.alt });
    shown.push({ name: 'twitter:card', content: 'summary_large_image' });
  }
  if (page.index === false) return [...shown, { name: 'robots', content: 'noindex' }];
  return [
    ...shown,
    { property: 'og:url', content: inLang(lang) },
    { tagName: 'link', rel: 'canonical', href: inLang(lang) },
    ...LANGS.map((one) => ({ tagName: 'link', rel: 'alternate', hrefLang: one, href: inLang(one) })),
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: page.query ? `${address}?${page.query}` : address,
    },
  ];
}
