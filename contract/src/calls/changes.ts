import { AuditList, AuditQuery } from '../changes.ts';
import { EVENT_TOPICS } from '../rules/events.ts';
import { calls } from './call.ts';

export const logCalls = calls({
  'GET /admin/audit': {
    access: 'audit',
    summary: 'Who did what, when',
    query: AuditQuery,
    answer: AuditList,
    reads: EVENT_TOPICS,
  },
});
