export { readPlaces } from './service.ts';
