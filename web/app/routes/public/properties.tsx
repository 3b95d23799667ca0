import { ListError } from '~/features/project-pages/public/list/list-error.tsx';
import type { Listing } from '~/features/project-pages/public/list/list-of.server.ts';
import { isBeyondLast, ownQuery } from '~/features/project-pages/public/list/own-query.ts';
import Projects from '~/features/project-pages/public/list/projects.island.tsx';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Island } from '~/islands/island.tsx';
import { servicesContext } from '~/services.server.ts';
import { breadcrumbOf, JsonLd } from '~/ui/public/json-ld.tsx';
import type { Route } from './+types/properties';
import { loadListing } from './properties-loader.server.ts';
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

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadListing(context.get(servicesContext), request);

export default function Properties({ loaderData }: Route.ComponentProps) {
  const { projectPagesList: t } = usePublicTexts();
  const site = useSite();
  return (
    <div className="wrap">
      <header className="list-head">
        <h1>{t.title}</h1>
      </header>
      <Island name="projects" is={Projects} props={{ listing: loaderData }} />
      <JsonLd
        graph={() => [
          breadcrumbOf(
            { name: site.brand.name, url: site.urlOf('/') },
            { name: t.title, url: site.urlOf('/properties') },
          ),
        ]}
      />
    </div>
  );
}

export { ListError as ErrorBoundary };
