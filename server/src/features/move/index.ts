export { moveTo } from './service.ts';
