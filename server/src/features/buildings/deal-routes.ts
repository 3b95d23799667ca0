import { VersionQuery } from '@diyar/contract/apartments';
import {
  CancelInput,
  DealUnitsInput,
  EndedDeals,
  ExtendInput,
  HoldInput,
  ReopenInput,
  SellInput,
  TrackedUnit,
} from '@diyar/contract/buildings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../../config.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import type { Scope } from '../building-access/index.ts';
import { acceptUploads, filePart, isMultipart, receiveUpload, UPLOAD_HANDLER_MS } from '../files/index.ts';
import { CONTRACT } from '../sold/index.ts';
import type { ApartmentState } from './apartments.ts';
import { BUILDINGS } from './base.ts';
import { cancelDeal, changeUnits, extendHold, hold, releaseHold, reopen, sell } from './deal-steps.ts';
import { contractLinks } from './documents.ts';
import { readEndedDeals } from './ended-deals.ts';
import { presentApartment } from './present.ts';

const config = { access: BUILDINGS.area } as const;
const tags = [BUILDINGS.tag];
const { unit: params } = BUILDINGS.params;
const response = { 200: TrackedUnit };
const path = `${BUILDINGS.path}/apartments/:id` as const;

function readSale(fields: unknown): SellInput {
  // a multipart form carries the further units as one text
  const { with: further, ...rest } = (fields ?? {}) as { with?: unknown };
  const list = typeof further === 'string' ? further.split(',').filter(Boolean) : further;
  const parsed = SellInput.safeParse({ ...rest, with: list });
  if (!parsed.success) throw new AppError('invalid', { issues: parsed.error.issues as FieldProblem[] });
  return parsed.data;
}

/** What a step answers: the unit as it is afterwards. */
const answering = (app: FastifyInstance) => {
  const contractLink = contractLinks(app.files);
  return async (request: FastifyRequest, work: (scope: Scope) => Promise<ApartmentState>) => {
    const scope = await BUILDINGS.open(request);
    return presentApartment(await work(scope), scope, contractLink);
  };
};

/** On its own, because it takes a form and the other steps do not. */
const sellRoutes: FastifyPluginAsyncZod = async (app) => {
  const { files } = app;
  const { db } = app.database;
  const answer = answering(app);
  await acceptUploads(app);

  app.post(
    `${path}/sell`,
    {
      config,
      handlerTimeout: UPLOAD_HANDLER_MS,
      schema: {
        tags,
        summary: 'Sell the deal on a unit, or a free unit; the file part `contract` is its contract',
        form: { ...filePart('contract', CONTRACT), fields: SellInput, json: SellInput },
        params,
        response,
      },
    },
    (request) =>
      answer(request, async (scope) => {
        const { id } = request.params;
        const actor = await request.identify();
        if (!isMultipart(request)) return sell(db, scope, id, readSale(request.body), null);
        return receiveUpload(files, request, actor, CONTRACT, ({ fields, file }) =>
          sell(db, scope, id, readSale(fields), file?.id ?? null),
        );
      }),
  );
};

/** Steps of a deal that only the newer calls know: hold, sell, cancel, open again, other units. */
export const dealRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (
  app,
  { config: { holdHours } },
) => {
  const { db } = app.database;
  const answer = answering(app);

  app.post(
    `${path}/hold`,
    {
      config,
      schema: {
        tags,
        summary: 'Hold units until a moment',
        params,
        body: HoldInput,
        response: { 201: TrackedUnit },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return reply
        .code(201)
        .send(await answer(request, (scope) => hold(db, scope, params.id, body, holdHours)));
    },
  );

  app.post(
    `${path}/hold/extend`,
    { config, schema: { tags, summary: 'Extend a hold, with a note', params, body: ExtendInput, response } },
    (request) =>
      answer(request, (scope) => extendHold(db, scope, request.params.id, request.body, holdHours)),
  );

  app.delete(
    `${path}/hold`,
    { config, schema: { tags, summary: 'Release a hold', params, querystring: VersionQuery, response } },
    (request) => answer(request, (scope) => releaseHold(db, scope, request.params.id, request.query.version)),
  );

  await app.register(sellRoutes);

  app.post(
    `${path}/cancel`,
    {
      config,
      schema: { tags, summary: 'Cancel a deal, with a reason', params, body: CancelInput, response },
    },
    (request) => answer(request, (scope) => cancelDeal(db, scope, request.params.id, request.body)),
  );

  app.post(
    `${path}/reopen`,
    { config, schema: { tags, summary: 'Open a cancelled deal again', params, body: ReopenInput, response } },
    (request) => answer(request, (scope) => reopen(db, scope, request.params.id, request.body, holdHours)),
  );

  app.put(
    `${path}/deal/units`,
    { config, schema: { tags, summary: 'The units of a deal', params, body: DealUnitsInput, response } },
    (request) => answer(request, (scope) => changeUnits(db, scope, request.params.id, request.body)),
  );

  app.get(
    `${path}/deals`,
    {
      config,
      schema: { tags, summary: 'Deals on a unit that have ended', params, response: { 200: EndedDeals } },
    },
    async (request) => ({
      items: await readEndedDeals(db, await BUILDINGS.open(request), request.params.id),
    }),
  );
};
