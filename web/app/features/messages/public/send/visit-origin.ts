/** The origin as a page has remembered it, as fields of the message. The server leaves out what is no text. */
export function readOrigin(stored: unknown): object {
  try {
    return Object(JSON.parse(String(stored)));
  } catch {
    return {};
  }
}

/** Where this visit came from (hydration/origin.ts); empty where the browser stores nothing. */
export function visitOrigin(): object {
  try {
    return readOrigin(sessionStorage.getItem('origin'));
  } catch {
    return {};
  }
}
