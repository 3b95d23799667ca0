import { signInCalls } from '@diyar/contract/calls/sign-ins';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { listSignIns } from './list.ts';

export const signInRoutes: FastifyPluginAsync = async (app) => {
  await serveCalls(app, 'audit', signInCalls, {
    'GET /admin/sign-ins': ({ query }) => listSignIns(app.database.db, query),
  });
};
