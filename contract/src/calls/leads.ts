import { paramsOf } from '../fields.ts';
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
} from '../leads.ts';
import { calls } from './call.ts';
import { LEAD_TOPICS } from './topics.ts';

const READS = ['leads', 'viewings', 'messages', 'quotes'] as const;

export const leadCalls = calls({
  'GET /admin/leads': {
    access: 'leads',
    summary: 'Leads',
    query: LeadsQuery,
    answer: LeadList,
    reads: READS,
  },
  'GET /admin/leads/board': {
    access: 'leads',
    summary: 'Leads by stage',
    query: LeadsBoardQuery,
    answer: LeadsBoard,
    reads: READS,
  },
  'GET /admin/leads/staff': {
    access: 'leads',
    summary: 'Who may own a lead or show a unit',
    answer: StaffList,
    reads: READS,
  },
  'POST /admin/leads': {
    access: 'leads',
    summary: 'Add somebody who called or came by',
    body: LeadInput,
    answer: CreatedLead,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'POST /admin/leads/assign': {
    access: 'leadAssignment',
    summary: 'Give leads to somebody',
    body: AssignLeadsInput,
    answer: AssignedLeads,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'GET /admin/leads/{id}': {
    access: 'leads',
    summary: 'A lead with all that happened',
    params: paramsOf.lead,
    answer: LeadDetail,
    reads: READS,
  },
  'PATCH /admin/leads/{id}': {
    access: 'leads',
    summary: 'Change stage, owner, next step or interest',
    params: paramsOf.lead,
    body: LeadUpdate,
    answer: Lead,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'POST /admin/leads/{id}/take': {
    access: 'leads',
    summary: 'Take a lead that nobody has',
    params: paramsOf.lead,
    answer: Lead,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'POST /admin/leads/{id}/entries': {
    access: 'leads',
    summary: 'Add a note, a call, or a text that was handed over',
    params: paramsOf.lead,
    body: LeadEntryInput,
    answer: LeadDetail,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'PATCH /admin/leads/{id}/entries/{entryId}': {
    access: 'leads',
    summary: "Correct one's own note, within a quarter of an hour",
    params: LeadEntryParams,
    body: LeadEntryUpdate,
    answer: LeadDetail,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
});
