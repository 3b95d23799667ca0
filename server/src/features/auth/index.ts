export { type Claims, checkOwnPassword, findActor, presentActor } from './service.ts';
