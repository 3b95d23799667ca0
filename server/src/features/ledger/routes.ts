import { IdParams, paramsOf } from '@diyar/contract/fields';
import {
  ChequeStepInput,
  ChequesInput,
  ConfirmInput,
  CorrectionInput,
  DealDayInput,
  DealLedger,
  EntryInput,
  PlanInput,
  RateInput,
  StepInput,
  VoidInput,
} from '@diyar/contract/ledger';
import { Paper } from '@diyar/contract/papers';
import type { DealId } from '@diyar/contract/rules/ids';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Actor } from '../../actor.ts';
import { stepCheque, undoStep } from './cheques.ts';
import { saveDay } from './day.ts';
import { addCheques, addEntry, addRate, correctEntry, voidEntry } from './entries.ts';
import { readPaper } from './papers.ts';
import { confirmAmount, savePlan } from './plan.ts';
import { readLedger } from './read.ts';

const tags = ['ledger'];
const deal = paramsOf.deal;
const params = IdParams;
const response = { 200: DealLedger };
/** Price, discount and plan are for everybody who sees the building; the functions refuse the rest. */
const building = { access: 'buildings' } as const;
const money = { access: 'money' } as const;

/** The calls about a deal's money. Each answers the ledger as it is afterwards. */
export const ledgerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const answering = async (request: FastifyRequest, work: (actor: Actor) => Promise<DealId>) => {
    const actor = await request.identify();
    return readLedger(db, actor, await work(actor));
  };

  app.get(
    '/admin/deals/:id/ledger',
    { config: building, schema: { tags, summary: 'The money of a deal', params: deal, response } },
    async (request) => readLedger(db, await request.identify(), request.params.id),
  );

  app.post(
    '/admin/deals/:id/entries',
    {
      config: building,
      schema: {
        tags,
        summary: 'Record an entry',
        params: deal,
        body: EntryInput,
        response: { 201: DealLedger },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const ledger = await answering(request, async (actor) => {
        await addEntry(db, actor, params.id, body);
        return params.id;
      });
      return reply.code(201).send(ledger);
    },
  );

  app.post(
    '/admin/deals/:id/cheques',
    {
      config: money,
      schema: {
        tags,
        summary: 'Record cheques that are handed in together',
        params: deal,
        body: ChequesInput,
        response: { 201: DealLedger },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const ledger = await answering(request, async (actor) => {
        await addCheques(db, actor, params.id, body);
        return params.id;
      });
      return reply.code(201).send(ledger);
    },
  );

  app.put(
    '/admin/deals/:id/plan',
    {
      config: building,
      schema: { tags, summary: 'The plan of a deal', params: deal, body: PlanInput, response },
    },
    (request) =>
      answering(request, async (actor) => {
        await savePlan(db, actor, request.params.id, request.body);
        return request.params.id;
      }),
  );

  app.put(
    '/admin/deals/:id/day',
    {
      config: building,
      schema: { tags, summary: 'The day of a deal', params: deal, body: DealDayInput, response },
    },
    (request) =>
      answering(request, async (actor) => {
        await saveDay(db, actor, request.params.id, request.body);
        return request.params.id;
      }),
  );

  app.post(
    '/admin/deals/:id/confirm',
    {
      config: building,
      schema: {
        tags,
        summary: 'Confirm or correct a typed price',
        params: deal,
        body: ConfirmInput,
        response,
      },
    },
    (request) =>
      answering(request, async (actor) => {
        await confirmAmount(db, actor, request.params.id, request.body);
        return request.params.id;
      }),
  );

  app.post(
    '/admin/entries/:id/void',
    { config: building, schema: { tags, summary: 'Void an entry', params, body: VoidInput, response } },
    (request) => answering(request, (actor) => voidEntry(db, actor, request.params.id, request.body)),
  );

  app.post(
    '/admin/entries/:id/correct',
    {
      config: building,
      schema: { tags, summary: 'Void an entry and write another', params, body: CorrectionInput, response },
    },
    (request) => answering(request, (actor) => correctEntry(db, actor, request.params.id, request.body)),
  );

  app.post(
    '/admin/entries/:id/rate',
    {
      config: money,
      schema: {
        tags,
        summary: 'What money in another currency counts for',
        params,
        body: RateInput,
        response,
      },
    },
    (request) => answering(request, (actor) => addRate(db, actor, request.params.id, request.body)),
  );

  app.post(
    '/admin/entries/:id/cheque',
    {
      config: money,
      schema: { tags, summary: 'The next state of a cheque', params, body: ChequeStepInput, response },
    },
    (request) => answering(request, (actor) => stepCheque(db, actor, request.params.id, request.body)),
  );

  app.post(
    '/admin/entries/:id/cheque/undo',
    {
      config: money,
      schema: { tags, summary: 'Take the last step of a cheque back', params, body: StepInput, response },
    },
    (request) => answering(request, (actor) => undoStep(db, actor, request.params.id, request.body.version)),
  );

  app.get(
    '/admin/papers/:id',
    {
      config: money,
      schema: { tags, summary: 'A receipt or voucher as issued', params, response: { 200: Paper } },
    },
    async (request) => readPaper(db, await request.identify(), request.params.id),
  );
};
