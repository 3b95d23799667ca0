import { BuildingList, BuildingsQuery } from '@diyar/contract/buildings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listBuildings } from './list.ts';

export const buildingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/buildings',
    {
      config: { access: 'buildings' },
      schema: {
        tags: ['buildings'],
        summary: 'Buildings that the user may see',
        querystring: BuildingsQuery,
        response: { 200: BuildingList },
      },
    },
    async (request) => listBuildings(app.database.db, await request.identify(), request.query),
  );
};
