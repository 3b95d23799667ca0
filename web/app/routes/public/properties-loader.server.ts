import { data } from 'react-router';
import { type Listing, listingOf } from '~/features/project-pages/public/list/list-of.server.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import type { Services } from '~/services.server.ts';

export async function loadListing({ reads, site, log }: Services, request: Request): Promise<Listing> {
  const lang = languageFromRequest(request);
  const { projectPagesList: list } = await publicTexts.load(lang);
  const reader = { lang, apiBase: site.apiBase, untitled: list.card.untitled };
  return listingOf(reads, new URL(request.url).search, reader).catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503 });
  });
}
