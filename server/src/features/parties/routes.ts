import { partyCalls } from '@diyar/contract/calls/parties';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { lookAtPerson, readIdentity, savePersonIdentity } from './person.ts';
import { lookAtNumbers, readParties, readTransfer } from './read.ts';
import { saveParties } from './save.ts';
import { transferDeal } from './transfer.ts';

export const partyRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'parties', partyCalls, {
    'GET /admin/deals/{id}/parties': ({ actor, params }) => readParties(db, actor, params.id),
    'PUT /admin/deals/{id}/parties': async ({ actor, params, body }) => {
      await saveParties(db, actor, params.id, body);
      return readParties(db, actor, params.id);
    },
    'POST /admin/deals/{id}/parties/look': ({ actor, params }) => lookAtNumbers(db, actor, params.id),
    'POST /admin/deals/{id}/transfers': async ({ actor, params, body }) =>
      readTransfer(db, actor, await transferDeal(db, actor, params.id, body)),
    'GET /admin/transfers/{id}': ({ actor, params }) => readTransfer(db, actor, params.id),
    'GET /admin/persons/{id}/identity': ({ actor, params }) => readIdentity(db, actor, params.id),
    'PUT /admin/persons/{id}/identity': async ({ actor, params, body }) => {
      await savePersonIdentity(db, actor, params.id, body);
      return readIdentity(db, actor, params.id);
    },
    'POST /admin/persons/{id}/identity/look': ({ actor, params }) => lookAtPerson(db, actor, params.id),
  });
};
