import { buildingSetupCalls } from '@diyar/contract/calls/building-setup';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { nameLacasa } from './lacasa.ts';
import { readSetup, saveSetup } from './setup.ts';

export const buildingSetupRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'buildings', buildingSetupCalls, {
    'GET /admin/projects/{id}/building': ({ params }) => readSetup(db, params.id),
    'PUT /admin/projects/{id}/building': ({ actor, params, body }) => saveSetup(db, actor, params.id, body),
    'PUT /admin/projects/{id}/lacasa': ({ actor, params, body }) => nameLacasa(db, actor, params.id, body),
  });
};
