import { Dashboard } from '../dashboard.ts';
import { calls } from './call.ts';

export const dashboardCalls = calls({
  'GET /admin/dashboard': {
    access: 'projects',
    summary: 'The figures of the day',
    answer: Dashboard,
    reads: ['messages', 'sold', 'projects', 'company', 'users', 'buildings', 'lacasa', 'leads'],
  },
});
