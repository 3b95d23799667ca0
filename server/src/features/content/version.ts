import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/client.ts';
import { contentVersion, deals } from '../../db/schema.ts';

/**
 * Notifications arrive at once, but a connection may break silently. The version is therefore read again after half
 * this time, so that a write of another process is seen within a second in any case.
 */
const FRESH_MS = 800;
const REFRESH_AFTER_MS = 400;

/** Milliseconds until the first hold ends, by the database's clock; below zero when one is over and nobody ended it. */
const untilHoldEnds = sql<
  string | null
>`(select extract(epoch from min(${deals.holdUntil}) - clock_timestamp()) * 1000
  from ${deals} where ${deals.stage} = 'held')`;

/**
 * What this process knows of the content version. A new number starts a new generation: a later one in a
 * notification, or any other one that was read (a restored database counts from an earlier one). Whatever was made in
 * an older generation is stale.
 */
export class ContentVersion {
  /** Has to be noted before the first read of anything that is cached. */
  generation = 0;
  readonly #database: Database;
  readonly #onChange: () => void;
  readonly #endHolds: (db: Db) => Promise<unknown>;
  #known: number | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  /** What is cached shows a unit as held until then. */
  #holdEndsAt = Number.POSITIVE_INFINITY;
  #refreshing: Promise<void> | null = null;
  #stop: (() => Promise<void>) | undefined;

  /** `endHolds` ends those that are over, with the figures that depend on them, and raises the version. */
  constructor(database: Database, onChange: () => void, endHolds: (db: Db) => Promise<unknown>) {
    this.#database = database;
    this.#onChange = onChange;
    this.#endHolds = endHolds;
  }

  async listen(): Promise<void> {
    this.#stop = await this.#database.listen('content_version', (payload) => {
      if (payload === null) this.#reset();
      else this.#receive(Number(payload));
    });
  }

  async close(): Promise<void> {
    this.#reset();
    const stop = this.#stop;
    this.#stop = undefined;
    await stop?.().catch(() => {});
  }

  /** Whether no write and no end of a hold can have been missed. The embedded database has no other process. */
  isFresh(): boolean {
    if (this.#known === null || performance.now() >= this.#holdEndsAt) return false;
    if (this.#database.kind === 'embedded') return true;
    const age = performance.now() - this.#readAt;
    if (age > REFRESH_AFTER_MS) this.refresh().catch(() => {});
    return age <= FRESH_MS;
  }

  /** Reads the version if necessary. False while nothing listens, and when the database does not answer. */
  async ensureFresh(): Promise<boolean> {
    if (!this.#stop) return false;
    if (this.isFresh()) return true;
    return this.refresh().then(
      () => true,
      () => false,
    );
  }

  /** Reads the version; concurrent callers share one query. Rejects when the database does not answer. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** After a write and before it is acknowledged. Never a shared query, which may have begun before the write. */
  async afterWrite(): Promise<void> {
    await this.#read().catch(() => this.#reset());
  }

  async #read(): Promise<void> {
    const startedAt = performance.now();
    let row = await this.#query();
    if (row.untilHoldEnds <= 0) {
      await this.#endHolds(this.#database.db);
      row = await this.#query();
    }
    this.#update(row.version);
    this.#readAt = Math.max(this.#readAt, startedAt);
    this.#holdEndsAt = startedAt + row.untilHoldEnds;
  }

  async #query(): Promise<{ version: number; untilHoldEnds: number }> {
    const [row] = await this.#database.db
      .select({ version: contentVersion.version, untilHoldEnds })
      .from(contentVersion)
      .where(eq(contentVersion.id, 1));
    if (!row) throw new Error('the content version is missing: the migrations insert it');
    const left = row.untilHoldEnds === null ? Number.POSITIVE_INFINITY : Number(row.untilHoldEnds);
    return { version: row.version, untilHoldEnds: left };
  }

  /** Notifications arrive in the order of the writes, but a query may have been faster: then they are old. */
  #receive(version: number): void {
    if (this.#known === null || version > this.#known) this.#update(version);
  }

  #update(version: number): void {
    if (version === this.#known) return;
    this.#known = version;
    this.#startGeneration();
  }

  #reset(): void {
    this.#known = null;
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#startGeneration();
  }

  #startGeneration(): void {
    this.generation++;
    this.#onChange();
  }
}
