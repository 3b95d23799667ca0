import { calls } from './call.ts';

export const eventCalls = calls({
  'GET /admin/events': {
    access: 'signedIn',
    summary: 'What changes, as it happens',
    sends: { 200: ['text/event-stream'] },
    errors: ['tooManyRequests'],
  },
});
