import { HeroInput, HeroItem, HeroList, HeroPatch, HeroSlotParams } from '@diyar/contract/hero';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as hero from './index.ts';

const config = { access: 'hero' } as const;
const tags = ['hero'];
const params = HeroSlotParams;

export const heroRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/hero-media',
    {
      config: { access: 'public', cacheable: true },
      schema: { tags, summary: 'The pictures of the slideshow', response: { 200: HeroList } },
    },
    async () => {
      const items = await hero.listHero(await app.replica.forReading());
      return { items, total: items.length };
    },
  );

  app.put(
    '/hero-media/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Assign a picture to a slot',
        params,
        body: HeroInput,
        response: { 200: HeroItem },
      },
    },
    async (request) => hero.saveHeroSlot(db, await request.identify(), request.params.id, request.body),
  );

  app.patch(
    '/hero-media/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change captions and focal point',
        params,
        body: HeroPatch,
        response: { 200: HeroItem },
      },
    },
    async (request) =>
      hero.saveHeroSlot(db, await request.identify(), request.params.id, { ...request.body, position: null }),
  );

  app.delete(
    '/hero-media/:id',
    { config, schema: { tags, summary: 'Empty a slot', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await hero.removeHeroSlot(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
