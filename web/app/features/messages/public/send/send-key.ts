/** A key no other message has. `randomUUID` is missing where the page is not served over https. */
function newKey(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  if (randomUUID) return randomUUID.call(crypto);
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * One key for one filled form: sending the same words again, after an answer that got lost, is the same message;
 * changed words are a new one.
 */
export function createSendKeys(make = newKey) {
  let last: { words: string; key: string } | null = null;
  return {
    keyFor(form: object): string {
      const words = JSON.stringify(form);
      if (last?.words !== words) last = { words, key: make() };
      return last.key;
    },
    /** The message has arrived: the next one is another, even with the same words. */
    used() {
      last = null;
    },
  };
}
