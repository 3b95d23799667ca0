import { useLocation } from 'react-router';
import { Island } from '~/islands/island.tsx';
import { languageFromRequest } from '~/lib/language.tsx';
import { numberParam } from '~/lib/search-params.ts';
import { servicesContext } from '~/services.server.ts';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/list';
import ListIsland from './list.island.tsx';
import { askAboutList, loadList, PRIVATE } from './list-loader.server.ts';
import { publicMeta } from './public-meta.ts';
import { useSite } from './use-site.ts';

/** /list?u=3.12,3.15: units of projects, by their ids. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadList(context.get(servicesContext), new URL(request.url).search, languageFromRequest(request));

export const action = ({ request, context }: Route.ActionArgs) =>
  askAboutList(context.get(servicesContext), request, languageFromRequest(request));

export const headers = () => PRIVATE;

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, data) => ({
  title: data?.view.items.length ? data.view.t.title : t.unitPages.myList,
  description: data?.view.names ?? '',
  image: data?.view.picture ?? null,
  index: false,
}));

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const site = useSite();
  const result = actionData ?? (numberParam(search, 'sent') ? { status: 'sent' as const } : undefined);
  // whose list it is only the browser knows
  return (
    <Island
      name="list"
      is={ListIsland}
      props={{ list: loaderData, url: site.urlOf('/list'), result }}
      isOwn
    />
  );
}

export { PageError as ErrorBoundary };
