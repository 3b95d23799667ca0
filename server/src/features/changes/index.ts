export { recordChanges } from './record.ts';
