export { leaseHolder, runPeriodically } from './service.ts';
