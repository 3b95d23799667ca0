import { logCalls } from '@diyar/contract/calls/changes';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { listAudit } from './log-list.ts';

export const logRoutes: FastifyPluginAsync = async (app) => {
  await serveCalls(app, 'audit', logCalls, {
    'GET /admin/audit': ({ query }) => listAudit(app.database.db, query),
  });
};
