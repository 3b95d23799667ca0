import { overlayOf } from '~/features/project-pages/public/detail/overlay-of.ts';
import { ProjectError } from '~/features/project-pages/public/detail/project-error.tsx';
import { formatPrice } from '~/i18n/price.ts';
import { type PublicTexts, publicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { pageMeta } from '~/lib/page-meta.ts';
import { servicesContext } from '~/services.server.ts';
import type { Route } from './+types/project';
import { bookViewing, loadProject } from './project-loader.server.ts';
import { ProjectPage } from './project-page.tsx';
import { failedMeta, sharedPicture, siteOf } from './public-meta.ts';

/** /projects/{id} and /properties/{id}, by number or slug. */
export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadProject(
    context.get(servicesContext),
    params.id,
    languageFromRequest(request),
    new URL(request.url).search,
  );

export const action = ({ params, request, context }: Route.ActionArgs) =>
  bookViewing(context.get(servicesContext), params.id, languageFromRequest(request), request);

export function meta({ loaderData, matches, location, error }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!site) return [];
  const t = publicTexts.of(site.lang);
  if (!loaderData) return failedMeta(site, location, error);
  const { project, units, progress } = loaderData;
  const { unit } = overlayOf(location.search, picturesOf(project), units);
  const name = t.projectPagesDetail.summary(project.name, unit ? '' : project.city);
  const newest = unit ? undefined : progress?.pictures[0];
  const picture = newest?.file ?? [...(unit?.photos ?? []), ...project.photos].find((photo) => !photo.video);
  const about = [progress?.news?.inShort, project.about[0] ?? name].filter(Boolean).join('. ');
  // the dialog of a unit shows what the unit's own page shows
  return pageMeta(site, unit ? `${project.path}/units/${unit.id}` : project.path, {
    title: t.shell.title(unit ? t.projectPagesDetail.summary(unit.label, name) : name, site.brand),
    description: short(unit ? describe(unit, t) : about),
    image: sharedPicture(site, picture, unit?.label ?? newest?.alt ?? name),
  });
}

type Loaded = Awaited<ReturnType<typeof loadProject>>;

const picturesOf = ({ photos, layouts }: Loaded['project']) => ({
  photos,
  layouts: layouts.map(({ file }) => file),
});

/** A unit in one line: its figures, its price if there is one, its first words. */
function describe(unit: Loaded['units'][number], t: PublicTexts): string {
  const numbers = [
    unit.bedrooms > 0 && t.projectPagesDetail.layoutFor(unit.bedrooms),
    `${unit.sizeSqm} ${t.unitPages.sqm}`,
    unit.price && formatPrice(unit.price),
  ];
  const line = numbers.filter(Boolean).join(t.unitPages.comma);
  return unit.about[0] ? `${line}. ${unit.about[0]}` : line;
}

/** The description for search engines, cut between words. */
const short = (text: string) => (text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`);

export default function Project({ loaderData, actionData }: Route.ComponentProps) {
  return <ProjectPage {...loaderData} result={actionData} />;
}

export { ProjectError as ErrorBoundary };
