import { Dashboard } from '@diyar/contract/dashboard';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readDashboard } from './service.ts';

export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/dashboard',
    {
      config: { access: 'dashboard' },
      schema: { tags: ['dashboard'], summary: 'The figures of the day', response: { 200: Dashboard } },
    },
    async (request) => readDashboard(app.database.db, await request.identify()),
  );
};
