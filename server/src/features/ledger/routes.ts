import { ledgerCalls } from '@diyar/contract/calls/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '../../actor.ts';
import { serveCalls } from '../../serve-calls.ts';
import { stepCheque, undoStep } from './cheques.ts';
import { saveDay } from './day.ts';
import { addCheques, addEntry, addRate, correctEntry, voidEntry } from './entries.ts';
import { companyOnPaper, readPaper } from './papers.ts';
import { confirmAmount, savePlan } from './plan.ts';
import { readLedger } from './read.ts';

/** The calls about a deal's money. */
export const ledgerRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;
  /** What every write answers: the ledger as it is afterwards. */
  const after = async (actor: Actor, work: Promise<DealId>) => readLedger(db, actor, await work);
  const afterOn = async (actor: Actor, id: DealId, work: Promise<unknown>) => {
    await work;
    return readLedger(db, actor, id);
  };

  await serveCalls(app, 'ledger', ledgerCalls, {
    'GET /admin/deals/{id}/ledger': ({ actor, params }) => readLedger(db, actor, params.id),
    'POST /admin/deals/{id}/entries': ({ actor, params, body }) =>
      afterOn(actor, params.id, addEntry(db, actor, params.id, body)),
    'POST /admin/deals/{id}/cheques': ({ actor, params, body }) =>
      afterOn(actor, params.id, addCheques(db, actor, params.id, body)),
    'PUT /admin/deals/{id}/plan': ({ actor, params, body }) =>
      afterOn(actor, params.id, savePlan(db, actor, params.id, body)),
    'PUT /admin/deals/{id}/day': ({ actor, params, body }) =>
      afterOn(actor, params.id, saveDay(db, actor, params.id, body)),
    'POST /admin/deals/{id}/confirm': ({ actor, params, body }) =>
      afterOn(actor, params.id, confirmAmount(db, actor, params.id, body)),
    'POST /admin/entries/{id}/void': ({ actor, params, body }) =>
      after(actor, voidEntry(db, actor, params.id, body)),
    'POST /admin/entries/{id}/correct': ({ actor, params, body }) =>
      after(actor, correctEntry(db, actor, params.id, body)),
    'POST /admin/entries/{id}/rate': ({ actor, params, body }) =>
      after(actor, addRate(db, actor, params.id, body)),
    'POST /admin/entries/{id}/cheque': ({ actor, params, body }) =>
      after(actor, stepCheque(db, actor, params.id, body)),
    'POST /admin/entries/{id}/cheque/undo': ({ actor, params, body }) =>
      after(actor, undoStep(db, actor, params.id, body.version)),
    'GET /admin/papers/company': () => companyOnPaper(db),
    'GET /admin/papers/{id}': ({ actor, params }) => readPaper(db, actor, params.id),
  });
};
