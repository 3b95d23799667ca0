import { IdParams } from '@diyar/contract/fields';
import {
  TakeBackInput,
  TakeBackPlan,
  TakenBack,
  UnitBatchesQuery,
  UnitBatchList,
} from '@diyar/contract/unit-batches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireProject } from '../projects/index.ts';
import { listBatches } from './list.ts';
import { readPlan, takeBack } from './take-back.ts';

const tags = ['units'];
const config = { access: 'projects' } as const;
const BASE = '/admin/projects/:id/batches';
const BatchParams = IdParams.extend({ batch: z.uuid() });

export const unitBatchRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    BASE,
    {
      config,
      schema: {
        tags,
        summary: 'Changes of units that can be taken back, newest first',
        params: IdParams,
        querystring: UnitBatchesQuery,
        response: { 200: UnitBatchList },
      },
    },
    async ({ params, query }) => {
      await requireProject(db, params.id);
      return listBatches(db, params.id, query);
    },
  );

  app.get(
    `${BASE}/:batch`,
    {
      config,
      schema: {
        tags,
        summary: 'What taking it back would do',
        params: BatchParams,
        response: { 200: TakeBackPlan },
      },
    },
    async ({ params }) => {
      await requireProject(db, params.id);
      return readPlan(db, params.id, params.batch);
    },
  );

  app.post(
    `${BASE}/:batch/take-back`,
    {
      config,
      schema: {
        tags,
        summary: 'Take it back, except what was changed since',
        params: BatchParams,
        body: TakeBackInput,
        response: { 200: TakenBack },
      },
    },
    async (request) =>
      takeBack(db, await request.identify(), request.params.id, request.params.batch, request.body.digest),
  );
};
