import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Maps are embedded from here, and only when the visitor asks for them. */
const MAPS = 'https://www.google.com https://maps.google.com';

/** The two style elements that the back office's component library writes: for what is pressed, and iOS behind a dialog. */
export const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** Styles in attributes (a picture's blur and focal point, where a menu opens) cannot run anything or load from elsewhere. */
const STYLE_ATTRIBUTES = "style-src-attr 'unsafe-inline'";

/**
 * The content security policy of a page, by its address. Inline scripts run only when they are one of ours, named by
 * hash, and so do style elements (`sheetHashes`: the sheets that stand inside a visitor's page). In development Vite needs more than any policy here would allow: none.
 */
export function contentPolicy(
  config: Config,
  inlineScripts: string[] | null,
): (url: string, sheetHashes: string[]) => string | null {
  if (!inlineScripts) return () => null;
  const api = config.apiBaseUrl ? ` ${new URL(config.apiBaseUrl).origin}` : '';
  const scripts = `script-src 'self' ${inlineScripts.map(hashOf).join(' ')}`;
  const policy = (styles: string) =>
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
  const styles = (hashes: string[]) =>
    policy(`style-src ${["'self'", ...hashes].join(' ')}; ${STYLE_ATTRIBUTES}`);
  const forAdmin = styles(LIBRARY_STYLES.map(hashOf));
  const admin = `${config.basePath === '/' ? '' : config.basePath}/admin`;
  return (url, hashes) => (url.startsWith(admin) ? forAdmin : styles(hashes));
}
