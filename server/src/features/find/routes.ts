import { findCalls } from '@diyar/contract/calls/find';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { findAnything } from './find.ts';

export const findRoutes: FastifyPluginAsync = async (app) => {
  await serveCalls(app, 'find', findCalls, {
    'GET /admin/find': ({ actor, query }) => findAnything(app.database.db, actor, query.q),
  });
};
