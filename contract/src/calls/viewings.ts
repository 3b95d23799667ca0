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
import { CancelVisitInput, MoveVisitInput, Visit } from '../visits.ts';
import { calls } from './call.ts';
import { LEAD_TOPICS } from './topics.ts';

export const viewingCalls = calls({
  'GET /admin/viewings': {
    access: 'leads',
    summary: 'Viewings of some days, and wishes that wait',
    query: ViewingsQuery,
    answer: ViewingList,
    reads: LEAD_TOPICS,
  },
  'POST /admin/viewings': {
    access: 'leads',
    summary: 'Plan a viewing',
    body: ViewingInput,
    answer: Viewing,
    status: 201,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'PATCH /admin/viewings/{id}': {
    access: 'leads',
    summary: 'Move a viewing, give it to somebody else, say how it went, or call it off',
    params: IdParams,
    body: ViewingUpdate,
    answer: Viewing,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'POST /admin/messages/{id}/decline-wish': {
    access: 'leads',
    summary: 'Decline the time that a visitor asked for',
    params: IdParams,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'GET /admin/calendar': {
    access: 'leads',
    summary: "One's own calendar address",
    answer: CalendarAddress,
    reads: LEAD_TOPICS,
  },
  'POST /admin/calendar': {
    access: 'leads',
    summary: 'A new calendar address; the old one stops',
    answer: CalendarAddress,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'DELETE /admin/calendar': {
    access: 'leads',
    summary: 'End the calendar address',
    askAgain: 'no',
    changes: LEAD_TOPICS,
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
  'GET /visits/{token}': {
    access: 'public',
    summary: 'A viewing for its visitor, by its unguessable address, with the times that are free',
    params: CalendarParams,
    answer: Visit,
  },
  'POST /visits/{token}/move': {
    access: 'public',
    summary: 'The visitor moves the viewing to a free time; of several at once one wins',
    params: CalendarParams,
    body: MoveVisitInput,
    answer: Visit,
    errors: ['timeTaken', 'tooManyRequests'],
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'POST /visits/{token}/cancel': {
    access: 'public',
    summary: 'The visitor calls the viewing off',
    params: CalendarParams,
    body: CancelVisitInput,
    answer: Visit,
    errors: ['tooManyRequests'],
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
});
