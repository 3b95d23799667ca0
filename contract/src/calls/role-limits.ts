import { LimitsAnswer, LimitsInput, RoleLimits } from '../role-limits.ts';
import { calls } from './call.ts';

export const roleLimitCalls = calls({
  'GET /admin/limits': {
    access: 'users',
    summary: 'How far each role, and users in its place, may go alone',
    answer: LimitsAnswer,
    reads: ['users'],
  },
  'PUT /admin/limits': {
    access: 'users',
    summary: 'Save all limits',
    body: LimitsInput,
    answer: LimitsAnswer,
    errors: ['stale'],
    askAgain: 'setting',
    changes: ['users'],
  },
  'GET /account/limits': {
    access: 'signedIn',
    summary: 'How far one may go alone',
    answer: RoleLimits,
    reads: ['users'],
  },
});
