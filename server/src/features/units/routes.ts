import { UnitList, UnitsQuery } from '@diyar/contract/units';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listUnits } from './index.ts';

export const unitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/units',
    {
      config: { access: 'public', cacheable: true },
      schema: {
        tags: ['units'],
        summary: 'The units a project offers',
        querystring: UnitsQuery,
        response: { 200: UnitList },
      },
    },
    async (request) => listUnits(await app.replica.forReading(), request.query),
  );
};
