import share from '~/assets/pictures/share-1200.jpg';
import { type PublicTexts, publicTexts } from '~/i18n/public/index.ts';
import { type PageSite, type PageText, pageMeta, type SharedPicture } from '~/lib/page-meta.ts';
import type { RootData } from '~/root.tsx';
import { type MediaFile, plainSize } from '~/ui/public/media-file.ts';

type Args = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
};
type Text = Pick<PageText, 'title' | 'description' | 'index' | 'query'> & {
  /** Null is the company's picture. A page that search engines leave out has none unless it names one. */
  image?: MediaFile | null | undefined;
};
type Page<Data> = (t: PublicTexts, data: Data | undefined) => Text;

const isRootData = (data: unknown): data is RootData =>
  typeof data === 'object' && data !== null && 'site' in data;

/** What a page's `meta` needs from the root's data; null when the root could not be loaded. */
export function siteOf(matches: Args['matches']): PageSite | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return isRootData(root) ? { lang: root.lang, origin: root.origin, basePath: root.site.basePath } : null;
}

/** The picture for link previews; a page without a picture of its own has the default one. */
export function sharedPicture(
  site: PageSite,
  picture: MediaFile | null | undefined,
  alt: string,
): SharedPicture {
  const { url, ...size } = picture ? plainSize(picture, SHARED_WIDTH) : { url: share, ...SHARE_SIZE };
  return { url: new URL(url, site.origin).href, alt, ...size };
}

const SHARED_WIDTH = 1280;
const SHARE_SIZE = { width: 1200, height: 630 };

/** The `meta` export of a public page, from its texts and its loader data. */
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
      image: rest.index === false && image === undefined ? undefined : sharedPicture(site, image, title),
    });
  };
