import { System } from '../system.ts';
import { calls } from './call.ts';

export const systemCalls = calls({
  'GET /admin/system': {
    access: 'operations',
    summary: 'The state of the installation: backups and proofs, disk, storage, mail, jobs, sign-ins',
    answer: System,
  },
});
