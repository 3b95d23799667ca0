export { failedLately, runJob } from './jobs.ts';
export { leaseHolder, runPeriodically } from './service.ts';
