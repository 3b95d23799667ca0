import { BUYER_COOKIE_DAYS } from '@diyar/contract/limits';
import { withBase } from '@diyar/contract/rules/base-path';
import { isLang, type Lang } from '@diyar/contract/rules/language';
import { OWN_PAGE } from '@diyar/contract/rules/own-page';
import { data, redirect, useLocation } from 'react-router';
import { BuyerGate, BuyerNote } from '~/features/buyer-page/public/buyer-gate.tsx';
import { BuyerPage } from '~/features/buyer-page/public/buyer-page.tsx';
import {
  buyerView,
  gateView,
  goneView,
  type ShownProject,
} from '~/features/buyer-page/public/buyer-view.server.ts';
import { readCompanyOrSample } from '~/features/company/public/company-read.server.ts';
import { contactOf } from '~/features/company/public/contact-of.ts';
import { detailOf } from '~/features/project-pages/public/detail/detail-of.server.ts';
import type { PageHandle } from '~/hydration/page-handle.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { type Services, servicesContext } from '~/services.server.ts';
import { mediaPool } from '~/ui/public/media-file.ts';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/buyer';
import { buyerCookie, buyerKey, isVisit } from './buyer-key.ts';
import { publicMeta } from './public-meta.ts';
import { useSite } from './use-site.ts';

/** Pictures of the project, as far as the site shows it. */
async function shownOf({ reads, site, log }: Services, slug: string, lang: Lang): Promise<ShownProject> {
  if (slug === '') return null;
  const project = await reads.project(slug, lang).catch((error: unknown) => void log(error));
  if (!project) return null;
  const { path, city, photos } = detailOf(project, lang, mediaPool(site.apiBase, lang), '');
  return { path, city, photos };
}

const companyName = async (services: Services, lang: Lang): Promise<string> =>
  contactOf((await readCompanyOrSample(services)).company, lang).name;

const pathOf = (token: string, { site }: Services) =>
  withBase(`/my/${encodeURIComponent(token)}`, site.basePath);

/** As light as it can be on a phone: features/buyer-page/public/buyer.css sets the headings. */
export const handle: PageHandle = { oneFace: true };

/** /my/{token}. Before the right digits it is in the visitor's language, after them in the buyer's. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const page = await services.reads
    .buyerPage(params.token, buyerKey(request), isVisit(request))
    .catch((error: unknown) => {
      services.log(error);
      throw data(null, { status: 503, headers: OWN_PAGE });
    });
  const lang = languageFromRequest(request);
  if (page.state === 'asks')
    return data(
      { state: 'asks' as const, view: gateView(page, await companyName(services, lang), lang) },
      { headers: OWN_PAGE },
    );
  if (page.state === 'gone')
    return data(
      { state: 'gone' as const, view: goneView(page.why, lang) },
      { status: 410, headers: OWN_PAGE },
    );
  if (!isLang(new URL(request.url).searchParams.get('lang')))
    throw redirect(`?lang=${page.lang}`, { headers: OWN_PAGE });
  const shown = await shownOf(services, page.building?.slug ?? '', lang);
  const view = buyerView(page, { apiBase: services.site.apiBase, shown }, lang);
  return data({ state: 'open' as const, view, path: pathOf(params.token, services) }, { headers: OWN_PAGE });
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The digits, a question, or 'close it on this device'. A redirect follows, so that a reload sends nothing. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { reads, log } = services;
  const lang = languageFromRequest(request);
  const posted = await request.formData();
  const path = pathOf(params.token, services);
  const failed = (error: unknown) => {
    log(error);
    throw data(null, { status: 503, headers: OWN_PAGE });
  };
  const does = posted.get('does');
  if (does === 'leave')
    throw redirect(`?lang=${lang}`, {
      status: 303,
      headers: { ...OWN_PAGE, 'Set-Cookie': buyerCookie(request, path, '', 0) },
    });
  if (does === 'ask') {
    const body = text(posted.get('body'));
    const asked = await reads.askOffice(params.token, buyerKey(request), body, lang).catch(failed);
    if (asked.ok) throw redirect(`?lang=${lang}&sent=1#ask`, { status: 303, headers: OWN_PAGE });
    const message = asked.errors[0]?.message ?? asked.message;
    return data({ does: 'ask' as const, message, body }, { status: 422, headers: OWN_PAGE });
  }
  const result = await reads.openBuyerPage(params.token, text(posted.get('digits')), lang).catch(failed);
  if (!result.ok) {
    const [field] = result.errors;
    const status = result.code === 'tooManyRequests' ? 429 : result.code === 'triesUsed' ? 403 : 422;
    return data(
      { does: 'open' as const, message: field?.message ?? result.message, isAtField: Boolean(field) },
      { status, headers: OWN_PAGE },
    );
  }
  if ('why' in result)
    return data(
      { does: 'gone' as const, view: goneView(result.why, lang) },
      { status: 410, headers: OWN_PAGE },
    );
  // without a language: the page then opens in the buyer's
  throw redirect(`/my/${encodeURIComponent(params.token)}`, {
    status: 303,
    headers: { ...OWN_PAGE, 'Set-Cookie': buyerCookie(request, path, result.key, BUYER_COOKIE_DAYS) },
  });
}

export const headers = () => OWN_PAGE;

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, page) => ({
  title: page?.state === 'open' ? page.view.title : (page?.view.title ?? t.notFound.title),
  description: '',
  // nothing in a preview of the link
  image: null,
  index: false,
}));

export default function Buyer({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useSite();
  const { search } = useLocation();
  if (actionData?.does === 'gone') return <BuyerNote says={actionData.view} contact={contact} />;
  if (loaderData.state === 'gone') return <BuyerNote says={loaderData.view} contact={contact} />;
  if (loaderData.state === 'asks')
    return (
      <BuyerGate
        view={loaderData.view}
        refused={actionData?.does === 'open' ? actionData : undefined}
        contact={contact}
      />
    );
  const refused = actionData?.does === 'ask' ? actionData : undefined;
  return (
    <BuyerPage
      view={loaderData.view}
      path={loaderData.path}
      contact={contact}
      asked={{
        isSent: new URLSearchParams(search).has('sent'),
        error: refused?.message,
        body: refused?.body,
      }}
    />
  );
}

export { PageError as ErrorBoundary };
