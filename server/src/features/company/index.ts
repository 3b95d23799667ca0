export { readSiteBrand } from './brand.ts';
export { readHours, readWayMinutes } from './hours.ts';
export { placeOf } from './place-of.ts';
export { readCompany, restoreCompany, type SavedColumns, saveCompany } from './service.ts';
