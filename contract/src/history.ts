import { z } from 'zod';
import { Id, Instant, optionalText } from './fields.ts';
import { LINE_MAX } from './limits.ts';
import { listOf, paging } from './lists.ts';

/** Whose history can be read and brought back. */
export const HISTORY_OF = ['project', 'unit', 'company', 'hero', 'user'] as const;
/** A deal's is only read: what was agreed and paid changes by an entry of its own, never by going back. */
export type HistoryOf = (typeof HISTORY_OF)[number] | 'deal';

export const HistoryQuery = z.object(paging);
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** The units, colleagues and buildings whose ids a change contains, by these ids. */
export const ChangeNames = z.record(z.string(), z.object({ en: z.string(), ar: z.string() }));
export type ChangeNames = z.infer<typeof ChangeNames>;

/** One field of a write, old and new. A save of a project has those of its units too. */
export const HistoryChange = z.object({
  entity: z.string(),
  entityId: Id.nullable(),
  /** The number of the unit, where it is about one. */
  unitNumber: z.string().nullable(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  names: ChangeNames,
  /** What it was before can be brought back. */
  canRestore: z.boolean(),
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** One write: what it changed, and how it is called in the activity log. */
export const HistoryVersion = z.object({
  batch: z.uuid(),
  at: Instant,
  actorId: Id.nullable(),
  /** The account at that time. */
  actorName: z.string(),
  /** The person's name of today, else the account. */
  actor: z.string(),
  action: z.string(),
  /** The first AUDIT_CHANGES_MAX of `total`. */
  changes: z.array(HistoryChange),
  total: z.int().nonnegative(),
  /** It changed fields that can be brought back, and something changed since. */
  canRestore: z.boolean(),
});
export type HistoryVersion = z.infer<typeof HistoryVersion>;

/** GET …/history: newest first. */
export const HistoryList = listOf(HistoryVersion);
export type HistoryList = z.infer<typeof HistoryList>;

/**
 * POST …/history/restore: with a field, what it was before this write; without one, everything as it was after it.
 * A write of its own, with a history of its own.
 */
export const RestoreInput = z.object({
  batch: z.uuid('invalid'),
  field: optionalText(LINE_MAX),
});
export type RestoreInput = z.infer<typeof RestoreInput>;

/** What stays as it is: a picture that is deleted for good (`gone`), a sold unit's price (`sold`), a number in use (`number`). */
export const RestoreKept = z.object({ field: z.string(), reason: z.enum(['gone', 'sold', 'number']) });
export type RestoreKept = z.infer<typeof RestoreKept>;

/** `batch` is null when everything was so already. */
export const Restored = z.object({ batch: z.uuid().nullable(), kept: z.array(RestoreKept) });
export type Restored = z.infer<typeof Restored>;
