import { AuditList, AuditQuery } from '../changes.ts';
import { calls } from './call.ts';

export const logCalls = calls({
  'GET /admin/audit': {
    access: 'audit',
    summary: 'Who did what, when',
    query: AuditQuery,
    answer: AuditList,
    reads: [
      'company',
      'projects',
      'buildings',
      'lacasa',
      'sold',
      'money',
      'quotes',
      'messages',
      'leads',
      'viewings',
      'users',
    ],
  },
});
