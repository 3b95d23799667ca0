export { findPerson, personOf } from './person.ts';
