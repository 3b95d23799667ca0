import { previewCalls } from '@diyar/contract/calls/previews';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { endPreview, listPreviews, makePreview } from './service.ts';

export const previewRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'projects', previewCalls, {
    'POST /admin/previews': ({ actor, body }) => makePreview(db, actor, body),
    'GET /admin/projects/{id}/previews': async ({ params }) => ({ items: await listPreviews(db, params.id) }),
    'DELETE /admin/previews/{id}': ({ actor, params }) => endPreview(db, actor, params.id),
  });
};
