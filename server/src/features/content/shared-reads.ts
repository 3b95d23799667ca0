import type { ContentVersion } from './version.ts';

/** Nobody asks more different questions between two writes but a crawler; those beyond are read for themselves. */
const MOST = 100;

/**
 * What pages show, read once for all of them until the content changes: the frame of every page has the company in
 * it, and a project is the same in both languages. As fresh as a kept page, by the same rules.
 */
export class SharedReads {
  readonly #version: ContentVersion;
  readonly #reads = new Map<string, Promise<unknown>>();
  #turn = -1;

  constructor(version: ContentVersion) {
    this.#version = version;
  }

  async read<T>(question: string, read: () => Promise<T>): Promise<T> {
    if (!(await this.#version.makeSure())) return read();
    if (this.#turn !== this.#version.turn) this.#reads.clear();
    this.#turn = this.#version.turn;
    const known = this.#reads.get(question) as Promise<T> | undefined;
    if (known || this.#reads.size >= MOST) return known ?? read();
    const reading = read();
    this.#reads.set(question, reading);
    reading.catch(() => {
      if (this.#reads.get(question) === reading) this.#reads.delete(question);
    });
    return reading;
  }
}
