import { Today } from '../today.ts';
import { calls } from './call.ts';

export const todayCalls = calls({
  'GET /admin/today': {
    access: 'leads',
    summary: 'What needs the reader now, and the last 90 days',
    answer: Today,
    reads: ['leads', 'viewings', 'messages', 'buildings', 'projects'],
  },
});
