export { type Actor, findActor } from './service.ts';
