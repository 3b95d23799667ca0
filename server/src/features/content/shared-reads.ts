import type { ContentVersion } from './version.ts';

/** Only a crawler reads more between two writes; further results are not shared. */
const MAX_SHARED = 100;

/**
 * Results that several pages show, read once per generation of the content: every page shows the company, and a
 * project is the same in both languages. As fresh as a cached page, by the same rules.
 */
export class SharedReads {
  readonly #version: ContentVersion;
  readonly #reads = new Map<string, Promise<unknown>>();
  #generation = -1;

  constructor(version: ContentVersion) {
    this.#version = version;
  }

  async read<T>(key: string, read: () => Promise<T>): Promise<T> {
    if (!(await this.#version.ensureFresh())) return read();
    if (this.#generation !== this.#version.generation) this.#reads.clear();
    this.#generation = this.#version.generation;
    const known = this.#reads.get(key) as Promise<T> | undefined;
    if (known || this.#reads.size >= MAX_SHARED) return known ?? read();
    const reading = read();
    this.#reads.set(key, reading);
    reading.catch(() => {
      if (this.#reads.get(key) === reading) this.#reads.delete(key);
    });
    return reading;
  }
}
