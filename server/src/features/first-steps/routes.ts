import { firstStepsCalls } from '@diyar/contract/calls/first-steps';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { skipStep } from './service.ts';

export const firstStepsRoutes: FastifyPluginAsync = async (app) => {
  await serveCalls(app, 'dashboard', firstStepsCalls, {
    'PUT /admin/first-steps/{step}': ({ actor, params, body }) =>
      skipStep(app.database.db, actor, params.step, body),
  });
};
