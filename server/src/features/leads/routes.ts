import { leadCalls } from '@diyar/contract/calls/leads';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { readLeadDetail } from './detail.ts';
import { listLeads, listStaff, readBoard } from './list.ts';
import { addEntry, editNote } from './notes.ts';
import { assignLeads, createLead, takeLead, updateLead } from './write.ts';

export const leadRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'leads', leadCalls, {
    'GET /admin/leads': ({ actor, query }) => listLeads(db, actor, query),
    'GET /admin/leads/board': ({ actor, query }) => readBoard(db, actor, query),
    'GET /admin/leads/staff': () => listStaff(db),
    'POST /admin/leads': ({ actor, body }) => createLead(db, actor, body),
    'POST /admin/leads/assign': ({ actor, body }) => assignLeads(db, actor, body),
    'GET /admin/leads/{id}': ({ actor, params }) => readLeadDetail(db, actor, params.id),
    'PATCH /admin/leads/{id}': ({ actor, params, body }) => updateLead(db, actor, params.id, body),
    'POST /admin/leads/{id}/take': ({ actor, params }) => takeLead(db, actor, params.id),
    'POST /admin/leads/{id}/entries': async ({ actor, params, body }) => {
      await addEntry(db, actor, params.id, body);
      return readLeadDetail(db, actor, params.id);
    },
    'PATCH /admin/leads/{id}/entries/{entryId}': async ({ actor, params, body }) => {
      await editNote(db, actor, params, body);
      return readLeadDetail(db, actor, params.id);
    },
  });
};
