import { SkipInput, StepParams } from '../first-steps.ts';
import { calls } from './call.ts';

export const firstStepsCalls = calls({
  'PUT /admin/first-steps/{step}': {
    access: 'projects',
    summary: 'Skip one of the first steps, or take it up again',
    params: StepParams,
    body: SkipInput,
    askAgain: 'no',
    changes: ['company'],
  },
});
