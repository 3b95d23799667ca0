export { savePlanTemplates } from './service.ts';
