export { readHours } from './hours.ts';
export { readCompany, restoreCompany } from './service.ts';
