import { IdParams } from '@diyar/contract/fields';
import { Preview, PreviewInput, PreviewList } from '@diyar/contract/previews';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SAVE_BYTES } from '../projects/index.ts';
import { endPreview, listPreviews, makePreview } from './service.ts';

const config = { access: 'projects' } as const;
const tags = ['projects'];

export const previewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.post(
    '/admin/previews',
    {
      config,
      bodyLimit: SAVE_BYTES,
      schema: {
        tags,
        summary: 'A link to a project as it is in the editor, for seven days',
        body: PreviewInput,
        response: { 201: Preview },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await makePreview(db, await request.identify(), request.body)),
  );

  app.get(
    '/admin/projects/:id/previews',
    {
      config,
      schema: {
        tags,
        summary: 'The preview links of a project that still work',
        params: IdParams,
        response: { 200: PreviewList },
      },
    },
    async (request) => ({ items: await listPreviews(db, request.params.id) }),
  );

  app.delete(
    '/admin/previews/:id',
    {
      config,
      schema: { tags, summary: 'End a preview link', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await endPreview(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
