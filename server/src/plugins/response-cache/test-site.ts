import type { FastifyInstance } from 'fastify';
import { type Config, loadConfig } from '../../config.ts';
import { publicReads } from '../../public-reads.ts';
import { pages } from '../pages.ts';
import type { Site } from '../pages-site.ts';

export const BOOT = 'boot()';

/** Pages that show the company's name and their own address, without React. */
export function testSite(
  around: (page: () => Promise<Response>, request: Request) => Promise<Response>,
  settings: Partial<Config> = {},
) {
  return async (app: FastifyInstance) => {
    const config = { ...loadConfig({ LOG_LEVEL: 'silent' }, 'test'), ...settings };
    const readsFor = publicReads({ db: app.database.db, config, content: app.contentVersion });
    const reads = readsFor('192.0.2.1');
    const answer: Site['answer'] = async (request) => {
      const page = await around(async () => {
        const { name } = await reads.company();
        const lang = /lang_v2=en/.test(request.headers.get('cookie') ?? '') ? 'en' : 'ar';
        const html = `<!DOCTYPE html><html lang="${lang}"><script>${BOOT}</script><h1>${name}</h1><p>${request.url}</p>${'<p>stone and light</p>'.repeat(100)}`;
        return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
      }, request);
      return { status: page.status, headers: page.headers, body: await page.text(), nonce: '' };
    };
    const site: Site = {
      answer,
      handled: async () => false,
      inlineScripts: [BOOT],
      paperHtml: null,
      files: null,
      build: null,
    };
    await pages(app, { config, readsFor, open: async () => site });
  };
}
