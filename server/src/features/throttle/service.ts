import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { throttles } from '../../db/schema.ts';
import { tooManyRequests } from '../../errors.ts';

type Limit = readonly [max: number, windowMs: number];

const BUCKET_SECONDS = 60;
const bucket = sql`date_trunc('minute', now())`;

/**
 * Counts an attempt, or refuses it once there were `max` in the window: a refused one counts nothing and stores nothing,
 * so that nobody is kept out longer by trying. Returns how many are left. Minute buckets in the database are shared by all processes, and the row
 * lock makes concurrent attempts count.
 */
export async function throttle(db: Db, key: string, [max, windowMs]: Limit): Promise<number> {
  const since = sql`(now() - make_interval(secs => ${windowMs / 1000 + BUCKET_SECONDS}))`;
  const earlier = sql`(select coalesce(sum("count"), 0) from ${throttles}
    where "key" = ${key} and window_start > ${since} and window_start < ${bucket})`;
  const counted = await db.execute<{ left: number }>(sql`
    insert into ${throttles} ("key", window_start, "count")
    select ${key}, ${bucket}, 1 where ${earlier} < ${max}::int
    on conflict ("key", window_start) do update set "count" = ${throttles.count} + 1
    where ${throttles.count} + ${earlier} < ${max}::int
    returning (${max}::int - ${throttles.count} - ${earlier})::int as "left"`);
  const [row] = counted.rows;
  if (row) return row.left;
  const { rows } = await db.execute<{ wait: number | null }>(sql`
    select ceil(extract(epoch from min(window_start) - ${since}))::int as wait from ${throttles}
    where "key" = ${key} and window_start > ${since} and "count" > 0`);
  throw tooManyRequests(Math.max(1, rows[0]?.wait ?? 1));
}

/** Undoes one attempt, because only failures count. It may be in the bucket of the previous minute. */
export async function undoAttempt(db: Db, key: string): Promise<void> {
  const newest = sql`(
    select max(window_start) from ${throttles} where "key" = ${key} and "count" > 0)`;
  await db
    .update(throttles)
    .set({ count: sql`${throttles.count} - 1` })
    .where(and(eq(throttles.key, key), eq(throttles.windowStart, newest)));
}

export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/** Removes buckets older than the longest window. */
export async function sweepThrottles(db: Db): Promise<void> {
  await db.delete(throttles).where(lt(throttles.windowStart, sql`now() - interval '2 hours'`));
}
