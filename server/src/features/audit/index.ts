export { listAudit } from './list.ts';
export { audit, auditIfChanged } from './record.ts';
