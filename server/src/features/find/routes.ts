import { FindQuery, FoundList } from '@diyar/contract/find';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAnything } from './find.ts';

export const findRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/find',
    {
      config: { access: 'signedIn' },
      schema: {
        tags: ['find'],
        summary:
          'People, units, deals, cheques, papers, leads, messages, projects and users the user may see',
        querystring: FindQuery,
        response: { 200: FoundList },
      },
    },
    async (request) => findAnything(app.database.db, await request.identify(), request.query.q),
  );
};
