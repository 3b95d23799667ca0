import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { paperNumbers } from '../../db/schema.ts';

type Kind = typeof paperNumbers.$inferInsert.kind;

/**
 * The next number of the year. The row stays locked until the transaction ends, and a transaction that fails takes its
 * number back: there are no gaps.
 */
export async function nextNumber(tx: Tx, kind: Kind, year: number): Promise<number> {
  const [row] = await tx
    .insert(paperNumbers)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [paperNumbers.kind, paperNumbers.year],
      set: { last: sql`${paperNumbers.last} + 1` },
    })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  return row.last;
}

/** The number that would be next now; somebody else may take it first. */
export async function expectedNumber(db: Db, kind: Kind, year: number): Promise<number> {
  const [row] = await db
    .select({ last: paperNumbers.last })
    .from(paperNumbers)
    .where(and(eq(paperNumbers.kind, kind), eq(paperNumbers.year, year)));
  return (row?.last ?? 0) + 1;
}

/** As printed: 2026-0118. */
export const paperNumber = (year: number, number: number): string =>
  `${year}-${String(number).padStart(4, '0')}`;
