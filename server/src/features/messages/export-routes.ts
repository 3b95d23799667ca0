import { MessagesExportQuery } from '@diyar/contract/messages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { EXPORT_HANDLER_MS, sendTable, TABLE_ANSWERS } from '../exports/index.ts';
import { exportMessages } from './export.ts';

export const messageExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/messages/export',
    {
      config: { access: 'messages' },
      exposeHeadRoute: false,
      handlerTimeout: EXPORT_HANDLER_MS,
      schema: {
        tags: ['messages'],
        summary: 'The inbox as CSV or XLSX',
        querystring: MessagesExportQuery,
        answers: TABLE_ANSWERS,
      },
    },
    async (request, reply) => {
      const table = await exportMessages(app.database.db, await request.identify(), request.query);
      return sendTable(request, reply, table, request.query);
    },
  );
};
