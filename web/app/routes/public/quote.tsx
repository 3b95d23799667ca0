import { withBase } from '@diyar/contract/rules/base-path';
import { isLang, type Lang } from '@diyar/contract/rules/language';
import { OWN_PAGE } from '@diyar/contract/rules/own-page';
import { data, redirect } from 'react-router';
import { detailOf } from '~/features/project-pages/public/detail/detail-of.server.ts';
import type { Refused } from '~/features/quotes/public/accept-card.tsx';
import { QuoteGone } from '~/features/quotes/public/quote-gone.tsx';
import { QuoteError, QuotePage } from '~/features/quotes/public/quote-page.tsx';
import { goneView, quoteView, type Shown } from '~/features/quotes/public/quote-view.server.ts';
import { unitsOf } from '~/features/unit-pages/public/units-of.server.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { type Services, servicesContext } from '~/services.server.ts';
import { mediaPool } from '~/ui/public/media-file.ts';
import type { Route } from './+types/quote';
import { publicMeta } from './public-meta.ts';
import { useSite } from './use-site.ts';

/** Pictures and facts, as far as the site itself shows them. A quote is read without them too. */
async function shownOf({ reads, site, log }: Services, slug: string, lang: Lang): Promise<Shown> {
  const project = await reads.project(slug, lang).catch((error: unknown) => void log(error));
  if (!project) return null;
  const media = mediaPool(site.apiBase, lang);
  const { path, city, photos, facts } = detailOf(project, lang, media, '');
  return { path, city, photos, handover: facts.handover, units: unitsOf(project.units, lang, media) };
}

/** /quote/{token}. Without a language in the address it opens in the one the quote was made in. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const quote = await services.reads.quote(params.token).catch((error: unknown) => {
    services.log(error);
    throw data(null, { status: 503, headers: OWN_PAGE });
  });
  if (!quote) throw data(null, { status: 404, headers: OWN_PAGE });
  const { origin, searchParams } = new URL(request.url);
  const lang = searchParams.get('lang');
  if (!isLang(lang)) throw redirect(`?lang=${quote.lang}`, { headers: OWN_PAGE });
  const shown = await shownOf(services, quote.building.slug, lang);
  if (quote.state !== 'open') return data(goneView(quote, shown, lang), { status: 410, headers: OWN_PAGE });
  const { publicUrl, basePath } = services.site;
  const url = `${new URL(publicUrl ?? origin).origin}${withBase(`/quote/${params.token}`, basePath)}?lang=${lang}`;
  return data(quoteView(quote, shown, url, lang), { headers: OWN_PAGE });
}

/** 'I accept'. A redirect follows, so that a reload sends nothing. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { reads, log } = context.get(servicesContext);
  const typed = (await request.formData()).get('digits');
  const digits = typeof typed === 'string' ? typed.trim() : '';
  const lang = languageFromRequest(request);
  const result = await reads.agreeToQuote(params.token, digits, lang).catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503, headers: OWN_PAGE });
  });
  if (result.ok || result.code === 'quoteEnded') throw redirect(`?lang=${lang}`, 303);
  const [field] = result.errors;
  const refused: Refused = { digits, message: field?.message ?? result.message, isAtField: Boolean(field) };
  return data(refused, { status: result.code === 'tooManyRequests' ? 429 : 422, headers: OWN_PAGE });
}

export const headers = () => OWN_PAGE;

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, quote) => ({
  title: quote ? `${quote.title} ${quote.number.value}` : t.quotes.gone,
  description: quote?.building ?? '',
  // the company's picture: a preview of a quote says nothing that is only for its buyer
  image: null,
  index: false,
}));

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { whatsapp } = useSite().contact;
  return loaderData.isOpen ? (
    <QuotePage quote={loaderData} refused={actionData} whatsapp={whatsapp} />
  ) : (
    <QuoteGone quote={loaderData} whatsapp={whatsapp} />
  );
}

export { QuoteError as ErrorBoundary };
