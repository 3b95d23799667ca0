/**
 * Where this visit came from, as fields of the message (hydration/origin.ts); empty where the browser stores nothing.
 * The server leaves out what is no text.
 */
export function visitOrigin(): object {
  try {
    return Object(JSON.parse(sessionStorage.getItem('origin') ?? '{}'));
  } catch {
    return {};
  }
}
