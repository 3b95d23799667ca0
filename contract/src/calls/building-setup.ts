import { BuildingInput, BuildingSetup, LacasaInput } from '../building-setup.ts';
import { IdParams } from '../fields.ts';
import { calls } from './call.ts';
import { UNIT_TOPICS } from './topics.ts';

export const buildingSetupCalls = calls({
  'GET /admin/projects/{id}/building': {
    access: 'projects',
    summary: "A project's floors and the units on them",
    params: IdParams,
    answer: BuildingSetup,
    reads: UNIT_TOPICS,
  },
  'PUT /admin/projects/{id}/building': {
    access: 'projects',
    // five thousand units
    bodyLimit: 8 * 1024 * 1024,
    summary: 'Set up the floors of a building and the units on them',
    params: IdParams,
    body: BuildingInput,
    answer: BuildingSetup,
    askAgain: 'no',
    changes: UNIT_TOPICS,
  },
  'PUT /admin/projects/{id}/lacasa': {
    // it moves what building managers begin with
    access: 'users',
    summary: 'Name a building as LaCasa, or no longer',
    params: IdParams,
    body: LacasaInput,
    answer: BuildingSetup,
    askAgain: 'setting',
    changes: [...UNIT_TOPICS, 'users'],
  },
});
