import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { throttles } from '../../db/schema.ts';
import { tooManyRequests } from '../../errors.ts';

/** How many, in how many milliseconds. */
type Limit = readonly [max: number, windowMs: number];

const BUCKET_SECONDS = 60;

/**
 * Counts an attempt under a key and refuses once more than `max` fell into the window. Counted in minute buckets
 * in the database: several processes share the count, and concurrent attempts cannot slip past it.
 */
export async function throttle(db: Db, key: string, [max, windowMs]: Limit): Promise<void> {
  const bucket = sql`date_trunc('minute', now())`;
  await db
    .insert(throttles)
    .values({ key, windowStart: bucket, count: 1 })
    .onConflictDoUpdate({
      target: [throttles.key, throttles.windowStart],
      set: { count: sql`${throttles.count} + 1` },
    });
  const since = sql`(now() - make_interval(secs => ${windowMs / 1000 + BUCKET_SECONDS}))`;
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${throttles.count}), 0)::int`,
      wait: sql<number>`ceil(extract(epoch from min(${throttles.windowStart}) - ${since}))::int`,
    })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.windowStart, since)));
  if (row && row.total > max) throw tooManyRequests(Math.max(1, row.wait));
}

/** Takes one attempt back: only failures count against a sign-in. */
export async function forgive(db: Db, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(and(eq(throttles.key, key), eq(throttles.windowStart, sql`date_trunc('minute', now())`)));
}

/** Forgets every failure under a key. */
export async function forget(db: Db, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/** Buckets past the longest window are of no use to anyone. */
export async function sweepThrottles(db: Db): Promise<void> {
  await db.delete(throttles).where(lt(throttles.windowStart, sql`now() - interval '2 hours'`));
}
