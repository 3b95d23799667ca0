import { unitCalls } from '@diyar/contract/calls/units';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { listUnits, readSheet } from './index.ts';

export const unitRoutes: FastifyPluginAsync = async (app) => {
  await serveCalls(app, 'units', unitCalls, {
    'GET /units': async ({ query }) => listUnits(await app.replica.forReading(), query),
    'GET /admin/projects/{id}/sheet': ({ params }) => readSheet(app.database.db, params.id),
  });
};
