const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
/** Direction marks that are copied along with a number from Arabic text. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C\uFEFF]/g;

/** Converts Arabic-Indic and Persian digits and separators. */
export function toWesternDigits(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(DIGITS, (d) => String(d.charCodeAt(0) & 0xf))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',');
}

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** A typed number: '٩٢', '1,200', '92,5', ' 92.5 '. Null when it is none. */
export function parseTypedNumber(typed: string): number | null {
  const text = toWesternDigits(typed).replace(/\s/g, '').replace('\u2212', '-');
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  if (!NUMBER.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
