import { ServerEvent } from '@diyar/contract/events';
import type { EventAction, EventTopic } from '@diyar/contract/rules/events';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

export const CHANNEL = 'events';

/**
 * Tells every open back office, in every process, that something changed. Called inside the transaction of the
 * write: PostgreSQL passes it on when that commits, and never when it does not.
 */
export async function notify(tx: Tx, topic: EventTopic, action: EventAction, id?: number): Promise<void> {
  const event: ServerEvent = { topic, id: id ?? null, action };
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}

/** What was heard on the channel; null for what nobody here wrote, such as a newer version of us. */
export function readEvent(payload: string): ServerEvent | null {
  try {
    return ServerEvent.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
