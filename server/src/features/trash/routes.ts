import { trashCalls } from '@diyar/contract/calls/trash';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import * as trash from './index.ts';

export const trashRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'trash', trashCalls, {
    'GET /admin/trash': ({ actor, query }) => trash.listTrash(db, actor, query),
    'POST /admin/trash/{kind}/{id}/restore': async ({ actor, params, query }) => {
      const { kind, id } = params;
      await trash.restore(db, actor, kind, id, query);
    },
  });
};
