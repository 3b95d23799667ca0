import type { Lang } from '@diyar/contract/rules/language';
import { OWN_PAGE } from '@diyar/contract/rules/own-page';
import { data, redirect, useLocation } from 'react-router';
import { detailOf } from '~/features/project-pages/public/detail/detail-of.server.ts';
import { VisitError, VisitPage } from '~/features/viewings/public/visit-page.tsx';
import { type ShownProject, visitView } from '~/features/viewings/public/visit-view.server.ts';
import { joinUrl } from '~/lib/api/paths.ts';
import { languageFromRequest, useLanguage } from '~/lib/language.tsx';
import { type Services, servicesContext } from '~/services.server.ts';
import { mediaPool } from '~/ui/public/media-file.ts';
import type { Route } from './+types/visit';
import { publicMeta } from './public-meta.ts';
import { useSite } from './use-site.ts';

/** Its picture and place, as far as the site itself shows them. */
async function shownOf({ reads, site, log }: Services, slug: string, lang: Lang): Promise<ShownProject> {
  const project = await reads.project(slug, lang).catch((error: unknown) => void log(error));
  if (!project) return null;
  const { path, photos } = detailOf(project, lang, mediaPool(site.apiBase, lang), '');
  return { path, picture: photos.find(({ video }) => !video) ?? null };
}

/** /visit/{token}: a viewing for its visitor, to see, move or call off. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const visit = await services.reads.visit(params.token).catch((error: unknown) => {
    services.log(error);
    throw data(null, { status: 503, headers: OWN_PAGE });
  });
  if (!visit) throw data(null, { status: 404, headers: OWN_PAGE });
  const lang = languageFromRequest(request);
  const project = visit.state === 'planned' ? visit.project : null;
  const shown = project ? await shownOf(services, project.slug, lang) : null;
  const view = visitView(visit, shown, lang, (path) => joinUrl(services.site.apiBase, path));
  return data(view, { status: view.isOpen ? 200 : 410, headers: OWN_PAGE });
}

/** A redirect follows, so that a reload sends nothing. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { reads, log } = context.get(servicesContext);
  const lang = languageFromRequest(request);
  const posted = await request.formData();
  const startsAt = posted.get('startsAt');
  const work =
    posted.get('does') === 'cancel'
      ? reads.cancelVisit(params.token, lang)
      : reads.moveVisit(params.token, typeof startsAt === 'string' ? startsAt : '', lang);
  const result = await work.catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503, headers: OWN_PAGE });
  });
  if (result.ok) throw redirect(`?lang=${lang}`, 303);
  const status = result.code === 'timeTaken' ? 409 : result.code === 'tooManyRequests' ? 429 : 422;
  return data(result.errors[0]?.message ?? result.message, { status, headers: OWN_PAGE });
}

export const headers = () => OWN_PAGE;

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, visit) => ({
  title: visit?.title ?? t.notFound.title,
  description: '',
  image: null,
  index: false,
}));

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const ask = new URLSearchParams(useLocation().search).get('ask');
  return (
    <VisitPage
      visit={loaderData}
      contact={useSite().contact}
      asks={ask === 'move' || ask === 'cancel' ? ask : null}
      search={`?lang=${lang}`}
      refused={actionData}
    />
  );
}

export { VisitError as ErrorBoundary };
