import { IdParams } from '../fields.ts';
import { UnitList, UnitSheet, UnitsQuery } from '../units.ts';
import { calls } from './call.ts';
import { UNIT_TOPICS } from './topics.ts';

export const unitCalls = calls({
  'GET /units': {
    access: 'public',
    cacheable: true,
    summary: 'The units a project offers',
    query: UnitsQuery,
    errors: ['notFound'],
    answer: UnitList,
  },
  'GET /admin/projects/{id}/sheet': {
    access: 'projects',
    summary: 'Every unit of a project, unlisted ones too',
    params: IdParams,
    answer: UnitSheet,
    reads: UNIT_TOPICS,
  },
});
