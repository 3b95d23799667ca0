export { addressKey, shortAddress } from './address.ts';
export { clearAttempts, sweepThrottles, throttle, undoAttempt } from './service.ts';
