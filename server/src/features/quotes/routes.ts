import { IdParams, typedId } from '@diyar/contract/fields';
import {
  AcceptQuoteInput,
  PublicQuote,
  Quote,
  QuoteInput,
  QuoteList,
  QuotesQuery,
} from '@diyar/contract/quotes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { listQuotes, readPublicQuote } from './read.ts';
import { acceptQuote, makeQuote, openQuote, withdrawQuote } from './service.ts';

const config = { access: 'buildings' } as const;
const tags = ['quotes'];
const params = IdParams;
const response = { 200: Quote };

export const quoteRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (
  app,
  { config: { holdHours } },
) => {
  const { db } = app.database;

  app.post(
    '/admin/buildings/:buildingId/quotes',
    {
      config,
      schema: {
        tags,
        summary: 'Make a quote for units, with a price and a plan',
        params: z.object({ buildingId: typedId }),
        body: QuoteInput,
        response: { 201: Quote },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await makeQuote(db, await request.identify(), params.buildingId, body));
    },
  );

  app.get(
    '/admin/quotes',
    {
      config,
      schema: {
        tags,
        summary: 'Quotes, newest first',
        querystring: QuotesQuery,
        response: { 200: QuoteList },
      },
    },
    async (request) => listQuotes(db, await request.identify(), request.query),
  );

  app.get(
    '/admin/quotes/:id',
    { config, schema: { tags, summary: 'A quote', params, response } },
    async (request) => openQuote(db, await request.identify(), request.params.id),
  );

  app.post(
    '/admin/quotes/:id/accept',
    {
      config,
      schema: {
        tags,
        summary: 'Accept a quote into a hold or reservation; of several at once one wins',
        params,
        body: AcceptQuoteInput,
        response,
      },
    },
    async (request) => acceptQuote(db, await request.identify(), request.params.id, request.body, holdHours),
  );

  app.post(
    '/admin/quotes/:id/withdraw',
    { config, schema: { tags, summary: 'Withdraw a quote', params, response } },
    async (request) => withdrawQuote(db, await request.identify(), request.params.id),
  );

  app.get(
    '/quotes/:token',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'A quote for its buyer, by its unguessable address; 404 once it no longer holds',
        params: z.object({ token: z.string().max(100) }),
        response: { 200: PublicQuote },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return readPublicQuote(db, request.params.token);
    },
  );
};
