import { type PublicTexts, publicTexts } from '~/i18n/public/index.ts';
import { pageMeta } from '~/lib/page-meta.ts';
import type { RootData } from '~/root.tsx';

type Args = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
};
type Page = (t: PublicTexts) => { title: string; description?: string; index?: boolean };

const isRootData = (data: unknown): data is RootData =>
  typeof data === 'object' && data !== null && 'site' in data;

/** The `meta` export of a public page, from its words. */
export const publicMeta =
  (page: Page) =>
  ({ matches, location }: Args) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData;
    if (!isRootData(root)) return [];
    const t = publicTexts.of(root.lang);
    const { title, ...rest } = page(t);
    const site = { lang: root.lang, origin: root.origin, basePath: root.site.basePath };
    return pageMeta(site, location.pathname, { ...rest, title: t.shell.title(title) });
  };
