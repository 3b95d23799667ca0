import { IdParams, paramsOf } from '@diyar/contract/fields';
import { HeroSlotParams } from '@diyar/contract/hero';
import { type HISTORY_OF, HistoryList, HistoryQuery, Restored, RestoreInput } from '@diyar/contract/history';
import { unitId } from '@diyar/contract/rules/ids';
import type { Area } from '@diyar/contract/rules/roles';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { withoutMoney } from '../buildings/index.ts';
import { restoreCompany } from '../company/index.ts';
import { restoreSlot } from '../hero/index.ts';
import { requireVisibleDeal } from '../ledger/index.ts';
import { restoreProjectState } from '../projects/index.ts';
import { restoreUnit } from '../unit-batches/index.ts';
import { restoreUserState } from '../users/index.ts';
import { listHistory } from './list.ts';
import { newestBatch, type Restore, valuesOf } from './restore.ts';

const COMPANY_ID = 1;

interface Subject {
  path: string;
  access: Area;
  params: z.ZodType<{ id: number }>;
  restore: Restore;
}

type Restorable = (typeof HISTORY_OF)[number];
const SUBJECTS: Record<Restorable, Subject> = {
  project: {
    path: '/admin/projects/:id',
    access: 'projects',
    params: IdParams,
    restore: restoreProjectState,
  },
  unit: {
    path: '/admin/units/:id',
    access: 'projects',
    params: IdParams,
    restore: (db, actor, id, values) => restoreUnit(db, actor, unitId(id), values),
  },
  company: {
    path: '/admin/company',
    access: 'company',
    params: z.object({}).transform(() => ({ id: COMPANY_ID })),
    restore: restoreCompany,
  },
  hero: { path: '/admin/hero-media/:id', access: 'hero', params: HeroSlotParams, restore: restoreSlot },
  user: { path: '/admin/users/:id', access: 'users', params: IdParams, restore: restoreUserState },
};

/** The history of a project, a unit, the company, a picture of the slideshow and a user: one pair of calls each. */
export const historyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const tags = ['history'];
  for (const [entity, { path, access, params, restore }] of Object.entries(SUBJECTS) as [
    Restorable,
    Subject,
  ][]) {
    app.get(
      `${path}/history`,
      {
        config: { access },
        schema: {
          tags,
          summary: `What was changed in the ${entity}, old and new, newest first`,
          params,
          querystring: HistoryQuery,
          response: { 200: HistoryList },
        },
      },
      (request) => listHistory(db, entity, request.params.id, request.query),
    );
    app.post(
      `${path}/history/restore`,
      {
        config: { access },
        schema: {
          tags,
          summary: `Bring a field or a whole version of the ${entity} back`,
          params,
          body: RestoreInput,
          response: { 200: Restored },
        },
      },
      async (request) => {
        const actor = await request.identify();
        const { id } = request.params;
        const before = await newestBatch(db, entity, id);
        const kept = await restore(db, actor, id, await valuesOf(db, entity, id, request.body));
        const after = await newestBatch(db, entity, id);
        return { batch: after === before ? null : after, kept };
      },
    );
  }

  app.get(
    '/admin/deals/:id/history',
    {
      config: { access: 'buildings' },
      schema: {
        tags,
        summary: 'What was changed in the deal, old and new, newest first',
        params: paramsOf.deal,
        querystring: HistoryQuery,
        response: { 200: HistoryList },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { seesMoney } = await requireVisibleDeal(db, await request.identify(), id);
      return listHistory(db, 'deal', id, request.query, seesMoney ? undefined : withoutMoney);
    },
  );
};
