export { type Actor, type Claims, checkOwnPassword, findActor, presentActor } from './service.ts';
