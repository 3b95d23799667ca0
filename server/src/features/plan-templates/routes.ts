import { IdParams, typedId } from '@diyar/contract/fields';
import { PlanTemplates, PlanTemplatesInput } from '@diyar/contract/plan-templates';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openBuilding } from '../building-access/index.ts';
import { readPlanTemplates, savePlanTemplates } from './service.ts';

const config = { access: 'projects' } as const;
const tags = ['plans'];

export const planTemplateRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/admin/projects/:id/plan-templates',
    {
      config,
      schema: {
        tags,
        summary: "A project's payment plans, as proposals for new deals",
        params: IdParams,
        response: { 200: PlanTemplates },
      },
    },
    (request) => readPlanTemplates(db, request.params.id),
  );

  app.put(
    '/admin/projects/:id/plan-templates',
    {
      config,
      schema: {
        tags,
        summary: "Replace a project's payment plans",
        params: IdParams,
        body: PlanTemplatesInput,
        response: { 200: PlanTemplates },
      },
    },
    async (request) => savePlanTemplates(db, await request.identify(), request.params.id, request.body),
  );

  app.get(
    '/admin/buildings/:buildingId/plan-templates',
    {
      config: { access: 'buildings' },
      schema: {
        tags,
        summary: 'Payment plans for the deals of a building',
        params: z.object({ buildingId: typedId }),
        response: { 200: PlanTemplates },
      },
    },
    async (request) => {
      const { building } = await openBuilding(db, await request.identify(), request.params.buildingId);
      return readPlanTemplates(db, building.id);
    },
  );
};
