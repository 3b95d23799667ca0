import { EVENT_AREAS } from '@diyar/contract/rules/events';
import { mayEnter } from '@diyar/contract/rules/roles';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { CHANNEL } from '../changes/index.ts';
import { readEvent } from './read-event.ts';
import type { EventStream } from './stream.ts';

export const STREAMS_MAX = 500;
export const STREAMS_PER_USER_MAX = 20;

export type Reader = {
  actor: Actor;
  stream: EventStream;
  /** Ends the stream if its user is no longer valid. */
  check(): Promise<void>;
};

/** All open streams of this process, on one LISTEN. */
export class EventHub {
  readonly #readers = new Set<Reader>();
  readonly #database: Database;
  #listening: Promise<() => Promise<void>> | undefined;
  #closed = false;
  /** When this process last heard of a change, or began to listen. */
  #changedAt = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Before a stream is opened: checks the limit and starts listening. */
  async prepare(actor: Actor): Promise<void> {
    if (this.#readers.size >= STREAMS_MAX) throw new AppError('overloaded', { retryAfterSeconds: 30 });
    const own = [...this.#readers].filter((reader) => reader.actor.id === actor.id).length;
    if (own >= STREAMS_PER_USER_MAX) throw new AppError('tooManyRequests', { retryAfterSeconds: 30 });
    this.#listening ??= this.#listen();
    try {
      await this.#listening;
    } catch (error) {
      this.#listening = undefined;
      throw error;
    }
  }

  async #listen(): Promise<() => Promise<void>> {
    const stop = await this.#database.listen(CHANNEL, (payload) => this.#heard(payload));
    this.#changedAt = performance.now();
    return stop;
  }

  add(reader: Reader): void {
    this.#readers.add(reader);
    if (this.#closed) reader.stream.end();
    else reader.stream.send('ready', { quietMs: Math.floor(performance.now() - this.#changedAt) });
  }

  remove(reader: Reader): void {
    this.#readers.delete(reader);
  }

  #heard(payload: string | null): void {
    this.#changedAt = performance.now();
    if (payload === null) {
      for (const { stream } of this.#readers) stream.send('ready', {});
      return;
    }
    const event = readEvent(payload);
    if (!event) return;
    for (const reader of this.#readers) {
      if (event.topic === 'users' && event.id === reader.actor.id) void reader.check();
      if (!mayEnter(reader.actor, EVENT_AREAS[event.topic])) continue;
      // whoever is bound to buildings does not learn how much happens elsewhere, nor what
      const told = reader.actor.isBound ? { topic: event.topic, action: event.action } : event;
      reader.stream.send(event.topic, told);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { stream } of this.#readers) stream.end();
    const stop = await this.#listening?.catch(() => undefined);
    this.#listening = undefined;
    await stop?.();
  }
}

const hubs = new WeakMap<Database, EventHub>();

/** The routes are mounted twice and share one hub. */
export function hubOf(database: Database): EventHub {
  const hub = hubs.get(database) ?? new EventHub(database);
  hubs.set(database, hub);
  return hub;
}
