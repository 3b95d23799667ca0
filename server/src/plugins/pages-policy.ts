import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Maps are embedded from here when the visitor opens them. */
const MAPS = 'https://www.google.com https://maps.google.com';

/** The two style elements that react-aria adds to the back office: for presses, and for iOS behind a dialog. */
export const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** The style attributes in the HTML of public pages (a picture's blur and focal point) cannot run scripts. */
const PUBLIC_ATTRIBUTES = "style-src-attr 'unsafe-inline'";
/** The back office is rendered in the browser, where scripts set single properties, which no policy concerns. */
const ADMIN_ATTRIBUTES = "style-src-attr 'none'";

/** No text becomes HTML or a script, except what the only policy allows (web/app/hydration/boot.ts). */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/**
 * The content security policy of a page, by its address. Inline scripts and style elements are allowed by hash;
 * `sheetHashes` are those of the style sheets inside a public page. The router's scripts in the back office have a
 * nonce. None in development, where Vite needs more.
 */
export function contentPolicy(
  config: Config,
  inlineScripts: string[] | null,
): (url: string, sheetHashes: string[], nonce: string) => string | null {
  if (!inlineScripts) return () => null;
  const api = config.apiBaseUrl ? ` ${new URL(config.apiBaseUrl).origin}` : '';
  const ours = `script-src 'self' ${inlineScripts.map(hashOf).join(' ')}`;
  const policy = (scripts: string, styles: string) =>
    [
      "default-src 'none'",
      scripts,
      styles,
      "font-src 'self'",
      `img-src 'self' data: blob:${api}`,
      `media-src 'self' blob:${api}`,
      `connect-src 'self'${api}`,
      `frame-src ${MAPS}`,
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  const styles = (hashes: string[]) => `style-src ${["'self'", ...hashes].join(' ')}`;
  const adminStyles = `${styles(LIBRARY_STYLES.map(hashOf))}; ${ADMIN_ATTRIBUTES}`;
  const admin = `${config.basePath === '/' ? '' : config.basePath}/admin`;
  // the sign-in page is a public one at either of its addresses
  const isAdmin = (url: string) => url.startsWith(admin) && !/^\/login\b/.test(url.slice(admin.length));
  return (url, hashes, nonce) =>
    isAdmin(url)
      ? policy(`${ours} 'nonce-${nonce}'`, adminStyles)
      : policy(ours, `${styles(hashes)}; ${PUBLIC_ATTRIBUTES}; ${TRUSTED_TYPES}`);
}
