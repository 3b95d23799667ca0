import { paramsOf } from '@diyar/contract/fields';
import {
  AssignedLeads,
  AssignLeadsInput,
  CreatedLead,
  Lead,
  LeadDetail,
  LeadEntryInput,
  LeadEntryParams,
  LeadEntryUpdate,
  LeadInput,
  LeadList,
  LeadsBoard,
  LeadsBoardQuery,
  LeadsQuery,
  LeadUpdate,
  StaffList,
} from '@diyar/contract/leads';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readLeadDetail } from './detail.ts';
import { listLeads, listStaff, readBoard } from './list.ts';
import { addEntry, editNote } from './notes.ts';
import { assignLeads, createLead, takeLead, updateLead } from './write.ts';

const config = { access: 'leads' } as const;
const tags = ['leads'];

export const leadRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/admin/leads',
    { config, schema: { tags, summary: 'Leads', querystring: LeadsQuery, response: { 200: LeadList } } },
    async (request) => listLeads(db, await request.identify(), request.query),
  );

  app.get(
    '/admin/leads/board',
    {
      config,
      schema: {
        tags,
        summary: 'Leads by stage',
        querystring: LeadsBoardQuery,
        response: { 200: LeadsBoard },
      },
    },
    async (request) => readBoard(db, await request.identify(), request.query),
  );

  app.get(
    '/admin/leads/staff',
    { config, schema: { tags, summary: 'Who may own a lead or show a unit', response: { 200: StaffList } } },
    () => listStaff(db),
  );

  app.post(
    '/admin/leads',
    {
      config,
      schema: {
        tags,
        summary: 'Add somebody who called or came by',
        body: LeadInput,
        response: { 200: CreatedLead },
      },
    },
    async (request) => createLead(db, await request.identify(), request.body),
  );

  app.post(
    '/admin/leads/assign',
    {
      config,
      schema: {
        tags,
        summary: 'Give leads to somebody',
        body: AssignLeadsInput,
        response: { 200: AssignedLeads },
      },
    },
    async (request) => assignLeads(db, await request.identify(), request.body),
  );

  app.get(
    '/admin/leads/:id',
    {
      config,
      schema: {
        tags,
        summary: 'A lead with all that happened',
        params: paramsOf.lead,
        response: { 200: LeadDetail },
      },
    },
    async (request) => readLeadDetail(db, await request.identify(), request.params.id),
  );

  app.patch(
    '/admin/leads/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change stage, owner, next step or interest',
        params: paramsOf.lead,
        body: LeadUpdate,
        response: { 200: Lead },
      },
    },
    async (request) => updateLead(db, await request.identify(), request.params.id, request.body),
  );

  app.post(
    '/admin/leads/:id/take',
    {
      config,
      schema: {
        tags,
        summary: 'Take a lead that nobody has',
        params: paramsOf.lead,
        response: { 200: Lead },
      },
    },
    async (request) => takeLead(db, await request.identify(), request.params.id),
  );

  app.post(
    '/admin/leads/:id/entries',
    {
      config,
      schema: {
        tags,
        summary: 'Add a note, a call, or a text that was handed over',
        params: paramsOf.lead,
        body: LeadEntryInput,
        response: { 200: LeadDetail },
      },
    },
    async (request) => {
      const actor = await request.identify();
      await addEntry(db, actor, request.params.id, request.body);
      return readLeadDetail(db, actor, request.params.id);
    },
  );

  app.patch(
    '/admin/leads/:id/entries/:entryId',
    {
      config,
      schema: {
        tags,
        summary: "Correct one's own note, within a quarter of an hour",
        params: LeadEntryParams,
        body: LeadEntryUpdate,
        response: { 200: LeadDetail },
      },
    },
    async (request) => {
      const actor = await request.identify();
      await editNote(db, actor, request.params, request.body);
      return readLeadDetail(db, actor, request.params.id);
    },
  );
};
