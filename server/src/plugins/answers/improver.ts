import type { Answer, Ready } from './answer.ts';
import type { Encoding } from './encodings.ts';
import type { AnswerStore } from './store.ts';

/** What is gone sooner, because somebody writes every second, is not worth the work. */
const STOOD_MS = 3000;

/** Compresses better what has stood for a while and is asked for again: one at a time, so that a second core is free. */
export class Improver {
  readonly #store: AnswerStore;
  #isBusy = false;

  constructor(store: AnswerStore) {
    this.#store = store;
  }

  /** Asked at every answer that is given: costs a comparison. */
  consider(key: string, answer: Answer, ready: Ready, encoding: Encoding | undefined, now: number): void {
    if (now - ready.hastySince < STOOD_MS || this.#isBusy || encoding === undefined) return;
    this.#isBusy = true;
    this.#improve(key, answer, encoding).finally(() => {
      this.#isBusy = false;
    });
  }

  async #improve(key: string, answer: Answer, encoding: Encoding): Promise<void> {
    // hasty as it is, it can still be given
    await answer.improve(encoding).catch(() => {});
    this.#store.recount(key, answer);
  }
}
