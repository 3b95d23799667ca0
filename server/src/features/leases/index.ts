export { keepDoing, leaseHolder } from './service.ts';
