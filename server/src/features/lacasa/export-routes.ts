import { LacasaExportQuery } from '@diyar/contract/lacasa';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { EXPORT_HANDLER_MS, sendTable } from '../export/index.ts';
import { exportBuilding } from './export.ts';

export const lacasaExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/lacasa/export',
    {
      config: { access: 'lacasa' },
      exposeHeadRoute: false,
      handlerTimeout: EXPORT_HANDLER_MS,
      schema: {
        tags: ['lacasa'],
        summary: 'The building as CSV or XLSX',
        querystring: LacasaExportQuery,
      },
    },
    async (request, reply) => {
      const table = await exportBuilding(app.database.db, await request.identify());
      return sendTable(request, reply, table, request.query);
    },
  );
};
