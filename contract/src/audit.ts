import { z } from 'zod';
import { Id, Instant, optionalDay } from './fields.ts';
import { ListQuery, listOf } from './lists.ts';

export const AUDIT_ENTITIES = [
  'project',
  'message',
  'sold',
  'user',
  'company',
  'hero',
  'apartment',
  'quote',
  'lead',
  'viewing',
  'person',
  'trash',
] as const;

export const AuditQuery = ListQuery.extend({
  entity: z.enum(AUDIT_ENTITIES).optional(),
  /** Days in the company's time zone, both included. */
  from: optionalDay,
  to: optionalDay,
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  actorId: Id.nullable(),
  /** The name at that time, so that the entry stays readable after the user is deleted. */
  actorName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  /** The fields that the write changed, the first AUDIT_CHANGES_MAX of them. */
  changes: z.array(
    z.object({ entity: z.string(), field: z.string(), before: z.unknown(), after: z.unknown() }),
  ),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditList = listOf(AuditEntry);
export type AuditList = z.infer<typeof AuditList>;
