export { signingKey } from './service.ts';
