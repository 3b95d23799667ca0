export { readCompany } from './service.ts';
