export { listAudit } from './list.ts';
export { audit } from './record.ts';
