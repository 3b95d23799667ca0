import { withBase } from '@diyar/contract/rules/base-path';
import { LANGS } from '@diyar/contract/rules/language';
import { projectPath } from '@diyar/contract/rules/project-status';
import { PUBLIC_PAGES } from '@diyar/contract/rules/public-pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { listSitemapProjects, listSitemapUnits } from '../features/projects/index.ts';
import { originOf } from '../origin.ts';

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** What the protocol allows in one file is 50,000 addresses, and each entry has two. */
const SITEMAP_ENTRIES_MAX = 25_000;

/** `/sitemap.xml` with both languages of every public page, and `/robots.txt`. */
export async function seo(app: FastifyInstance, { config }: { config: Config }) {
  const { basePath } = config;
  const options = { config: { access: 'public', cacheable: true }, schema: { hide: true } } as const;

  const entry = (address: string, changed?: Date) => {
    const inLang = (lang: string) => escapeXml(`${address}?lang=${lang}`);
    const alternates = [...LANGS.map((lang) => [lang, inLang(lang)]), ['x-default', escapeXml(address)]]
      .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join('');
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return LANGS.map((lang) => `<url><loc>${inLang(lang)}</loc>${lastmod}${alternates}</url>`).join('\n');
  };

  const sitemap = async (request: FastifyRequest) => {
    const at = (path: string) => originOf(request.raw, config) + withBase(path === '/' ? '' : path, basePath);
    const db = await app.replica.forReading();
    const [projects, units] = [await listSitemapProjects(db), await listSitemapUnits(db)];
    const entries = [
      ...PUBLIC_PAGES.map((path) => entry(at(path))),
      ...projects.map((project) => entry(at(projectPath(project)), project.updatedAt)),
      ...units.map(({ id, project, updatedAt }) =>
        entry(at(`${projectPath(project)}/units/${id}`), updatedAt),
      ),
    ].slice(0, SITEMAP_ENTRIES_MAX);
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  };

  const prefixes = basePath === '/' ? [''] : ['', basePath];
  for (const prefix of prefixes) {
    app.get(`${prefix}/sitemap.xml`, options, async (request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(await sitemap(request)),
    );
    app.get(`${prefix}/robots.txt`, options, async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(
          `User-agent: *\nDisallow: ${withBase('/admin', basePath)}\nDisallow: ${withBase('/login', basePath)}\nDisallow: /api/\nAllow: /api/uploads/\nSitemap: ${originOf(request.raw, config)}/sitemap.xml\n`,
        ),
    );
  }
}
