export { clearAttempts, sweepThrottles, throttle, undoAttempt } from './service.ts';
