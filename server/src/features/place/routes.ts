import { placeCalls } from '@diyar/contract/calls/place';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { previewPhones, readPlaceSettings, savePlace } from './service.ts';

export const placeRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'company', placeCalls, {
    'GET /admin/company/place': () => readPlaceSettings(db),
    'GET /admin/company/place/phones': ({ query }) => previewPhones(db, query),
    'PUT /admin/company/place': ({ actor, body }) => savePlace(db, actor, body),
  });
};
