/** Where the pages are served from; decided when the server starts. */
export type Site = {
  /** '/' or '/diyar', without a trailing slash. */
  basePath: string;
  /** The API of the browser: '/api', or another server. */
  apiBase: string;
  /** The absolute URL of this site for search engines, if configured. */
  publicUrl?: string;
  signInWith: 'username' | 'email';
  /** Changes with every build of the pages. */
  build?: string;
};

/** The same settings in the browser; root.tsx writes them on <html>. */
export function browserSite(): Pick<Site, 'basePath' | 'apiBase'> {
  const { basePath = '/', apiBase = '/api' } = document.documentElement.dataset;
  return { basePath, apiBase };
}
