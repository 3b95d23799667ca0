import { Dashboard } from '@diyar/contract/dashboard';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../../config.ts';
import { readDashboard } from './service.ts';

export const dashboardRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.get(
    '/admin/dashboard',
    {
      config: { access: 'dashboard' },
      schema: { tags: ['dashboard'], summary: 'The figures of the day', response: { 200: Dashboard } },
    },
    async (request) => readDashboard(app.database.db, await request.identify(), config),
  );
};
