import { ProjectError } from '~/features/project-pages/public/detail/project-error.tsx';
import { publicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { pageMeta } from '~/lib/page-meta.ts';
import { servicesContext } from '~/services.server.ts';
import type { Route } from './+types/unit';
import { bookViewing } from './project-loader.server.ts';
import { failedMeta, sharedPicture, siteOf } from './public-meta.ts';
import { loadUnit } from './unit-loader.server.ts';
import { UnitPage } from './unit-page.tsx';

/** /projects/{id}/units/{unit} and /properties/{id}/units/{unit}. */
export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadUnit(context.get(servicesContext), params, languageFromRequest(request));

export const action = ({ params, request, context }: Route.ActionArgs) =>
  bookViewing(context.get(servicesContext), params.id, languageFromRequest(request), request);

export function meta({ loaderData, matches, location, error }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!site) return [];
  const t = publicTexts.of(site.lang);
  if (!loaderData) return failedMeta(site, location, error);
  const { project, unit, taken, words } = loaderData;
  if (!unit) {
    const title = t.shell.title(taken ? t.unitPages.takenTitle(taken.label, taken.state) : '', site.brand);
    return pageMeta(site, location.pathname, { title, index: false });
  }
  const picture = unit.photos.find((photo) => !photo.video) ?? project.picture;
  const size = `${unit.sizeSqm} ${t.unitPages.sqm}`;
  const figures = [unit.bedrooms > 0 && t.projectPagesDetail.layoutFor(unit.bedrooms), size];
  const money = [words.shownPrice, words.monthly.replace(/[\u2066\u2069]/g, '')];
  return pageMeta(site, `${project.path}/units/${unit.id}`, {
    title: t.shell.title(t.projectPagesDetail.summary(unit.label, project.name), site.brand),
    description: [...figures, ...money].filter(Boolean).join(t.unitPages.comma),
    image: sharedPicture(site, picture ?? undefined, unit.label),
  });
}

export default function Unit({ loaderData, actionData }: Route.ComponentProps) {
  return <UnitPage {...loaderData} result={actionData} />;
}

export { ProjectError as ErrorBoundary };
