import type { PublicReads } from '@diyar/contract/public-reads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { serveBuyerContracts } from '../features/buyer-page/index.ts';
import { serveSpeculationRules } from './pages-ahead.ts';
import { serveAssets } from './pages-assets.ts';
import { failurePage, noFormPage } from './pages-failure.ts';
import { contentPolicy } from './pages-policy.ts';
import { toWebRequest } from './pages-request.ts';
import { type OpenSite, openBuiltSite, openDevSite, type Page } from './pages-site.ts';
import { inlineSheets } from './pages-styles.ts';

/** The reads for a client's address, by which rate limits count. */
export type ReadsFor = (address: string) => PublicReads;

export type PagesOptions = { config: Config; readsFor: ReadsFor; open?: OpenSite };

/** The React Router app under the base path; every address that is not of the API is a page. */
export async function pages(app: FastifyInstance, { config, readsFor, ...options }: PagesOptions) {
  const { basePath } = config;
  const open = options.open ?? (config.mode === 'dev' ? openDevSite : openBuiltSite);
  const site = await open(app, config, readsFor);
  const policy = contentPolicy(config, site.inlineScripts);
  const inlined = site.files ? inlineSheets(site.files, basePath) : null;
  const isPublic = publicPages(config);
  const isOwn = ownPages(config);

  if (site.build && app.hasDecorator('pagesBuild'))
    Object.assign(app.pagesBuild, { id: site.build, paperHtml: site.paperHtml });
  if (site.files) serveAssets(app, basePath, site.files);
  const ahead = site.files ? serveSpeculationRules(app, basePath) : null;
  if (basePath !== '/') {
    app.get('/', { config: { access: 'public' } }, (_request, reply) => reply.redirect(basePath, 302));
  }

  // the pages of another server are not ours
  if (!config.apiBaseUrl && app.hasDecorator('files')) serveBuyerContracts(app, basePath);

  // React Router parses the forms of pages
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (basePath === '/' && /^\/api(\/|\?|$)/.test(request.url)) return reply.callNotFound();
    if (await site.handled(request, reply)) return reply.hijack();
    const webRequest = toWebRequest(request, reply, config);
    // below every page that takes a form: the routes read it with formData(), which throws at anything else
    if (request.method === 'POST' && !(await isForm(webRequest))) return noFormPage(reply);
    try {
      if (!config.apiBaseUrl && app.hasDecorator('ensurePlace')) await app.ensurePlace();
      const page = await site.answer(webRequest, request.ip);
      if (page.status >= 500 && page.body.length === 0) return failurePage(reply);
      head(reply, page);
      // whoever reads a page of their own goes nowhere else as a rule
      if (ahead && isPublic(request.url) && !isOwn(request.url) && typeof page.body === 'string')
        reply.header('speculation-rules', ahead);
      const { html, hashes } =
        inlined && isPublic(request.url) && typeof page.body === 'string'
          ? inlined(page.body)
          : { html: page.body, hashes: [] };
      const rules = policy(request.url, hashes, page.nonce);
      // a page may be stricter
      const own = page.headers.get('content-security-policy');
      if (own ?? rules) reply.header('content-security-policy', own ?? rules);
      else reply.removeHeader('content-security-policy');
      return reply.send(html);
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be rendered');
      return failurePage(reply);
    }
  };
  const method = ['GET', 'POST'];
  // the router fetches the data of the home page from `/diyar.data`
  const url = basePath === '/' ? ['/*'] : [basePath, `${basePath}.data`, `${basePath}/*`];
  // not pages with another server's content, whose changes are not notified, nor pages in development
  const cacheable = (url: string) =>
    !config.apiBaseUrl && config.mode !== 'dev' && isPublic(url) && !isOwn(url);
  const pageConfig = { access: 'public', cacheable } as const;
  for (const path of url) app.route({ method, url: path, config: pageConfig, handler: answer });
}

const isForm = (request: Request): Promise<boolean> =>
  request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );

/** All pages except the sign-in and the back office. */
function publicPages({ basePath }: Config) {
  const staff = new RegExp(`^${basePath === '/' ? '' : basePath}/(admin|login)\\b`);
  return (url: string) => !staff.test(url);
}

/** The numbers of the payment plan and the filters of a building: what one visitor chose, in any number of combinations. */
const OWN_NUMBERS = /[?&](down|months|hand|plan|rooms|max|floor|area|order)=/;

/**
 * Pages that no cache holds: a quote is for one buyer and ends by itself, as do a visit and a preview; a shortlist and the numbers of a plan are
 * one visitor's.
 */
function ownPages({ basePath }: Config) {
  const own = new RegExp(`^${basePath === '/' ? '' : basePath}/(quote/|visit/|my/|preview/|list\\b)`);
  return (url: string) => own.test(url) || OWN_NUMBERS.test(url);
}

function head(reply: FastifyReply, page: Page) {
  reply.code(page.status).header('vary', 'cookie');
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value);
  const cookies = page.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}
