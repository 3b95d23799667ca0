export { batchOf } from './batch.ts';
export { digestOf } from './digest.ts';
export { recordChanges } from './record.ts';
