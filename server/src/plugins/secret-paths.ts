/**
 * The parts of an address after which a secret stands: quotes, previews, calendars, viewings, and buyers' pages. A number
 * is an id of the back office and no secret. Pages are found in any case, and with several slashes.
 */
const SECRET = /(\/+(?:quotes?|previews?|calendars?|viewings?|visits?|my)\/+)[^/?#\s"'`]{16,}/gi;

const MASK = '$1***';

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** For a log: whoever reads it must not be able to open what the address opens. */
export function withoutSecrets(text: string): string {
  const plain = text.includes('%') ? decoded(text) : text;
  const masked = plain.replace(SECRET, MASK);
  return masked === plain ? text : masked;
}
