import { BuildingInput, BuildingSetup } from '../building-setup.ts';
import { IdParams } from '../fields.ts';
import { calls } from './call.ts';

export const buildingSetupCalls = calls({
  'GET /admin/projects/{id}/building': {
    access: 'projects',
    summary: "A project's floors and the units on them",
    params: IdParams,
    answer: BuildingSetup,
    reads: ['projects', 'buildings', 'lacasa'],
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
    changes: ['projects', 'buildings', 'lacasa'],
  },
});
