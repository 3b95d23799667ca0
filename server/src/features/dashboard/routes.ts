import { dashboardCalls } from '@diyar/contract/calls/dashboard';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import { readDashboard } from './service.ts';

export const dashboardRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  await serveCalls(app, 'dashboard', dashboardCalls, {
    'GET /admin/dashboard': ({ actor }) => readDashboard(app.database.db, actor, config),
  });
};
