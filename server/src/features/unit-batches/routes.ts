import { unitBatchCalls } from '@diyar/contract/calls/unit-batches';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { requireProject } from '../projects/index.ts';
import { listBatches } from './list.ts';
import { readPlan, takeBack } from './take-back.ts';

export const unitBatchRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'units', unitBatchCalls, {
    'GET /admin/projects/{id}/batches': async ({ params, query }) => {
      await requireProject(db, params.id);
      return listBatches(db, params.id, query);
    },
    'GET /admin/projects/{id}/batches/{batch}': async ({ params }) => {
      await requireProject(db, params.id);
      return readPlan(db, params.id, params.batch);
    },
    'POST /admin/projects/{id}/batches/{batch}/take-back': ({ actor, params, body }) =>
      takeBack(db, actor, params.id, params.batch, body.digest),
  });
};
