import { isLang } from '@diyar/contract/rules/language';
import { data, redirect } from 'react-router';
import { QuoteError, QuotePage } from '~/features/quotes/public/quote-page.tsx';
import { quoteView } from '~/features/quotes/public/quote-view.server.ts';
import { servicesContext } from '~/services.server.ts';
import type { Route } from './+types/quote';
import { publicMeta } from './public-meta.ts';

/** It is for one buyer, and ends by itself. */
const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** /quote/{token}. Without a language in the address it opens in the one the quote was made in. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { reads, log } = context.get(servicesContext);
  const quote = await reads.quote(params.token).catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503, headers: PRIVATE });
  });
  if (!quote) throw data(null, { status: 404, headers: PRIVATE });
  const asked = new URL(request.url).searchParams.get('lang');
  if (!isLang(asked)) throw redirect(`?lang=${quote.lang}`, { headers: PRIVATE });
  return data(quoteView(quote, asked), { headers: PRIVATE });
}

export const headers = () => PRIVATE;

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, quote) => ({
  title: quote ? `${quote.title} ${quote.number.value}` : t.quotes.gone,
  description: quote?.building ?? '',
  // the company's picture: a preview of a quote says nothing that is only for its buyer
  image: null,
  index: false,
}));

export default function Quote({ loaderData }: Route.ComponentProps) {
  return <QuotePage quote={loaderData} />;
}

export { QuoteError as ErrorBoundary };
