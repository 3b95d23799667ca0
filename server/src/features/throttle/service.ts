import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { throttles } from '../../db/schema.ts';
import { tooManyRequests } from '../../errors.ts';

/** How many, in how many milliseconds. */
type Limit = readonly [max: number, windowMs: number];

const BUCKET_SECONDS = 60;
const bucket = sql`date_trunc('minute', now())`;

/**
 * Counts an attempt under a key and refuses once more than `max` fell into the window. Counted in minute buckets
 * in the database: several processes share the count, and attempts made at once are told apart by the row's lock.
 */
export async function throttle(db: Db, key: string, [max, windowMs]: Limit): Promise<void> {
  const since = sql`(now() - make_interval(secs => ${windowMs / 1000 + BUCKET_SECONDS}))`;
  const { rows } = await db.execute<{ total: number; wait: number }>(sql`
    with hit as (
      insert into ${throttles} ("key", window_start, "count") values (${key}, ${bucket}, 1)
      on conflict ("key", window_start) do update set "count" = ${throttles.count} + 1
      returning "count", window_start
    ), earlier as (
      select "count", window_start from ${throttles}
      where "key" = ${key} and window_start > ${since} and window_start < ${bucket}
    )
    select sum("count")::int as total,
           ceil(extract(epoch from min(window_start) - ${since}))::int as wait
    from (select * from hit union all select * from earlier) as attempts`);
  const [row] = rows;
  if (row && row.total > max) throw tooManyRequests(Math.max(1, row.wait));
}

/** Takes one attempt back: only failures count against an address. It may have been counted in the minute before. */
export async function forgive(db: Db, key: string): Promise<void> {
  const newest = sql`(
    select max(window_start) from ${throttles} where "key" = ${key} and "count" > 0)`;
  await db
    .update(throttles)
    .set({ count: sql`${throttles.count} - 1` })
    .where(and(eq(throttles.key, key), eq(throttles.windowStart, newest)));
}

/** Forgets every failure under a key. */
export async function forget(db: Db, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/** Buckets past the longest window are of no use to anyone. */
export async function sweepThrottles(db: Db): Promise<void> {
  await db.delete(throttles).where(lt(throttles.windowStart, sql`now() - interval '2 hours'`));
}
