import { RestoreQuery, TrashList, TrashParams, TrashQuery } from '@diyar/contract/trash';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as trash from './index.ts';

const config = { access: 'trash' } as const;
const tags = ['trash'];

export const trashRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/admin/trash',
    {
      config,
      schema: {
        tags,
        summary: 'What was deleted in the last 30 days; for ADMIN what they deleted themselves',
        querystring: TrashQuery,
        response: { 200: TrashList },
      },
    },
    async (request) => trash.listTrash(db, await request.identify(), request.query),
  );

  app.post(
    '/admin/trash/:kind/:id/restore',
    {
      config,
      schema: {
        tags,
        summary: 'Bring it back, a project unpublished unless it is the undo of its deletion',
        params: TrashParams,
        querystring: RestoreQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      await trash.restore(db, await request.identify(), kind, id, request.query);
      return reply.code(204).send(null);
    },
  );
};
