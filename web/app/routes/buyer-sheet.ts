import { createHash } from 'node:crypto';
import { withBase } from '@diyar/contract/rules/base-path';
import { companyDay } from '@diyar/contract/rules/dates';
import { isLang } from '@diyar/contract/rules/language';
import { OWN_PAGE } from '@diyar/contract/rules/own-page';
import { redirect } from 'react-router';
import { paperHtml } from '~/paper-html.server.tsx';
import { servicesContext } from '~/services.server.ts';
import type { Route } from './+types/buyer-sheet';
import { buyerKey } from './public/buyer-key.ts';

/** /my/{token}/papers/…: the statement or a paper to print, in a document of its own. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { reads, site } = context.get(servicesContext);
  const sheet = await reads.buyerSheet(params.token, buyerKey(request), params.paper);
  // not opened on this device, somebody else's, or none at all: the page asks for the digits, or has its own papers
  if (!sheet) throw redirect(`/my/${encodeURIComponent(params.token)}`, { status: 303, headers: OWN_PAGE });
  const origin = new URL(site.publicUrl ?? request.url).origin;
  const from = {
    apiBase: site.apiBase,
    urlOf: (path: string) => origin + withBase(path, site.basePath),
  };
  const asked = new URL(request.url).searchParams.get('lang');
  const lang = isLang(asked) ? asked : sheet.lang;
  const { html, style } = paperHtml.buyersSheet(sheet, lang, companyDay(), from);
  const hash = createHash('sha256').update(style).digest('base64');
  return new Response(html, {
    headers: {
      ...OWN_PAGE,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
