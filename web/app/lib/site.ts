/** What the pages need to know about the place they are served from; decided when the server starts. */
export type Site = {
  /** '/' or '/diyar', without a slash at the end. */
  basePath: string;
  /** Where the browser calls: '/api', or another server. */
  apiBase: string;
  /** Absolute address of this site for search engines, when known. */
  publicUrl?: string;
  signInWith: 'username' | 'email';
};

/** The same settings in the browser; root.tsx writes them on <html>. */
export function browserSite(): Pick<Site, 'basePath' | 'apiBase'> {
  const { basePath = '/', apiBase = '/api' } = document.documentElement.dataset;
  return { basePath, apiBase };
}
