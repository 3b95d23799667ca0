import { z } from 'zod';
import { Id, Instant, typedBoolean, typedId } from './fields.ts';
import { ListQuery, listOf } from './lists.ts';

export const TRASH_KINDS = ['project', 'message', 'sold', 'user'] as const;
export const TrashKind = z.enum(TRASH_KINDS);
export type TrashKind = z.infer<typeof TrashKind>;

export const TrashQuery = ListQuery.extend({ kind: TrashKind.optional() });
export type TrashQuery = z.infer<typeof TrashQuery>;

/** `undo`: right after the deletion, as it was. Otherwise a project comes back unpublished. */
export const RestoreQuery = z.object({ undo: typedBoolean.default(false) });

export const TrashParams = z.object({ kind: TrashKind, id: typedId });

export const TrashItem = z.object({
  kind: TrashKind,
  id: Id,
  /** Equal when there is only one name. */
  nameEn: z.string(),
  nameAr: z.string(),
  /** Distinguishes two of the same name: a slug, a phone number, a buyer, a role. */
  detail: z.string(),
  deletedAt: Instant,
  deletedBy: z.string(),
  /** When it is deleted for good. */
  removedAt: Instant,
});
export type TrashItem = z.infer<typeof TrashItem>;

export const TrashList = listOf(TrashItem);
export type TrashList = z.infer<typeof TrashList>;
