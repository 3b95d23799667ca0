import {
  AnswerTemplate,
  AnswerTemplateInput,
  AnswerTemplates,
  AnswerTemplateUpdate,
} from '@diyar/contract/answer-templates';
import { IdParams } from '@diyar/contract/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addTemplate, listTemplates, removeTemplate, saveTemplate } from './service.ts';

const config = { access: 'leads' } as const;
const tags = ['leads'];

export const answerTemplateRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/admin/answer-templates',
    { config, schema: { tags, summary: 'Prepared answers', response: { 200: AnswerTemplates } } },
    () => listTemplates(db),
  );

  app.post(
    '/admin/answer-templates',
    {
      config,
      schema: {
        tags,
        summary: 'Add a prepared answer',
        body: AnswerTemplateInput,
        response: { 201: AnswerTemplate },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await addTemplate(db, await request.identify(), request.body)),
  );

  app.put(
    '/admin/answer-templates/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Save a prepared answer',
        params: IdParams,
        body: AnswerTemplateUpdate,
        response: { 200: AnswerTemplate },
      },
    },
    async (request) => saveTemplate(db, await request.identify(), request.params.id, request.body),
  );

  app.delete(
    '/admin/answer-templates/:id',
    {
      config,
      schema: { tags, summary: 'Delete a prepared answer', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await removeTemplate(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
