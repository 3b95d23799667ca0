import { issue } from '@diyar/contract/field-issues';
import { afterWrong, REST_HOURS, TRIES_AT_ONCE, TRIES_IN_ALL } from '@diyar/contract/rules/digit-tries';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { digitTries } from '../../db/schema.ts';
import { AppError, tooManyRequests } from '../../errors.ts';
import { invalidField } from '../ledger/index.ts';
import { hashOf } from './service.ts';

const HOUR_SECONDS = 3600;

const restFrom = sql.join(
  REST_HOURS.map(
    (hours, i) =>
      sql`when ${TRIES_AT_ONCE * (i + 1)}::int then now() + make_interval(hours => ${hours}::int)`,
  ),
  sql` `,
);

/** Whether an address takes digits now: no row is needed for it to exist. */
export async function readTries(
  db: Db,
  token: string,
): Promise<{ restsUntil: Date | null; isLocked: boolean }> {
  const [row] = await db
    .select({
      wrong: digitTries.wrong,
      restsUntil: sql<
        string | null
      >`case when ${digitTries.restsUntil} > now() then ${digitTries.restsUntil} end`,
    })
    .from(digitTries)
    .where(eq(digitTries.hash, hashOf(token)));
  return {
    restsUntil: row?.restsUntil ? new Date(row.restsUntil) : null,
    isLocked: (row?.wrong ?? 0) >= TRIES_IN_ALL,
  };
}

async function refuse(db: Db, token: string): Promise<never> {
  const { restsUntil, isLocked } = await readTries(db, token);
  if (isLocked) throw new AppError('triesUsed');
  throw tooManyRequests(Math.max(1, Math.ceil(((restsUntil?.getTime() ?? 0) - Date.now()) / 1000)));
}

/**
 * Digits that somebody typed at an address: wrong ones count, right ones forget them. A made-up address counts and rests
 * like any other. It counts before it compares, so that tries at the same moment count too.
 */
export async function tryDigits(db: Db, token: string, isRight: boolean): Promise<void> {
  const hash = hashOf(token);
  const { rows } = await db.execute<{ wrong: number }>(sql`
    insert into ${digitTries} as t ("hash", "wrong", "last_at") values (${hash}, 1, now())
    on conflict ("hash") do update set "wrong" = t."wrong" + 1, "last_at" = now(),
      "rests_until" = case t."wrong" + 1 ${restFrom} end
    where t."wrong" < ${TRIES_IN_ALL}::int and (t."rests_until" is null or t."rests_until" <= now())
    returning t."wrong"`);
  const [counted] = rows;
  if (!counted) return refuse(db, token);
  if (isRight) {
    await db.delete(digitTries).where(eq(digitTries.hash, hash));
    return;
  }
  const after = afterWrong(counted.wrong);
  if (after === 'locked') throw new AppError('triesUsed');
  if ('restHours' in after) throw tooManyRequests(after.restHours * HOUR_SECONDS);
  throw invalidField(['digits'], issue('wrongDigits', after.left));
}

/** What nobody tried for long. One that is locked is kept as long as an address may be. */
export async function sweepTries(db: Db): Promise<void> {
  await db.execute(sql`delete from ${digitTries} where last_at < now() - case
    when wrong < ${TRIES_IN_ALL}::int then interval '30 days' else interval '400 days' end`);
}
