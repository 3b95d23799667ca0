import { servicesContext } from '~/services.server.ts';
import type { Route } from './+types/properties-json';
import { loadListing } from './properties-loader.server.ts';

/** /properties.json: the list for other filters, for its island (lib/use-page-data.ts). */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  Response.json(await loadListing(context.get(servicesContext), request), {
    headers: { 'X-Robots-Tag': 'noindex' },
  });
