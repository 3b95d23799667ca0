import { data } from 'react-router';
import { FilterForm } from '~/features/projects/public/list/filter-form.tsx';
import { ListError } from '~/features/projects/public/list/list-error.tsx';
import { listingOf } from '~/features/projects/public/list/list-of.server.ts';
import { Results, totalOf } from '~/features/projects/public/list/results.tsx';
import { publicTexts, usePublicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { servicesContext } from '~/services.server.ts';
import '~/features/projects/public/list/list.css';
import type { Route } from './+types/properties';
import { publicMeta } from './public-meta.ts';

export const meta = publicMeta(({ list }) => ({ title: list.title, description: list.description }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { reads, site, log } = context.get(servicesContext);
  const lang = languageFromRequest(request);
  const { list } = await publicTexts.load(lang);
  const reader = { lang, apiBase: site.apiBase, untitled: list.card.untitled };
  return listingOf(reads, new URL(request.url).search, reader).catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503 });
  });
}

/** SPEC §2.5. */
export default function Properties({ loaderData }: Route.ComponentProps) {
  const t = usePublicTexts().list;
  return (
    <div className="wrap list-page">
      <header className="page-head">
        <h1>{t.title}</h1>
      </header>
      <div className="list-grid">
        <FilterForm filters={loaderData.filters} cities={loaderData.cities} total={totalOf(loaderData)} />
        <Results listing={loaderData} />
      </div>
    </div>
  );
}

export { ListError as ErrorBoundary };
