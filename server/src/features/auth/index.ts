export { type Actor, type Claims, findActor, presentActor } from './service.ts';
