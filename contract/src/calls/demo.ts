import { DemoState, DemoWord } from '../demo.ts';
import { EVENT_TOPICS } from '../rules/events.ts';
import { calls } from './call.ts';

export const demoCalls = calls({
  'GET /admin/company/demo': {
    access: 'operations',
    summary: 'Whether this is the demo, what goes with it, and whether a removed one can be taken back',
    answer: DemoState,
    reads: EVENT_TOPICS,
  },
  'POST /admin/company/remove-demo': {
    access: 'operations',
    summary: 'Remove the demo and begin as a new installation',
    body: DemoWord,
    errors: ['noDemo', 'demoPassword'],
    askAgain: 'always',
    changes: EVENT_TOPICS,
  },
  'POST /admin/company/take-demo-back': {
    access: 'operations',
    summary: 'The removed demo instead of what was entered since',
    body: DemoWord,
    errors: ['demoGone', 'demoHasDeals'],
    askAgain: 'always',
    changes: EVENT_TOPICS,
  },
});
