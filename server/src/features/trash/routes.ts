import { TrashList, TrashParams, TrashQuery } from '@diyar/contract/trash';
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
        summary: 'What was deleted in the last 30 days',
        querystring: TrashQuery,
        response: { 200: TrashList },
      },
    },
    (request) => trash.listTrash(db, request.query),
  );

  app.post(
    '/admin/trash/:kind/:id/restore',
    { config, schema: { tags, summary: 'Bring it back', params: TrashParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await trash.restore(db, await request.identify(), request.params.kind, request.params.id);
      return reply.code(204).send(null);
    },
  );
};
