import { roleLimitCalls } from '@diyar/contract/calls/role-limits';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { limitsOf } from './limits-of.ts';
import { readLimits, saveLimits } from './service.ts';

export const roleLimitRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'users', roleLimitCalls, {
    'GET /admin/limits': () => readLimits(db),
    'PUT /admin/limits': ({ actor, body }) => saveLimits(db, actor, body),
    'GET /account/limits': ({ actor }) => limitsOf(db, actor),
  });
};
