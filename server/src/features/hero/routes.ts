import { heroCalls } from '@diyar/contract/calls/hero';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import * as hero from './index.ts';

export const heroRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'hero', heroCalls, {
    'GET /hero-media': async () => {
      const items = await hero.listHero(await app.replica.forReading());
      return { items, total: items.length };
    },
    'PUT /hero-media/{id}': ({ actor, params, body }) => hero.saveHeroSlot(db, actor, params.id, body),
    'PATCH /hero-media/{id}': ({ actor, params, body }) =>
      hero.saveHeroSlot(db, actor, params.id, { ...body, position: null }),
    'DELETE /hero-media/{id}': ({ actor, params }) => hero.removeHeroSlot(db, actor, params.id),
  });
};
