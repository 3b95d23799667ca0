import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Maps are embedded from here, and only when the visitor asks for them. */
const MAPS = 'https://www.google.com https://maps.google.com';

/**
 * The content security policy of a page, by its address. Inline scripts run only when they are one of ours,
 * named by hash. The back office's component library writes style elements; public pages need only attributes
 * (a picture's blur and focal point). In development Vite needs more than any policy here would allow: none.
 */
export function contentPolicy(
  config: Config,
  inlineScripts: string[] | null,
): (url: string) => string | null {
  if (!inlineScripts) return () => null;
  const api = config.apiBaseUrl ? ` ${new URL(config.apiBaseUrl).origin}` : '';
  const policy = (styles: string) =>
    [
      "default-src 'none'",
      `script-src 'self' ${inlineScripts.map(hashOf).join(' ')}`,
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
  const forPublic = policy("style-src 'self'; style-src-attr 'unsafe-inline'");
  const forAdmin = policy("style-src 'self' 'unsafe-inline'");
  const admin = `${config.basePath === '/' ? '' : config.basePath}/admin`;
  return (url) => (url.startsWith(admin) ? forAdmin : forPublic);
}
