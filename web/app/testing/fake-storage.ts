/** The browser's storage for tests that run without one. */
export class FakeStorage implements Storage {
  readonly #entries = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.#entries.size;
  }
  clear() {
    this.#entries.clear();
  }
  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#entries.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#entries.delete(key);
  }
  setItem(key: string, value: string) {
    this.#entries.set(key, value);
  }
}

/** A token whose only claim is its expiry, which is all that the browser reads. */
export const fakeToken = (expiresInMs: number, name = 'user') =>
  `${name}.${btoa(JSON.stringify({ exp: (Date.now() + expiresInMs) / 1000 }))}.signature`;
