export { runJob } from './jobs.ts';
export { leaseHolder, runPeriodically } from './service.ts';
