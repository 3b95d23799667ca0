import { buyerKeyIn, OWN_PAGE } from '@diyar/contract/rules/own-page';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../files/index.ts';
import { readBuyerContract } from './page.ts';

/** Only our own numbers: anything else is of no contract. */
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * /my/{token}/contracts/{id}: the file itself, asked for anew each time, so that it ends with the page. Whatever the page
 * does not name leads back to it.
 */
export function serveBuyerContracts(app: FastifyInstance, basePath: string): void {
  const { files } = app;
  const base = basePath === '/' ? '' : basePath;
  app.get<{ Params: { token: string; id: string } }>(
    `${base}/my/:token/contracts/:id`,
    { config: { access: 'public' } },
    async (request, reply) => {
      const { token, id } = request.params;
      reply.headers(OWN_PAGE).removeHeader('access-control-allow-origin');
      const key = buyerKeyIn(request.headers.cookie);
      const file = NUMBER.test(id) ? await readBuyerContract(files.db, token, key, Number(id)) : null;
      if (!file) return reply.redirect(`${base}/my/${encodeURIComponent(token)}`, 303);
      return sendFile(files, request, reply, file);
    },
  );
}
