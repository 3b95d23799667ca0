export { visiblePersons } from './read.ts';
