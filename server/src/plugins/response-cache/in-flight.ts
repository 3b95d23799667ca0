import { CachedResponse } from './cached-response.ts';

/** A response that others may get, one they may not, or none because the client disconnected. */
type Outcome = CachedResponse | 'notShareable' | 'aborted';

/** The rendering of one response; concurrent requests with the same key wait for its end. */
export type InFlight = { generation: number; end(outcome: Outcome): void };

/** Request coalescing: a burst of requests for a missing entry renders it once. */
export class InFlightRequests {
  readonly #requests = new Map<string, { generation: number; ended: Promise<Outcome> }>();
  readonly #generation: () => number;

  constructor(currentGeneration: () => number) {
    this.#generation = currentGeneration;
  }

  /**
   * The response that another request is rendering, or a rendering to be done by the caller; null when the other
   * response is not shareable. One that began in an earlier generation than this request's does not count: it may
   * have read before a write that this client knows of.
   */
  async join(key: string, generation: number): Promise<CachedResponse | InFlight | null> {
    for (;;) {
      const other = this.#requests.get(key);
      if (!other || other.generation < generation) return this.#begin(key);
      const outcome = await other.ended;
      if (outcome instanceof CachedResponse) return outcome;
      if (outcome === 'notShareable') return null;
    }
  }

  #begin(key: string): InFlight {
    const { promise: ended, resolve } = Promise.withResolvers<Outcome>();
    const request = { generation: this.#generation(), ended };
    this.#requests.set(key, request);
    const end = (outcome: Outcome) => {
      if (this.#requests.get(key) === request) this.#requests.delete(key);
      resolve(outcome);
    };
    return { generation: request.generation, end };
  }
}
