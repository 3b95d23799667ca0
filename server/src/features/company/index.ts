export { readHours } from './hours.ts';
export { readCompany } from './service.ts';
