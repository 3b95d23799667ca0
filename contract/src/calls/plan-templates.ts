import { z } from 'zod';
import { IdParams, typedId } from '../fields.ts';
import { PlanTemplates, PlanTemplatesInput } from '../plan-templates.ts';
import { calls } from './call.ts';

const READS = ['projects'] as const;

export const planTemplateCalls = calls({
  'GET /admin/projects/{id}/plan-templates': {
    access: 'projects',
    summary: "A project's payment plans, as proposals for new deals",
    params: IdParams,
    answer: PlanTemplates,
    reads: READS,
  },
  'PUT /admin/projects/{id}/plan-templates': {
    access: 'projects',
    summary: "Replace a project's payment plans",
    params: IdParams,
    body: PlanTemplatesInput,
    answer: PlanTemplates,
    askAgain: 'no',
    changes: ['projects'],
  },
  'GET /admin/buildings/{buildingId}/plan-templates': {
    access: 'buildings',
    summary: 'Payment plans for the deals of a building',
    params: z.object({ buildingId: typedId }),
    answer: PlanTemplates,
    reads: READS,
  },
});
