import { answerTemplateCalls } from '@diyar/contract/calls/answer-templates';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { addTemplate, listTemplates, removeTemplate, saveTemplate } from './service.ts';

export const answerTemplateRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'leads', answerTemplateCalls, {
    'GET /admin/answer-templates': () => listTemplates(db),
    'POST /admin/answer-templates': ({ actor, body }) => addTemplate(db, actor, body),
    'PUT /admin/answer-templates/{id}': ({ actor, params, body }) => saveTemplate(db, actor, params.id, body),
    'DELETE /admin/answer-templates/{id}': ({ actor, params }) => removeTemplate(db, actor, params.id),
  });
};
