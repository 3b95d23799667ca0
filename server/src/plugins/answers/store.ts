import type { Answer } from './answer.ts';

/** Answers by what was asked, bounded in bytes: what was not asked for longest goes first. */
export class AnswerStore {
  readonly maxBytes: number;
  readonly #answers = new Map<string, { answer: Answer; bytes: number; until: number }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#answers.size;
  }

  find(key: string): Answer | undefined {
    const found = this.#answers.get(key);
    if (!found) return undefined;
    if (found.until < performance.now()) {
      this.#remove(key);
      return undefined;
    }
    this.#answers.delete(key);
    this.#answers.set(key, found);
    return found.answer;
  }

  /** Keeps it, or counts it anew after it has got another body. One that would fill much of the room is not kept. */
  keep(key: string, answer: Answer, until: number): void {
    this.#remove(key);
    const bytes = answer.bytes + key.length * 2;
    if (bytes > this.maxBytes / 8) return;
    this.#answers.set(key, { answer, bytes, until });
    this.#bytes += bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.#remove(oldest);
    }
  }

  recount(key: string, answer: Answer): void {
    const found = this.#answers.get(key);
    if (found?.answer === answer) this.keep(key, answer, found.until);
  }

  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }

  #remove(key: string): void {
    const found = this.#answers.get(key);
    if (!found) return;
    this.#answers.delete(key);
    this.#bytes -= found.bytes;
  }
}
