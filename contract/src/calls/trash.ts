import { RestoreQuery, TrashList, TrashParams, TrashQuery } from '../trash.ts';
import { calls } from './call.ts';

export const trashCalls = calls({
  'GET /admin/trash': {
    access: 'trash',
    summary: 'What was deleted in the last 30 days; for ADMIN what they deleted themselves',
    query: TrashQuery,
    answer: TrashList,
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
  'POST /admin/trash/{kind}/{id}/restore': {
    access: 'trash',
    summary: 'Bring it back, a project unpublished unless it is the undo of its deletion',
    params: TrashParams,
    query: RestoreQuery,
    askAgain: { ask: 'setting', where: { kind: 'user' } },
    changes: [
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
