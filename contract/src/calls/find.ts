import { FindQuery, FoundList } from '../find.ts';
import { calls } from './call.ts';

export const findCalls = calls({
  'GET /admin/find': {
    access: 'signedIn',
    summary: 'People, units, deals, cheques, papers, leads, messages, projects and users the user may see',
    query: FindQuery,
    answer: FoundList,
  },
});
