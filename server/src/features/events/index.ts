export { notify } from './service.ts';
