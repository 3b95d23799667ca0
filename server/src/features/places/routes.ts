import { PlaceList } from '@diyar/contract/projects';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readPlaces } from './service.ts';

export const placeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/places',
    {
      config: { access: 'public', cacheable: true },
      schema: { tags: ['projects'], summary: 'The cities in use', response: { 200: PlaceList } },
    },
    async () => ({ items: (await readPlaces(await app.replica.forReading())).places }),
  );
};
