import { planTemplateCalls } from '@diyar/contract/calls/plan-templates';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { openBuilding } from '../building-access/index.ts';
import { readPlanTemplates, savePlanTemplates } from './service.ts';

export const planTemplateRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'plans', planTemplateCalls, {
    'GET /admin/projects/{id}/plan-templates': ({ params }) => readPlanTemplates(db, params.id),
    'PUT /admin/projects/{id}/plan-templates': ({ actor, params, body }) =>
      savePlanTemplates(db, actor, params.id, body),
    'GET /admin/buildings/{buildingId}/plan-templates': async ({ actor, params }) => {
      const { building } = await openBuilding(db, actor, params.buildingId);
      return readPlanTemplates(db, building.id);
    },
  });
};
