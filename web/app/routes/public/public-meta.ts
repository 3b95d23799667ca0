import { type PublicTexts, publicTexts } from '~/i18n/public/index.ts';
import { type PageSite, pageMeta } from '~/lib/page-meta.ts';
import type { RootData } from '~/root.tsx';

type Args = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
};
type Page = (t: PublicTexts) => { title: string; description?: string; index?: boolean };

const isRootData = (data: unknown): data is RootData =>
  typeof data === 'object' && data !== null && 'site' in data;

/** What a page's `meta` needs to know of the site; null when the root itself could not be loaded. */
export function siteOf(matches: Args['matches']): PageSite | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return isRootData(root) ? { lang: root.lang, origin: root.origin, basePath: root.site.basePath } : null;
}

/** The `meta` export of a public page, from its words. */
export const publicMeta =
  (page: Page) =>
  ({ matches, location }: Args) => {
    const site = siteOf(matches);
    if (!site) return [];
    const t = publicTexts.of(site.lang);
    const { title, ...rest } = page(t);
    return pageMeta(site, location.pathname, { ...rest, title: t.shell.title(title) });
  };
