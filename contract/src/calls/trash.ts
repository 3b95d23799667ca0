import { EVENT_TOPICS } from '../rules/events.ts';
import { RestoreQuery, TrashList, TrashParams, TrashQuery } from '../trash.ts';
import { calls } from './call.ts';

export const trashCalls = calls({
  'GET /admin/trash': {
    access: 'trash',
    summary: 'What was deleted in the last 30 days; for ADMIN what they deleted themselves',
    query: TrashQuery,
    answer: TrashList,
    reads: EVENT_TOPICS,
  },
  'POST /admin/trash/{kind}/{id}/restore': {
    access: 'trash',
    summary: 'Bring it back, a project unpublished unless it is the undo of its deletion',
    params: TrashParams,
    query: RestoreQuery,
    askAgain: { ask: 'setting', where: { kind: 'user' } },
    changes: EVENT_TOPICS,
  },
});
