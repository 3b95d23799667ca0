import { EntriesExportQuery } from '@diyar/contract/money-desk';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { EXPORT_HANDLER_MS, sendTable, TABLE_ANSWERS } from '../exports/index.ts';
import { exportEntries } from './export.ts';

export const moneyExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/money/entries/export',
    {
      config: { access: 'money' },
      exposeHeadRoute: false,
      handlerTimeout: EXPORT_HANDLER_MS,
      schema: {
        tags: ['money'],
        summary: 'Every entry, void ones too, as CSV or XLSX',
        querystring: EntriesExportQuery,
        errors: ['notFound'],
        answers: TABLE_ANSWERS,
      },
    },
    async (request, reply) => {
      const table = await exportEntries(app.database.db, await request.identify(), request.query);
      return sendTable(request, reply, table, request.query);
    },
  );
};
