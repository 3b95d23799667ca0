export { batchOf } from './batch.ts';
export { digestOf } from './digest.ts';
export { audit, auditIfChanged } from './log.ts';
export { listAudit } from './log-list.ts';
export { type NamedChanges, nameChanges } from './names.ts';
export { recordChanges } from './record.ts';
export { claimRequest, type KeyedRequest, sweepRequestKeys, writingFor } from './request.ts';
