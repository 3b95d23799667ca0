import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
} from 'react-router';
import { BrandContext, withApiBase } from '~/lib/brand.tsx';
import { LanguageProvider, languageFromRequest } from '~/lib/language.tsx';
import routes from '~/routes.ts';
import { type Services, servicesContext } from '~/services.server.ts';

type RouteModule = Pick<RouteObject, 'loader' | 'action'> & {
  default: ComponentType<{ loaderData: unknown; actionData: unknown }>;
  ErrorBoundary?: ComponentType<object>;
};
type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] };

const modules = import.meta.glob<RouteModule>('../routes/public/*.tsx');

/** A page of the site as the router of the server has it; the back office only runs in the browser. */
function routeOf({ id, file, path, index, children }: Entry): RouteObject[] {
  const load = modules[`../${file}`];
  if (!load) return [];
  const lazy = async () => {
    const { default: Page, ErrorBoundary, loader, action } = await load();
    const Component = () => createElement(Page, { loaderData: useLoaderData(), actionData: useActionData() });
    return { Component, loader, action, ...(ErrorBoundary && { ErrorBoundary: () => <ErrorBoundary /> }) };
  };
  const shared = { id: id ?? file.replace(/\.tsx$/, ''), path, lazy };
  return [index ? { ...shared, index } : { ...shared, children: children?.flatMap(routeOf) }];
}

/**
 * What the server answers to a visitor: the routes, loaders and actions of the site with these services, rendered
 * without a browser.
 */
export async function visit(path: string, services: Services, posted?: Record<string, string>) {
  const request = new Request(`https://diyar.example${path}`, {
    ...(posted && { method: 'POST', body: new URLSearchParams(posted) }),
  });
  const lang = languageFromRequest(request);
  const brand = await services.reads.brand();
  const root: RouteObject = {
    id: 'root',
    loader: () => ({ lang, origin: 'https://diyar.example', site: services.site, brand }),
    Component: () => (
      <LanguageProvider initial={lang}>
        <BrandContext value={withApiBase(brand, services.site.apiBase)}>
          <Outlet />
        </BrandContext>
      </LanguageProvider>
    ),
    children: routes.flatMap((route) => routeOf(route as Entry)),
  };
  const requestContext = new RouterContextProvider();
  requestContext.set(servicesContext, services);
  const handler = createStaticHandler([root]);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location'), html: '' };
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { status: context.statusCode, location: null, html };
}
