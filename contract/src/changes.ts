import { z } from 'zod';
import { Id, Instant, optionalDay, optionalId } from './fields.ts';
import { ChangeNames } from './history.ts';
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
  /** What this user did. */
  actorId: optionalId,
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
  /** The person's name of today, else the account at that time. */
  actor: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  /** The name of today of the user it is about; empty for all else. */
  userName: z.string(),
  /** The fields that the write changed, the first AUDIT_CHANGES_MAX of them. */
  changes: z.array(
    z.object({
      entity: z.string(),
      /** The number of the unit, where it is about one. */
      unitNumber: z.string().nullable(),
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      names: ChangeNames,
    }),
  ),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditList = listOf(AuditEntry);
export type AuditList = z.infer<typeof AuditList>;
