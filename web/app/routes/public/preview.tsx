import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import { languageFromRequest } from '~/lib/language.tsx';
import { servicesContext } from '~/services.server.ts';
import { NotFound } from '~/ui/public/not-found.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/preview';
import { loadPreview, type NoPreview, PRIVATE } from './preview-loader.server.ts';
import { ProjectPage } from './project-page.tsx';
import { publicMeta } from './public-meta.ts';

/** /preview/{token} */
export const loader = async ({ params, request, context }: Route.LoaderArgs) =>
  data(await loadPreview(context.get(servicesContext), params.token, languageFromRequest(request)), {
    headers: PRIVATE,
  });

export const headers = () => PRIVATE;

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, loaded) => ({
  title: loaded ? `${loaded.bar.tag}: ${loaded.project.name}` : t.projectPagesDetail.notFound,
  description: '',
  index: false,
}));

export default function Preview({ loaderData: { bar, ...project } }: Route.ComponentProps) {
  return <ProjectPage {...project} preview={bar} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) {
    const { title, text } = error.data as NoPreview;
    return <NotFound code={error.status} title={title} text={text} />;
  }
  return <PageError />;
}
