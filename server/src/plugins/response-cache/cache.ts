import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { ContentVersion } from '../../features/content/index.ts';
import { endOverdueHolds } from '../../features/deals/index.ts';
import { requestId } from '../logging.ts';
import { type CacheKey, cacheKeyOf } from './cache-key.ts';
import type { CachedResponse } from './cached-response.ts';
import { encodingFor, isUnchanged } from './encodings.ts';
import { type InFlight, InFlightRequests } from './in-flight.ts';
import { Recompression } from './recompression.ts';

/** Enough for some thousand compressed pages. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Pages show the current year, so an entry expires even when nobody writes. */
const TTL_MS = 3_600_000;
/** The version is read in a millisecond; later than this the database is in trouble. */
const VERSION_WITHIN_MS = 300;

/** A cacheable request without an entry, and the generation of the content when it arrived. */
type CacheMiss = CacheKey & { generation: number; inFlight?: InFlight };

const misses = new WeakMap<IncomingMessage, CacheMiss>();

/** Undefined where the request did not pass through the cache. */
export const cacheMissOf = (request: IncomingMessage): CacheMiss | undefined => misses.get(request);

type Hit = { requestId: string; route: string; status: number };

type Hooks = {
  /** While the process is overloaded or stopping, the app handles every request. */
  isBypassed(): boolean;
  onHit(request: IncomingMessage, hit: Hit): void;
};

/**
 * Public responses, looked up before the router: behind it the same response costs twice as much. None is older than
 * a write that this process has acknowledged, nor than a write of another process a second ago
 * (docs/decisions/011).
 */
export class ResponseCache {
  readonly entries: LRUCache<string, CachedResponse>;
  readonly version: ContentVersion;
  readonly inFlight = new InFlightRequests(() => this.version.generation);
  readonly config: Config;
  readonly #recompression = new Recompression((key, response) => this.#measureAgain(key, response));
  #hooks: Hooks | undefined;

  constructor(database: Database, config: Config, maxSize = MAX_BYTES) {
    this.config = config;
    this.entries = new LRUCache({
      maxSize,
      maxEntrySize: maxSize / 8,
      sizeCalculation: (response, key) => response.bytes + key.length * 2,
      ttl: TTL_MS,
      ttlResolution: 1000,
    });
    this.version = new ContentVersion(database, () => this.entries.clear(), endOverdueHolds);
  }

  /** Until then every request goes to the app. */
  async open(hooks: Hooks): Promise<void> {
    await this.version.listen();
    this.#hooks = hooks;
  }

  close(): Promise<void> {
    this.#hooks = undefined;
    return this.version.close();
  }

  /** Wraps the app's own listener. */
  before(next: RequestListener): RequestListener {
    return (request, response) => {
      const hooks = this.#hooks;
      const key = hooks && !hooks.isBypassed() ? cacheKeyOf(request, this.config) : null;
      if (!key) return next(request, response);
      if (this.version.isFresh()) this.#lookUp(key, request, response, next);
      else
        this.#refreshed(key).then((mayLookUp) =>
          mayLookUp ? this.#lookUp(key, request, response, next) : next(request, response),
        );
    };
  }

  /**
   * Whether to look into the cache: the version is known now, or the database is away or slow and something is there. That
   * is as new as anything this process can know, and holds up nobody.
   */
  async #refreshed({ key }: CacheKey): Promise<boolean> {
    const refreshed = this.version.refresh().then(
      () => true,
      () => false,
    );
    const inTime = await Promise.race([refreshed, sleep(VERSION_WITHIN_MS, false, { ref: false })]);
    return inTime || this.entries.has(key) || refreshed;
  }

  #lookUp(key: CacheKey, request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    const cached = this.entries.get(key.key);
    if (cached) {
      const id = requestId(request, this.config);
      const status = this.send(cached, key.key, id, request, response);
      this.#hooks?.onHit(request, { requestId: id, route: cached.route, status });
      return;
    }
    request.url = key.url;
    misses.set(request, { ...key, generation: this.version.generation });
    next(request, response);
  }

  /** Has to be awaited before a write is acknowledged. */
  async afterWrite(): Promise<void> {
    if (this.#hooks) await this.version.afterWrite();
  }

  /** A response of an older generation may contain content from before a write, and is not stored. */
  store(key: string, { generation }: Pick<InFlight, 'generation'>, response: CachedResponse): void {
    if (generation === this.version.generation) this.entries.set(key, response);
  }

  /** Sends it in an encoding that the client accepts, and returns the status. */
  send(
    cached: CachedResponse,
    key: string,
    id: string,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): number {
    if (isUnchanged(headers['if-none-match'], cached.etag)) {
      response.writeHead(304, [...cached.notModifiedHeaders, 'x-request-id', id]).end();
      return 304;
    }
    const encoding = encodingFor(headers['accept-encoding']);
    const known = cached.find(encoding);
    const encoded = known ?? cached.encode(encoding);
    if (!known) this.#measureAgain(key, cached);
    response.writeHead(200, [...encoded.headers, 'x-request-id', id]).end(encoded.body);
    this.#recompression.consider(key, cached, encoded, encoding, performance.now());
    return 200;
  }

  /** An entry's size is calculated when it is set, and it has other bodies now. */
  #measureAgain(key: string, response: CachedResponse): void {
    if (this.entries.peek(key) !== response) return;
    const ttl = this.entries.getRemainingTTL(key);
    this.entries.delete(key);
    this.entries.set(key, response, { ttl });
  }
}
