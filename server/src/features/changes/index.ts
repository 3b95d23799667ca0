export { batchOf } from './batch.ts';
export { recordChanges } from './record.ts';
