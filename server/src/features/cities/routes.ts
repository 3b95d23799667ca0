import { MergePlacesInput, PlaceList, PlacesMerged, SpelledPlaceList } from '@diyar/contract/cities';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listSpelledPlaces, mergePlaces } from './merge.ts';
import { readPlaces } from './service.ts';

const tags = ['projects'];
const config = { access: 'projects' } as const;

export const cityRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/places',
    {
      config: { access: 'public', cacheable: true },
      schema: { tags, summary: 'The cities in use', response: { 200: PlaceList } },
    },
    async () => ({ items: (await readPlaces(await app.replica.forReading())).places }),
  );

  app.get(
    '/admin/places',
    {
      config,
      schema: { tags, summary: 'Every spelling of a city in use', response: { 200: SpelledPlaceList } },
    },
    async () => ({ items: await listSpelledPlaces(db) }),
  );

  app.post(
    '/admin/places/merge',
    {
      config,
      schema: {
        tags,
        summary: 'Give the projects of one spelling of a city the other one',
        body: MergePlacesInput,
        response: { 200: PlacesMerged },
      },
    },
    async (request) => mergePlaces(db, await request.identify(), request.body),
  );
};
