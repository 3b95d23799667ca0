/** A unique key. `randomUUID` is missing where the page is not served over https. */
function newKey(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  if (randomUUID) return randomUUID.call(crypto);
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * An idempotency key per filled form: sending the same text again, after a lost response, is the same
 * message; changed text is a new one.
 */
export function createSendKeys(make = newKey) {
  let last: { text: string; key: string } | null = null;
  return {
    keyFor(form: object): string {
      const text = JSON.stringify(form);
      if (last?.text !== text) last = { text, key: make() };
      return last.key;
    },
    /** The message has arrived: the next one is new, even with the same text. */
    used() {
      last = null;
    },
  };
}
