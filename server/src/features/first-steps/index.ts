export { readFirstSteps } from './service.ts';
