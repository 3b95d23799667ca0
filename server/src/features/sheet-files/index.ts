export { readSheets, readTable } from './read-file.ts';
