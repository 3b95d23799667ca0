import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

export interface StoredObject {
  size: number;
  /** Ends the object's use; call `close` instead when nothing is read. */
  stream(range?: ByteRange): Readable;
  close(): Promise<void>;
}

/**
 * Where the bytes are. A key is 'public/<name>' or 'private/<name>', chosen by us, and what is kept under it never
 * changes. Bytes are first written to a draft on this machine, whatever the storage, for they are read again
 * before they are kept.
 */
export interface Storage {
  /** A path of its own for a new draft. */
  draft(): Promise<string>;
  /** Removes a draft; fine when there is none. */
  discard(draft: string): Promise<void>;
  /** Once this resolves the bytes are safe under the key, and the draft is gone. */
  keep(draft: string, key: string): Promise<void>;
  /** Null when there is nothing under the key. */
  open(key: string): Promise<StoredObject | null>;
  /** The bytes as a file on this machine, for programs that want one. */
  local(key: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Removes what is there; a key with nothing under it is fine. */
  remove(keys: readonly string[]): Promise<void>;
  /** What failed uploads of a crashed process left behind. */
  removeDrafts(olderThan: Date): Promise<number>;
  /** Every key, with the time it was kept. */
  list(): AsyncIterable<{ key: string; keptAt: Date }>;
  /** Whether this storage belongs to the database with that mark; one without an owner is taken. */
  belongsTo(mark: string): Promise<boolean>;
}

const KEY = /^(public|private)\/([a-z0-9][a-z0-9.-]+)$/;

/** Nothing but our own keys ever becomes a path or an address. */
export function partsOfKey(key: string): { area: string; name: string } {
  const [, area, name] = KEY.exec(key) ?? [];
  if (!area || !name) throw new Error(`not a storage key: ${key}`);
  return { area, name };
}
