import { todayCalls } from '@diyar/contract/calls/today';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { readToday } from './service.ts';

export const todayRoutes: FastifyPluginAsync = async (app) => {
  await serveCalls(app, 'dashboard', todayCalls, {
    'GET /admin/today': ({ actor }) => readToday(app.database.db, actor),
  });
};
