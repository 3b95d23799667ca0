export { limitsOf, refuseBeyond, requireExtension, requireHoldHours } from './limits-of.ts';
