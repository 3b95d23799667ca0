import { quoteCalls } from '@diyar/contract/calls/quotes';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import { mailSettings } from '../outbox/index.ts';
import { agreeToQuote } from './agree.ts';
import { listQuotes, readPublicQuote } from './read.ts';
import { acceptQuote, makeQuote, openQuote, withdrawQuote } from './service.ts';

/** Of one buyer. */
const OWN_PAGE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export const quoteRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  const { db } = app.database;
  const { holdHours } = config;
  const mail = mailSettings(config) !== null;

  await serveCalls(app, 'quotes', quoteCalls, {
    'POST /admin/buildings/{buildingId}/quotes': ({ actor, params, body }) =>
      makeQuote(db, actor, params.buildingId, body),
    'GET /admin/quotes': ({ actor, query }) => listQuotes(db, actor, query),
    'GET /admin/quotes/{id}': ({ actor, params }) => openQuote(db, actor, params.id),
    'POST /admin/quotes/{id}/accept': ({ actor, params, body }) =>
      acceptQuote(db, actor, params.id, body, holdHours),
    'POST /admin/quotes/{id}/withdraw': ({ actor, params }) => withdrawQuote(db, actor, params.id),
    'GET /quotes/{token}': ({ params, reply }) => {
      reply.headers(OWN_PAGE);
      return readPublicQuote(db, params.token);
    },
    'POST /quotes/{token}/agree': ({ params, body, reply }) => {
      reply.headers(OWN_PAGE);
      return agreeToQuote(db, params.token, body, mail);
    },
  });
};
