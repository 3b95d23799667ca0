import { SHARE_SIZE } from '@diyar/contract/rules/brand';
import { isRouteErrorResponse } from 'react-router';
import builtIn from '~/assets/pictures/share-1200.jpg';
import { type PublicTexts, publicTexts } from '~/i18n/public/index.ts';
import { brandIn, withApiBase } from '~/lib/brand.tsx';
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
type Page<Data> = (t: PublicTexts, data: Data | undefined, brand: ReturnType<typeof brandIn>) => Text;
/** `share` is the picture of links to pages without one of their own; null where the company has none. */
type Site = PageSite & { share: { url: string; width: number; height: number } | null };

const isRootData = (data: unknown): data is RootData =>
  typeof data === 'object' && data !== null && 'site' in data;

/** What a page's `meta` needs from the root's data; null when the root could not be loaded. */
export function siteOf(matches: Args['matches']): Site | null {
  const root = rootOf(matches);
  if (!root) return null;
  const { lang, origin, site } = root;
  const { name, isOwn, logo } = brandOf(root);
  const share = logo ? { url: logo.share, ...SHARE_SIZE } : isOwn ? null : { url: builtIn, ...SHARE_SIZE };
  return { lang, origin, basePath: site.basePath, brand: name, share };
}

function rootOf(matches: Args['matches']): RootData | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return isRootData(root) ? root : null;
}

const brandOf = ({ brand, site, lang }: RootData) => brandIn(withApiBase(brand ?? null, site.apiBase), lang);

/** The head of a project's or a unit's page that could not be shown. */
export function failedMeta(site: Site, { pathname }: Args['location'], error: unknown) {
  const { shell, projectPagesDetail: t } = publicTexts.of(site.lang);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = shell.title(isMissing ? t.notFound : t.failed, site.brand);
  return pageMeta(site, pathname, { title, index: false });
}

/** The picture for link previews; a page without a picture of its own has the default one. */
export function sharedPicture(
  site: Site,
  picture: MediaFile | null | undefined,
  alt: string,
): SharedPicture | undefined {
  const shown = picture ? plainSize(picture, SHARED_WIDTH) : site.share;
  if (!shown) return undefined;
  const { url, ...size } = shown;
  return { url: new URL(url, site.origin).href, alt, ...size };
}

const SHARED_WIDTH = 1280;

/** The `meta` export of a public page, from its texts and its loader data. */
export const publicMeta =
  <Data = unknown>(page: Page<Data>) =>
  ({ matches, location, loaderData }: Args & { loaderData?: Data | undefined }) => {
    const [root, site] = [rootOf(matches), siteOf(matches)];
    if (!root || !site) return [];
    const t = publicTexts.of(site.lang);
    const { title, image, ...rest } = page(t, loaderData, brandOf(root));
    return pageMeta(site, location.pathname, {
      ...rest,
      title: t.shell.title(title, site.brand),
      image: rest.index === false && image === undefined ? undefined : sharedPicture(site, image, title),
    });
  };
