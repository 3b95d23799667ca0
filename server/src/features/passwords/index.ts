export { hashPassword, passwordMatches } from './service.ts';
