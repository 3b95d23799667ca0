import { LacasaExportQuery } from '@diyar/contract/apartments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { EXPORT_HANDLER_MS, sendTable, TABLE_ANSWERS } from '../exports/index.ts';
import type { Base } from './base.ts';
import { exportBuilding } from './export.ts';

export const buildingExportRoutes: FastifyPluginAsyncZod<{ base: Base }> = async (app, { base }) => {
  app.get(
    `${base.path}/export`,
    {
      config: { access: base.money },
      exposeHeadRoute: false,
      handlerTimeout: EXPORT_HANDLER_MS,
      schema: {
        tags: [base.tag],
        params: base.params.building,
        summary: 'The building as CSV or XLSX',
        querystring: LacasaExportQuery,
        answers: TABLE_ANSWERS,
      },
    },
    async (request, reply) => {
      const table = await exportBuilding(app.database.db, await base.open(request));
      return sendTable(request, reply, table, request.query);
    },
  );
};
