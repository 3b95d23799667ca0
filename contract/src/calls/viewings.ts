import { IdParams } from '../fields.ts';
import {
  CalendarAddress,
  CalendarParams,
  Viewing,
  ViewingInput,
  ViewingList,
  ViewingsQuery,
  ViewingUpdate,
} from '../viewings.ts';
import { calls } from './call.ts';

const CHANGES = ['leads', 'messages', 'viewings'] as const;
const READS = ['viewings', 'leads', 'messages'] as const;

export const viewingCalls = calls({
  'GET /admin/viewings': {
    access: 'leads',
    summary: 'Viewings of some days, and wishes that wait',
    query: ViewingsQuery,
    answer: ViewingList,
    reads: READS,
  },
  'POST /admin/viewings': {
    access: 'leads',
    summary: 'Plan a viewing',
    body: ViewingInput,
    answer: Viewing,
    status: 201,
    askAgain: 'no',
    changes: CHANGES,
  },
  'PATCH /admin/viewings/{id}': {
    access: 'leads',
    summary: 'Move a viewing, give it to somebody else, say how it went, or call it off',
    params: IdParams,
    body: ViewingUpdate,
    answer: Viewing,
    askAgain: 'no',
    changes: CHANGES,
  },
  'POST /admin/messages/{id}/decline-wish': {
    access: 'leads',
    summary: 'Decline the time that a visitor asked for',
    params: IdParams,
    askAgain: 'no',
    changes: CHANGES,
  },
  'GET /admin/calendar': {
    access: 'leads',
    summary: "One's own calendar address",
    answer: CalendarAddress,
    reads: READS,
  },
  'POST /admin/calendar': {
    access: 'leads',
    summary: 'A new calendar address; the old one stops',
    answer: CalendarAddress,
    askAgain: 'no',
    changes: CHANGES,
  },
  'DELETE /admin/calendar': {
    access: 'leads',
    summary: 'End the calendar address',
    askAgain: 'no',
    changes: CHANGES,
  },
  'GET /calendars/{token}/viewings.ics': {
    access: 'public',
    summary: 'The viewings of one member of staff',
    params: CalendarParams,
    sends: { 200: ['text/calendar'] },
  },
  'GET /viewings/{token}/viewing.ics': {
    access: 'public',
    summary: 'One viewing, for the visitor',
    params: CalendarParams,
    sends: { 200: ['text/calendar'] },
  },
});
