import { TRASH_TTL_MS } from '@diyar/contract/limits';
import { gt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const monthAgo = () => new Date(Date.now() - TRASH_TTL_MS);

/** Deleted, and not so long ago that it is gone for everyone: such a row can be brought back. */
export const inTrash = (deletedAt: PgColumn): SQL => gt(deletedAt, monthAgo());

export const beyondTrash = (deletedAt: PgColumn, now = new Date()): SQL =>
  lte(deletedAt, new Date(now.getTime() - TRASH_TTL_MS));
