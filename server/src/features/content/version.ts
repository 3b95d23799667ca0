import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentVersion } from '../../db/schema.ts';

/**
 * What was read counts this long. Notices come at once, but a connection may be cut without a word: so that another
 * process's write is seen within a second all the same, the version is read again meanwhile.
 */
const SURE_MS = 800;
const ASK_AGAIN_MS = 400;

/**
 * What this process knows of the content version. A later one that it hears of starts a new turn, and so does any
 * difference that it reads (a restored database counts from an earlier one); what was made in an older turn is of no
 * use.
 */
export class ContentVersion {
  /** Counts the changes seen. Whoever makes something to be kept remembers it from before the first read. */
  turn = 0;
  readonly #database: Database;
  readonly #changed: () => void;
  #known: number | null = null;
  #asOf = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | null = null;
  #stop: (() => Promise<void>) | undefined;

  constructor(database: Database, changed: () => void) {
    this.#database = database;
    this.#changed = changed;
  }

  async listen(): Promise<void> {
    this.#stop = await this.#database.listen('content_version', (payload) => {
      if (payload === null) this.#lose();
      else this.#hear(Number(payload));
    });
  }

  async close(): Promise<void> {
    this.#lose();
    const stop = this.#stop;
    this.#stop = undefined;
    await stop?.().catch(() => {});
  }

  /** Whether nothing was written that this process could not know of. The embedded database has no other process. */
  isSure(): boolean {
    if (this.#known === null) return false;
    if (this.#database.kind === 'embedded') return true;
    const age = performance.now() - this.#asOf;
    if (age > ASK_AGAIN_MS) this.ask().catch(() => {});
    return age <= SURE_MS;
  }

  /** Whether what is known is sure, if need be after asking. Never while nobody listens, nor when nobody answers. */
  async makeSure(): Promise<boolean> {
    if (!this.#stop) return false;
    if (this.isSure()) return true;
    return this.ask().then(
      () => true,
      () => false,
    );
  }

  /** Reads the version; those who ask meanwhile wait for the same answer. Rejects when the database does not answer. */
  ask(): Promise<void> {
    this.#asking ??= this.#read().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /** After a write and before it is acknowledged: a reading of its own, since one under way may be from before. */
  async written(): Promise<void> {
    await this.#read().catch(() => this.#lose());
  }

  async #read(): Promise<void> {
    const asOf = performance.now();
    const [row] = await this.#database.db
      .select({ version: contentVersion.version })
      .from(contentVersion)
      .where(eq(contentVersion.id, 1));
    if (!row) throw new Error('the content version is missing: the migrations put it there');
    this.#learn(row.version);
    this.#asOf = Math.max(this.#asOf, asOf);
  }

  /** Notices come in the order of the writes, but a reading may have overtaken them: an older one is no news. */
  #hear(version: number): void {
    if (this.#known === null || version > this.#known) this.#learn(version);
  }

  #learn(version: number): void {
    if (version === this.#known) return;
    this.#known = version;
    this.#advance();
  }

  #lose(): void {
    this.#known = null;
    this.#asOf = Number.NEGATIVE_INFINITY;
    this.#advance();
  }

  #advance(): void {
    this.turn++;
    this.#changed();
  }
}
