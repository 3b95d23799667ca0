import { useLocation } from 'react-router';
import '~/features/messages/public/booking/booking.css';
import { BookingForm } from '~/features/messages/public/booking/booking-form.tsx';
import { Shortlist } from '~/features/unit-pages/public/shortlist/shortlist.tsx';
import { languageFromRequest } from '~/lib/language.tsx';
import { numberParam } from '~/lib/search-params.ts';
import { servicesContext } from '~/services.server.ts';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/list';
import { askAboutList, loadList } from './list-loader.server.ts';
import { publicMeta } from './public-meta.ts';
import { useSite } from './use-site.ts';

/** /list?u=3.12,3.15: units of projects, by their ids. It is one visitor's, so no cache and no search engine keeps it. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadList(context.get(servicesContext), new URL(request.url).search, languageFromRequest(request));

export const action = ({ request, context }: Route.ActionArgs) =>
  askAboutList(context.get(servicesContext), request, languageFromRequest(request));

export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, data) => ({
  title: data?.view.items.length ? data.view.t.title : t.unitPages.myList,
  description: data?.view.names ?? '',
  image: data?.view.picture ?? null,
  index: false,
}));

export default function List({ loaderData: { view, target, isOpen }, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const site = useSite();
  const result = actionData ?? (numberParam(search, 'sent') ? { status: 'sent' as const } : undefined);
  return (
    <Shortlist view={view} url={site.urlOf('/list', `u=${view.u}`)}>
      <div id="book">
        <BookingForm
          target={target}
          open={isOpen}
          result={result}
          onSent={() => {}}
          isTaken={async () => false}
        >
          {null}
        </BookingForm>
      </div>
    </Shortlist>
  );
}

export { PageError as ErrorBoundary };
