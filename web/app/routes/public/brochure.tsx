import { withBase } from '@diyar/contract/rules/base-path';
import { dayOf } from '@diyar/contract/rules/company-hours';
import { Brochure } from '~/features/project-pages/public/brochure/brochure.tsx';
import { brochureView } from '~/features/project-pages/public/brochure/brochure-view.server.ts';
import { detailOf } from '~/features/project-pages/public/detail/detail-of.server.ts';
import { ProjectError } from '~/features/project-pages/public/detail/project-error.tsx';
import { unitsOf } from '~/features/unit-pages/public/units-of.server.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { servicesContext } from '~/services.server.ts';
import { mediaPool } from '~/ui/public/media-file.ts';
import type { Route } from './+types/brochure';
import { findProject } from './project-loader.server.ts';
import { publicMeta } from './public-meta.ts';
import { useSite } from './use-site.ts';

/** /properties/{id}/brochure and /properties/{id}/prices: papers that the browser prints. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { site } = services;
  const lang = languageFromRequest(request);
  const [project, t] = await Promise.all([findProject(services, params.id, lang), publicTexts.load(lang)]);
  const media = mediaPool(site.apiBase, lang);
  const detail = detailOf(project, lang, media, t.projectPagesDetail.untitled);
  const { origin, pathname } = new URL(request.url);
  const address = new URL(site.publicUrl ?? origin).origin + withBase(detail.path, site.basePath);
  return brochureView(
    {
      kind: /\/prices(\.data)?$/.test(pathname) ? 'prices' : 'brochure',
      project: detail,
      units: unitsOf(project.units, lang, media),
      floorName: t.unitPages.floorName,
      url: `${address}?lang=${lang}`,
      today: dayOf(Date.now()),
    },
    lang,
  );
}

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, view) => ({
  title: view ? t.projectPagesDetail.summary(view.title, view.name) : t.projectPagesDetail.notFound,
  description: view?.description ?? '',
  image: view?.picture ?? null,
  index: false,
}));

export default function BrochurePage({ loaderData }: Route.ComponentProps) {
  return <Brochure view={loaderData} contact={useSite().contact} />;
}

export { ProjectError as ErrorBoundary };
