import { withBase } from '@diyar/contract/rules/base-path';
import { useRouteLoaderData } from 'react-router';
import { useBrand } from '~/lib/brand.tsx';
import { useLanguage } from '~/lib/language.tsx';
import type { loader as rootLoader } from '~/root.tsx';
import type { Contact } from '~/ui/public/contact.ts';
import type { loader as layoutLoader } from './layout.tsx';

const NO_CONTACT: Contact = {
  name: '',
  city: '',
  country: '',
  phone: '',
  whatsapp: '',
  email: '',
  instagram: '',
  facebook: '',
};

/** What a page needs beside its own data: absolute URLs for sharing, and the company's contact. */
export function useSite() {
  const { lang } = useLanguage();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/public/layout');
  const origin = root?.origin ?? '';
  return {
    apiBase: root?.site.apiBase ?? '/api',
    contact: layout?.contact ?? NO_CONTACT,
    /** The home page, as breadcrumbs name it. */
    brand: useBrand(),
    absolute: (path: string) => (path.startsWith('/') ? `${origin}${path}` : path),
    /** The URL of a page in the visitor's language; `query` without its question mark. */
    urlOf: (path: string, query = '') =>
      `${origin}${withBase(path === '/' ? '' : path, root?.site.basePath ?? '/')}?${query && `${query}&`}lang=${lang}`,
  };
}
