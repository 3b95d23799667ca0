import { z } from 'zod';
import { IdParams } from '../fields.ts';
import { TakeBackInput, TakeBackPlan, TakenBack, UnitBatchesQuery, UnitBatchList } from '../unit-batches.ts';
import { calls } from './call.ts';
import { UNIT_TOPICS } from './topics.ts';

const BatchParams = IdParams.extend({ batch: z.uuid() });

export const unitBatchCalls = calls({
  'GET /admin/projects/{id}/batches': {
    access: 'projects',
    summary: 'Changes of units that can be taken back, newest first',
    params: IdParams,
    query: UnitBatchesQuery,
    answer: UnitBatchList,
    reads: UNIT_TOPICS,
  },
  'GET /admin/projects/{id}/batches/{batch}': {
    access: 'projects',
    summary: 'What taking it back would do',
    params: BatchParams,
    answer: TakeBackPlan,
    reads: UNIT_TOPICS,
  },
  'POST /admin/projects/{id}/batches/{batch}/take-back': {
    access: 'projects',
    summary: 'Take it back, except what was changed since',
    params: BatchParams,
    body: TakeBackInput,
    answer: TakenBack,
    askAgain: 'no',
    changes: UNIT_TOPICS,
  },
});
