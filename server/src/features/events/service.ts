import { AsyncLocalStorage } from 'node:async_hooks';
import { ServerEvent } from '@diyar/contract/events';
import type { EventAction, EventTopic } from '@diyar/contract/rules/events';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

export const CHANNEL = 'events';

/** Where a test asks for it: the topics that the work inside announces, also of writes that are rolled back. */
export const announced = new AsyncLocalStorage<Set<EventTopic>>();

/**
 * Notifies every open back office, in every process, of a change. Called inside the transaction of the write:
 * PostgreSQL sends it on commit only.
 */
export async function notify(tx: Tx, topic: EventTopic, action: EventAction, id?: number): Promise<void> {
  announced.getStore()?.add(topic);
  const event: ServerEvent = { topic, id: id ?? null, action };
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}

/** An event from the channel; null for an unknown payload, such as one of a newer version. */
export function readEvent(payload: string): ServerEvent | null {
  try {
    return ServerEvent.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
