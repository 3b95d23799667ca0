export { forget, forgive, sweepThrottles, throttle } from './service.ts';
