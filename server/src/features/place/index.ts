export { loadPlace } from './current.ts';
export { restoreCompanyAndPlace } from './service.ts';
