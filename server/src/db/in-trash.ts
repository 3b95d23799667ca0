import { TRASH_TTL_MS } from '@diyar/contract/limits';
import { gt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const monthAgo = () => new Date(Date.now() - TRASH_TTL_MS);

/** Deleted recently enough to be restored (docs/product/limits.md). */
export const inTrash = (deletedAt: PgColumn): SQL => gt(deletedAt, monthAgo());

export const beyondTrash = (deletedAt: PgColumn, now = new Date()): SQL =>
  lte(deletedAt, new Date(now.getTime() - TRASH_TTL_MS));
