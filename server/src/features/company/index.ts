export { readSiteBrand } from './brand.ts';
export { readHours, readWayMinutes } from './hours.ts';
export { readCompany, restoreCompany } from './service.ts';
