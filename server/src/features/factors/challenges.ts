import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { challenges } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

type Kind = (typeof challenges.$inferInsert)['kind'];

const MINUTES = 10;

/** What the server waits for; its id is the ticket that the client sends back. */
export async function openChallenge(
  db: Db | Tx,
  kind: Kind,
  userId: number | null,
  value: string,
): Promise<string> {
  const [row] = await db
    .insert(challenges)
    .values({ kind, userId, value, endsAt: sql`now() + make_interval(mins => ${MINUTES})` })
    .returning({ id: challenges.id });
  if (!row) throw new Error('insert returned nothing');
  return row.id;
}

const isWaiting = (ticket: string, kind: Kind) =>
  and(eq(challenges.id, ticket), eq(challenges.kind, kind), gt(challenges.endsAt, sql`now()`));

/** Stays, so that a mistyped code can be corrected. */
export async function readChallenge(db: Db | Tx, ticket: string, kind: Kind) {
  const [row] = await db.select().from(challenges).where(isWaiting(ticket, kind));
  if (!row) throw new AppError('stepExpired');
  return row;
}

/** Once: of two that come at the same time, one finds it. */
export async function takeChallenge(db: Db | Tx, ticket: string, kind: Kind) {
  const [row] = await db.delete(challenges).where(isWaiting(ticket, kind)).returning();
  if (!row) throw new AppError('stepExpired');
  return row;
}

export async function sweepChallenges(db: Db): Promise<void> {
  await db.delete(challenges).where(lt(challenges.endsAt, sql`now()`));
}
