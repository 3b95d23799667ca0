/**
 * A spreadsheet takes a text that begins with one of these for a formula, the full-width and small forms too, and also
 * behind spaces and marks that nobody sees: a byte order mark, zero-width and bidirectional characters.
 */
const FORMULA = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/u;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * An apostrophe makes it text (OWASP, CSV injection). A text that has one already gets another, so that an import takes
 * off just one. A number is no formula, but +970… would lose its plus.
 */
export const defused = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

/** What an export made of a text, taken back. */
export const asTyped = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
