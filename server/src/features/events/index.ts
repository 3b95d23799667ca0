export { announced, notify } from './service.ts';
