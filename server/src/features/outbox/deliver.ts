import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema.ts';

/** With these pauses a mail is retried for three days, then left with its last error. */
export const ATTEMPTS_MAX = 32;
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3 * 60 * 60;
const ERROR_MAX = 500;

type Entry = { id: number; kind: string; payload: Record<string, unknown>; attempts: number };

/** Sends one entry; also resolves if its subject was deleted. */
export type Deliver = (entry: Pick<Entry, 'kind' | 'payload'>) => Promise<void>;

export type OutboxLog = { warn(details: object, message: string): void };

/**
 * Takes the next entry that is due and schedules its next attempt at once. No lock is held while the mail server is
 * slow, no other process takes the entry, and if this process dies the entry waits for one pause.
 */
async function take(db: Db): Promise<Entry | undefined> {
  const { rows } = await db.execute<Entry>(sql`
    update ${outbox} set attempts = attempts + 1, next_attempt_at = now() + make_interval(
      secs => least(${FIRST_PAUSE_SECONDS} * power(2, least(attempts, 20)), ${LONGEST_PAUSE_SECONDS}))
    where id = (
      select id from ${outbox}
      where sent_at is null and next_attempt_at <= now() and attempts < ${ATTEMPTS_MAX}
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, kind, payload, attempts`);
  return rows[0];
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);

async function attempt(db: Db, entry: Entry, deliver: Deliver, log: OutboxLog): Promise<void> {
  try {
    await deliver(entry);
  } catch (error) {
    const lastError = reasonOf(error);
    await db.update(outbox).set({ lastError }).where(eq(outbox.id, entry.id));
    const givenUp = entry.attempts >= ATTEMPTS_MAX;
    log.warn({ id: entry.id, attempt: entry.attempts, lastError, givenUp }, 'a mail was not sent');
    return;
  }
  await db.update(outbox).set({ sentAt: sql`now()`, lastError: null }).where(eq(outbox.id, entry.id));
}

/** Sends all due entries one after the other, until stopped. */
export async function deliverDue(
  db: Db,
  deliver: Deliver,
  log: OutboxLog,
  stopped = () => false,
): Promise<void> {
  while (!stopped()) {
    const entry = await take(db);
    if (!entry) return;
    await attempt(db, entry, deliver, log);
  }
}

/** Entries that were sent a month ago. */
export const sweepOutbox = (db: Db) =>
  db.delete(outbox).where(and(lt(outbox.sentAt, sql`now() - interval '30 days'`)));
