import { languageFromRequest } from '~/lib/language.tsx';
import { servicesContext } from '~/services.server.ts';
import type { Route } from './+types/list-json';
import { loadList, PRIVATE } from './list-loader.server.ts';

/** /list.json: the list with another choice, for its island (lib/use-page-data.ts). */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  Response.json(
    await loadList(context.get(servicesContext), new URL(request.url).search, languageFromRequest(request)),
    { headers: PRIVATE },
  );
