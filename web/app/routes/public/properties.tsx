import { readFilters } from '@diyar/contract/rules/filter-query';
import { useEffect } from 'react';
import { data } from 'react-router';
import { FilterForm } from '~/features/project-pages/public/list/filter-form.tsx';
import { ListError } from '~/features/project-pages/public/list/list-error.tsx';
import { type Listing, listingOf } from '~/features/project-pages/public/list/list-of.server.ts';
import { isBeyondLast, ownQuery } from '~/features/project-pages/public/list/own-query.ts';
import { Results, totalOf } from '~/features/project-pages/public/list/results.tsx';
import { publicTexts, usePublicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { servicesContext } from '~/services.server.ts';
import '~/features/project-pages/public/list/list.css';
import { breadcrumbOf, JsonLd } from '~/ui/public/json-ld.tsx';
import type { Route } from './+types/properties';
import { publicMeta } from './public-meta.ts';
import { useSite } from './use-site.ts';

export const meta = publicMeta<Route.ComponentProps['loaderData']>(({ projectPagesList: list }, data) => ({
  title: list.title,
  description: list.description,
  image: data && pictureOf(data),
  query: data && ownQuery(data),
  index: !(data && isBeyondLast(data)),
}));

/** The picture for link previews of the list: that of the first project. */
function pictureOf({ available, soon, near }: Listing) {
  const cards = [...available.cards, ...soon.cards, ...(near?.cards ?? [])];
  return cards.find((card) => card.picture && !card.picture.video)?.picture ?? undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { reads, site, log } = context.get(servicesContext);
  const lang = languageFromRequest(request);
  const { projectPagesList: list } = await publicTexts.load(lang);
  const reader = { lang, apiBase: site.apiBase, untitled: list.card.untitled };
  return listingOf(reads, new URL(request.url).search, reader).catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503 });
  });
}

/** The list on screen: it stays where the next one cannot be read, with what was asked for. */
let shown: Listing | null = null;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!shown) throw error;
    const filters = readFilters(new URL(request.url).searchParams);
    return {
      ...shown,
      filters: { ...filters, currency: filters.currency ?? shown.filters.currency },
      failed: true,
    };
  }
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    shown = loaderData;
    return () => {
      shown = null;
    };
  }, [loaderData]);
  const { projectPagesList: t, shell } = usePublicTexts();
  const site = useSite();
  return (
    <div className="wrap">
      <header className="list-head">
        <h1>{t.title}</h1>
      </header>
      <div className="list-grid">
        <FilterForm
          filters={loaderData.filters}
          cities={loaderData.cities}
          currencies={loaderData.currencies}
          total={totalOf(loaderData)}
        />
        <Results listing={loaderData} failed={'failed' in loaderData} />
      </div>
      <JsonLd
        graph={() => [
          breadcrumbOf(
            { name: shell.brand, url: site.urlOf('/') },
            { name: t.title, url: site.urlOf('/properties') },
          ),
        ]}
      />
    </div>
  );
}

export { ListError as ErrorBoundary };
