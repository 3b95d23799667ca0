import { cityCalls } from '@diyar/contract/calls/cities';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { listSpelledPlaces, mergePlaces } from './merge.ts';
import { readPlaces } from './service.ts';

export const cityRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'projects', cityCalls, {
    'GET /places': async () => ({ items: (await readPlaces(await app.replica.forReading())).places }),
    'GET /admin/places': async () => ({ items: await listSpelledPlaces(db) }),
    'POST /admin/places/merge': ({ actor, body }) => mergePlaces(db, actor, body),
  });
};
