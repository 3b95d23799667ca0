import share from '~/assets/pictures/share-1200.jpg';
import { type PublicTexts, publicTexts } from '~/i18n/public/index.ts';
import { type PageSite, type PageWords, pageMeta } from '~/lib/page-meta.ts';
import type { RootData } from '~/root.tsx';

type Args = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
};
/** `image` is an address as the page itself uses it; those who share the page need it whole. */
type Words = Pick<PageWords, 'title' | 'description' | 'index' | 'query'> & { image?: string | undefined };
type Page<Data> = (t: PublicTexts, data: Data | undefined) => Words;

const isRootData = (data: unknown): data is RootData =>
  typeof data === 'object' && data !== null && 'site' in data;

/** What a page's `meta` needs to know of the site; null when the root itself could not be loaded. */
export function siteOf(matches: Args['matches']): PageSite | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return isRootData(root) ? { lang: root.lang, origin: root.origin, basePath: root.site.basePath } : null;
}

/** What a shared page shows of itself; one without a picture of its own shows our stone. `url` as the page uses it. */
export const sharedPicture = (site: PageSite, url: string | undefined, alt: string) => ({
  url: new URL(url ?? share, site.origin).href,
  alt,
});

/** The `meta` export of a public page, from its words and what its loader answered. */
export const publicMeta =
  <Data = unknown>(page: Page<Data>) =>
  ({ matches, location, loaderData }: Args & { loaderData?: Data | undefined }) => {
    const site = siteOf(matches);
    if (!site) return [];
    const t = publicTexts.of(site.lang);
    const { title, image, ...rest } = page(t, loaderData);
    return pageMeta(site, location.pathname, {
      ...rest,
      title: t.shell.title(title),
      image: rest.index === false ? undefined : sharedPicture(site, image, title),
    });
  };
