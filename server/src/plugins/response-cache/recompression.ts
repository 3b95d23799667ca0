import type { CachedResponse, EncodedBody } from './cached-response.ts';
import type { Encoding } from './encodings.ts';

/** An entry that is invalidated sooner, because of frequent writes, is not worth the work. */
const MIN_AGE_MS = 3000;

/** Recompresses entries that are requested again after a while, one at a time so that a core stays free. */
export class Recompression {
  readonly #onDone: (key: string, response: CachedResponse) => void;
  #isBusy = false;

  constructor(onDone: (key: string, response: CachedResponse) => void) {
    this.#onDone = onDone;
  }

  /** Called for every hit. */
  consider(
    key: string,
    response: CachedResponse,
    { quickCompressedAt }: EncodedBody,
    encoding: Encoding | undefined,
    now: number,
  ): void {
    if (now - quickCompressedAt < MIN_AGE_MS || this.#isBusy || encoding === undefined) return;
    this.#isBusy = true;
    response
      .recompress(encoding)
      .then(
        () => this.#onDone(key, response),
        // the quickly compressed body stays in use
        () => {},
      )
      .finally(() => {
        this.#isBusy = false;
      });
  }
}
