export { readSiteBrand } from './brand.ts';
export { readHours } from './hours.ts';
export { readCompany, restoreCompany } from './service.ts';
