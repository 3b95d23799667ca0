/** Left-to-right isolate and its end: what stands between them has a direction of its own. */
const LRI = '\u2066';
const PDI = '\u2069';
const MARKS = /[\u2066-\u2069]/g;

const PART = '[A-Za-z\\d]+(?:[./:][A-Za-z\\d]+)*';
const DASH = '[-_\u2010-\u2015\u2212]';
/** 5-01, 2026-11-17: it begins with a digit and has a dash. A-201 keeps its order by its letter. */
const CODE = `(?=\\d)${PART}(?:${DASH}${PART})+`;
/** A telephone number: with its plus, or with spaces between its digits. */
const PHONE = '\\+\\d[\\d ()-]*\\d|0\\d+(?:[ -]\\d{2,})+';
/** In the middle of an address, of a longer code, or isolated already. */
const NOT_AFTER = `[^A-Za-z\\d+\\-_./:=&?%#@~\u2010-\u2015\u2212\u2066-\u2069]`;
const TURNED = new RegExp(`(^|${NOT_AFTER})(${PHONE}|${CODE})(?![A-Za-z\\d@=&%+])`, 'g');

/** What is isolated has no effect on what follows it. */
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;
/** The last letter is Latin. */
const AFTER_LATIN = /[A-Za-z\u00C0-\u024F][^A-Za-z\u00C0-\u024F\u0590-\u08FF]*$/;

/**
 * A text with its numbers isolated, for showing it in Arabic. After an Arabic letter digits keep their order, but a
 * dash between them takes the direction of the sentence, and 5-01 reads 01-5. To isolate the whole label does not help;
 * the number itself must be. After a Latin letter nothing is turned round. Only for what is shown: what is stored,
 * searched, computed with or put into cells is plain.
 */
export const isolateNumbers = (text: string): string =>
  text.replace(TURNED, (found, before: string, number: string, at: number) =>
    AFTER_LATIN.test(text.slice(0, at).replace(ISOLATED, '')) ? found : `${before}${LRI}${number}${PDI}`,
  );

/** The text as it is stored and searched. */
export const withoutIsolates = (text: string): string => text.replace(MARKS, '');
