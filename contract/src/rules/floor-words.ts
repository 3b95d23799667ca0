import { toWesternDigits } from './digits.ts';
import { foldText } from './fold-text.ts';

/** Folded, as `foldText` writes them: ة is ه, ى is ي, أ is ا. Further forms of a number are separated by a slash. */
const counted = (words: string, from = 1, step = 1): [string, number][] =>
  words
    .split(' ')
    .flatMap((forms, i) => forms.split('/').map((form): [string, number] => [form, from + i * step]));

/** Below twenty; two of a number with its ten are added ('twenty first', 'الحادي والعشرون', 'الثاني عشر'). */
const ONES = new Map([
  ...counted(
    'اول/اولي/واحد ثاني/ثانيه/ثان/اثنان/اثنين ثالث/ثالثه/ثلاث/ثلاثه رابع/رابعه/اربع/اربعه خامس/خامسه/خمس/خمسه',
  ),
  ...counted(
    'سادس/سادسه/ست/سته سابع/سابعه/سبع/سبعه ثامن/ثامنه/ثماني/ثمانيه تاسع/تاسعه/تسع/تسعه عاشر/عاشره',
    6,
  ),
  ...counted(
    'first/one second/two third/three fourth/four fifth/five sixth/six seventh/seven eighth/eight ninth/nine',
  ),
  ['حادي', 1] as const,
  ['حاديه', 1] as const,
]);
const TEENS = new Map([
  ...counted(
    'tenth/ten eleventh/eleven twelfth/twelve thirteenth/thirteen fourteenth/fourteen fifteenth/fifteen',
    10,
  ),
  ...counted('sixteenth/sixteen seventeenth/seventeen eighteenth/eighteen nineteenth/nineteen', 16),
]);
const TENS = new Map([
  ...counted('عشر/عشره عشرون/عشرين ثلاثون/ثلاثين اربعون/اربعين خمسون/خمسين', 10, 10),
  ...counted('twenty/twentieth thirty/thirtieth forty/fortieth fifty/fiftieth', 20, 10),
]);

const NOISE = new Set('طابق دور ط رقم floor level storey fl no number the'.split(' '));
const GROUND = new Set('ارضي ارضيه ground g gf'.split(' '));
const BASEMENT = new Set('سفلي سفليه تسويه قبو بدروم basement b cellar underground'.split(' '));

/** Without the article and without 'and': 'والعشرون' is 'عشرون'. */
const bare = (word: string): string => {
  const known = (one: string) =>
    ONES.has(one) || TENS.has(one) || NOISE.has(one) || GROUND.has(one) || BASEMENT.has(one);
  return [word, word.replace(/^ال/, ''), word.replace(/^و(ال)?/, '')].find(known) ?? word;
};

function numberOf(words: readonly string[]): number | null {
  const [first = '', second, ...more] = words;
  if (more.length > 0) return null;
  if (/^\d{1,3}(st|nd|rd|th)?$/.test(first)) return second === undefined ? Number.parseInt(first, 10) : null;
  if (second === undefined) return ONES.get(first) ?? TEENS.get(first) ?? TENS.get(first) ?? null;
  const [one, ten] = TENS.has(first) ? [second, first] : [first, second];
  const [ones, tens] = [ONES.get(one), TENS.get(ten)];
  return ones === undefined || tens === undefined || ones > 9 ? null : ones + tens;
}

/** A floor as people write it, such as 'الطابق الثالث', 'السفلي الثاني', 'third floor', 'B2'; null where it is none. */
export function readFloorWords(typed: string): number | null {
  const text = foldText(toWesternDigits(typed).replaceAll('\u2212', '-'));
  // a minus has a space or nothing before it; between letters it is a hyphen; elsewhere it can mean either
  const isBelow = /(^|\s)-\s?\d/.test(text);
  if (!isBelow && /(?<![bB])-\s?\d|\d\s?-/.test(text)) return null;
  if (/[^\p{L}\d\s.'-]/u.test(text)) return null;
  const words = (text.match(/\p{L}+(?=\d)|\d+(?:st|nd|rd|th)?(?!\p{L})|\p{L}+/gu) ?? []).map(bare);
  const told = words.filter((word) => !NOISE.has(word));
  if (told.length === 0) return null;
  if (told.every((word) => GROUND.has(word))) return 0;
  const rest = told.filter((word) => !BASEMENT.has(word));
  const isBasement = rest.length < told.length;
  if (isBasement && isBelow) return null;
  const number = isBasement && rest.length === 0 ? 1 : numberOf(rest);
  if (number === null) return null;
  return isBasement || isBelow ? -number : number;
}
