export { announced, announceUnlogged, CHANNEL } from './announce.ts';
export { batchOf } from './batch.ts';
export { digestOf } from './digest.ts';
export { audit, auditIfChanged, hasChanges, headline, type Subject } from './log.ts';
export { nameChanges } from './names.ts';
export { type Change, changedFields, recordChanges } from './record.ts';
export { type KeyedRequest, sweepRequestKeys, writingFor } from './request.ts';
