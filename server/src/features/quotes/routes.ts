import { quoteCalls } from '@diyar/contract/calls/quotes';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import { listQuotes, readPublicQuote } from './read.ts';
import { acceptQuote, makeQuote, openQuote, withdrawQuote } from './service.ts';

export const quoteRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config: { holdHours } }) => {
  const { db } = app.database;

  await serveCalls(app, 'quotes', quoteCalls, {
    'POST /admin/buildings/{buildingId}/quotes': ({ actor, params, body }) =>
      makeQuote(db, actor, params.buildingId, body),
    'GET /admin/quotes': ({ actor, query }) => listQuotes(db, actor, query),
    'GET /admin/quotes/{id}': ({ actor, params }) => openQuote(db, actor, params.id),
    'POST /admin/quotes/{id}/accept': ({ actor, params, body }) =>
      acceptQuote(db, actor, params.id, body, holdHours),
    'POST /admin/quotes/{id}/withdraw': ({ actor, params }) => withdrawQuote(db, actor, params.id),
    'GET /quotes/{token}': ({ params, reply }) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return readPublicQuote(db, params.token);
    },
  });
};
