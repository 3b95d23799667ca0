import { IdParams } from '@diyar/contract/fields';
import { UnitList, UnitSheet, UnitsQuery } from '@diyar/contract/units';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listUnits, readSheet } from './index.ts';

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
        errors: ['notFound'],
      },
    },
    async (request) => listUnits(await app.replica.forReading(), request.query),
  );

  app.get(
    '/admin/projects/:id/sheet',
    {
      config: { access: 'projects' },
      schema: {
        tags: ['units'],
        summary: 'Every unit of a project, unlisted ones too',
        params: IdParams,
        response: { 200: UnitSheet },
      },
    },
    (request) => readSheet(app.database.db, request.params.id),
  );
};
