export { readOfferedPlans, savePlanTemplates } from './service.ts';
