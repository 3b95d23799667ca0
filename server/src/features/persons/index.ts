export { choosePersons } from './choose.ts';
