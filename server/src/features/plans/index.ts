export { readPlanTemplates, savePlanTemplates } from './service.ts';
