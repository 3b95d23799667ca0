import { AuditList, AuditQuery } from '@diyar/contract/changes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listAudit } from './log-list.ts';

export const logRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/audit',
    {
      config: { access: 'audit' },
      schema: {
        tags: ['audit'],
        summary: 'Who did what, when',
        querystring: AuditQuery,
        response: { 200: AuditList },
      },
    },
    (request) => listAudit(app.database.db, request.query),
  );
};
