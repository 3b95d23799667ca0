import { PlaceList } from '@diyar/contract/projects';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listPlaces } from './service.ts';

export const placeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/places',
    {
      config: { access: 'public', kept: true },
      schema: { tags: ['projects'], summary: 'The cities in use', response: { 200: PlaceList } },
    },
    async () => ({ items: await listPlaces(await app.replica.forReading()) }),
  );
};
