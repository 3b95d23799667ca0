import { Today } from '@diyar/contract/today';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readToday } from './service.ts';

export const todayRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/today',
    {
      config: { access: 'dashboard' },
      schema: {
        tags: ['dashboard'],
        summary: 'What needs the reader now, and the last 90 days',
        response: { 200: Today },
      },
    },
    async (request) => readToday(app.database.db, await request.identify()),
  );
};
