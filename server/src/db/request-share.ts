import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { type HangWatch, hangs } from './hang-watch.ts';

/** Whoever shares the connections with others: a request. */
type Sharer = object;

const sharers = new AsyncLocalStorage<Sharer>();

/** What `work` asks of a pool, also later, is asked by this sharer. Outside of it nothing is limited: start, jobs. */
export const askingAs = <T>(sharer: Sharer, work: () => T): T => sharers.run(sharer, work);

type Callback = Parameters<pg.Pool['connect']>[0];
type Part = { used: number; waiting: (() => void)[] };

/**
 * A pool of which one request has a part at most, however much it asks at once: find, dashboard and Today ask ten
 * things, and nobody else was served meanwhile.
 */
export class SharedPool extends pg.Pool {
  readonly #most: number;
  readonly #watch: HangWatch | undefined;
  readonly #inUse = new Map<pg.PoolClient, () => void>();
  /** Reject where somebody still waits for a connection. */
  readonly #giveUp = new Set<() => void>();
  readonly #parts = new WeakMap<Sharer, Part>();
  readonly #holders = new WeakMap<pg.PoolClient, Part>();

  constructor(config: pg.PoolConfig & { max: number }, watch?: HangWatch) {
    super(config);
    this.#watch = watch;
    watch?.onHang(() => this.#drop());
    this.on('acquire', (client) => {
      if (watch) this.#inUse.set(client, watch.began());
    });
    this.on('release', (_error, client) => {
      this.#inUse.get(client)?.();
      this.#inUse.delete(client);
    });
    // two, because a request that holds a transaction may read beside it
    this.#most = Math.max(2, Math.ceil(config.max / 3));
    this.on('release', (_error, client) => this.#giveBack(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const sharer = sharers.getStore();
    const taken = sharer === undefined ? this.#connect() : this.#take(sharer);
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  /** As the pool's own, and rejects as soon as the database is known to hang. */
  async #connect(): Promise<pg.PoolClient> {
    this.#watch?.throwIfHanging();
    const { promise: left, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(hangs());
    this.#giveUp.add(giveUp);
    const began = this.#watch?.began();
    const connecting = super.connect();
    try {
      return await Promise.race([connecting, left]);
    } catch (error) {
      // nobody waits for it any more
      connecting.then((client) => client.release(true)).catch(() => {});
      throw error;
    } finally {
      this.#giveUp.delete(giveUp);
      began?.();
    }
  }

  /** Ends what hangs: whoever waits gets an error now, and not after the timeout of the statement. */
  #drop(): void {
    for (const giveUp of this.#giveUp) giveUp();
    for (const client of this.#inUse.keys()) client.end().catch(() => {});
  }

  async #take(sharer: Sharer): Promise<pg.PoolClient> {
    const part = this.#parts.get(sharer) ?? { used: 0, waiting: [] };
    this.#parts.set(sharer, part);
    if (part.used < this.#most) part.used += 1;
    // the place of the one that is given back
    else await new Promise<void>((resolve) => part.waiting.push(resolve));
    try {
      const client = await this.#connect();
      this.#holders.set(client, part);
      return client;
    } catch (error) {
      this.#pass(part);
      throw error;
    }
  }

  #giveBack(client: pg.PoolClient): void {
    const part = this.#holders.get(client);
    if (!part) return;
    this.#holders.delete(client);
    this.#pass(part);
  }

  #pass(part: Part): void {
    const next = part.waiting.shift();
    if (next) next();
    else part.used -= 1;
  }
}
