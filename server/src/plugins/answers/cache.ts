import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { ContentVersion } from '../../features/content/service.ts';
import type { Answer, Ready } from './answer.ts';
import { type Encoding, encodingFor, isUnchanged } from './encodings.ts';
import { type Flight, Flights } from './flights.ts';
import { Improver } from './improver.ts';
import { type Asked, askedBy } from './key.ts';
import { send } from './send.ts';
import { AnswerStore } from './store.ts';

/** Room for some thousand pages, compressed. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Pages show the year, too: nothing is kept for ever, even if nobody writes. */
const KEPT_MS = 3_600_000;

const ASKED = Symbol('asked');

/** What a request asks that others may ask as well, and the turn of the content when it came. */
type Question = Asked & { turn: number; flight?: Flight };

declare module 'node:http' {
  interface IncomingMessage {
    [ASKED]?: Question;
  }
}

/** The question of a request that came in through the cache and found nothing there. */
export const questionOf = (request: IncomingMessage): Question | undefined => request[ASKED];

/** What runs for every request, and so for one that is answered from here. */
type Watch = {
  /** When the process is overloaded or stopping, the app decides. */
  isYielding(): boolean;
  answered(request: IncomingMessage, answer: Answer, status: number): void;
};

/**
 * Public pages and answers, ready to be sent, asked before the router: behind it the same answer costs twice as much.
 * None is older than a write that this process has acknowledged, nor than one of another process a second ago.
 */
export class AnswerCache {
  readonly store: AnswerStore;
  readonly version: ContentVersion;
  readonly flights = new Flights(() => this.version.turn);
  readonly config: Config;
  readonly #improver: Improver;
  #watch: Watch | undefined;

  constructor(database: Database, config: Config, maxBytes = MAX_BYTES) {
    this.config = config;
    this.store = new AnswerStore(maxBytes);
    this.#improver = new Improver(this.store);
    this.version = new ContentVersion(database, () => this.store.clear());
  }

  /** Until then every request goes to the app. */
  async open(watch: Watch): Promise<void> {
    await this.version.listen();
    this.#watch = watch;
  }

  close(): Promise<void> {
    this.#watch = undefined;
    return this.version.close();
  }

  /** Stands before the app's own listener. */
  before(next: RequestListener): RequestListener {
    return (request, response) => {
      const watch = this.#watch;
      const asked = watch && !watch.isYielding() ? askedBy(request, this.config) : null;
      if (!asked) return next(request, response);
      if (this.version.isSure()) this.#look(asked, request, response, next);
      else
        this.version.ask().then(
          () => this.#look(asked, request, response, next),
          () => next(request, response),
        );
    };
  }

  #look(asked: Asked, request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    const answer = this.store.find(asked.key);
    if (answer) {
      const status = this.give(answer, asked.key, request, response);
      this.#watch?.answered(request, answer, status);
      return;
    }
    request.url = asked.url;
    request[ASKED] = { ...asked, turn: this.version.turn };
    next(request, response);
  }

  /** To be awaited before a write is acknowledged. */
  async written(): Promise<void> {
    if (this.#watch) await this.version.written();
  }

  /** Keeps an answer for the turn in which its making began; when that is over, it may show what was before. */
  keep(key: string, { turn }: Flight, answer: Answer): void {
    if (turn === this.version.turn) this.store.keep(key, answer, performance.now() + KEPT_MS);
  }

  /** Sends it as this reader takes it; the status it had. */
  give(answer: Answer, key: string, request: IncomingMessage, response: ServerResponse): number {
    const { method, headers } = request;
    if (isUnchanged(headers['if-none-match'], answer.etag)) {
      response.writeHead(304, answer.unchangedHead).end();
      return 304;
    }
    const encoding = encodingFor(headers['accept-encoding']);
    const ready = answer.find(encoding) ?? this.#make(answer, key, encoding);
    if (method === 'HEAD') response.writeHead(200, ready.head).end();
    else send(ready, request, response);
    this.#improver.consider(key, answer, ready, encoding, performance.now());
    return 200;
  }

  #make(answer: Answer, key: string, encoding: Encoding | undefined): Ready {
    const ready = answer.in(encoding);
    this.store.recount(key, answer);
    return ready;
  }
}
