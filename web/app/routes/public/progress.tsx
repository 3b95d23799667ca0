import { STAGE_PICTURES_MAX, STAGE_PICTURES_SHOWN, STAGES_MAX } from '@diyar/contract/limits';
import { nameOf } from '@diyar/contract/rules/localized';
import { projectPath } from '@diyar/contract/rules/project-status';
import { data } from 'react-router';
import { ProjectError } from '~/features/project-pages/public/detail/project-error.tsx';
import { ProgressPage } from '~/features/stages/public/progress-page.tsx';
import { progressTexts } from '~/features/stages/public/progress-texts.ts';
import { monthsView, progressView } from '~/features/stages/public/progress-view.server.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { numberParam } from '~/lib/search-params.ts';
import { servicesContext } from '~/services.server.ts';
import type { Route } from './+types/progress';
import { findProject } from './project-loader.server.ts';
import { publicMeta } from './public-meta.ts';

const PAGES_MAX = (STAGES_MAX * STAGE_PICTURES_MAX) / STAGE_PICTURES_SHOWN + 1;

/** /properties/{id}/progress: where staff show how far the building has come. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { site, reads, log } = services;
  const lang = languageFromRequest(request);
  const [project, t] = await Promise.all([findProject(services, params.id, lang), publicTexts.load(lang)]);
  const page = Math.min(numberParam(new URL(request.url).search, 'page') ?? 1, PAGES_MAX);
  const progress = await reads.progress(project.id, page).catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503 });
  });
  const view = progressView(progress, lang, site.apiBase);
  // a page beyond the last is none
  if (!progress || !view || (page > 1 && progress.pictures.length === 0)) throw data(null, { status: 404 });
  const name = nameOf(project, lang, t.projectPagesDetail.untitled);
  return {
    view,
    months: monthsView(progress, page, lang, site.apiBase),
    project: { name, path: projectPath(project) },
    title: progressTexts[lang].ofProject(name),
  };
}

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, loaded) => ({
  title: loaded?.title ?? t.projectPagesDetail.notFound,
  description: loaded ? [loaded.view.news?.inShort, loaded.view.reached].filter(Boolean).join('. ') : '',
  image: loaded?.view.pictures[0]?.file,
  index: loaded !== undefined && loaded.months.newer === null,
}));

export default function ProgressRoute({ loaderData }: Route.ComponentProps) {
  return <ProgressPage {...loaderData} />;
}

export { ProjectError as ErrorBoundary };
