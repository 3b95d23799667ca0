import type { Lang } from './language.ts';
import { type Currency, decimalsOf, toMinor } from './money.ts';

/** An Arabic noun as it stands after numbers. `gender` decides the form of the number, which is the opposite one to 10. */
type Noun = {
  gender: 'm' | 'f';
  /** 1, and after hundreds and thousands */
  singular: string;
  one: string;
  two: string;
  /** 2 directly before a further noun, as in 'ألفا دولار' */
  twoBefore: string;
  /** 3 to 10 */
  plural: string;
  /** 11 to 99 */
  accusative: string;
};

const money = (gender: 'm' | 'f', one: string, two: string, plural: string, accusative: string): Noun => ({
  gender,
  singular: one,
  one: `${one} ${gender === 'm' ? 'واحد' : 'واحدة'}`,
  two,
  twoBefore: two,
  plural,
  accusative,
});

const ARABIC_NAMES: Record<string, { whole: Noun; part: Noun }> = {
  ILS: {
    whole: money('m', 'شيكل', 'شيكلان', 'شواكل', 'شيكلًا'),
    part: money('f', 'أغورة', 'أغورتان', 'أغورات', 'أغورة'),
  },
  USD: {
    whole: money('m', 'دولار أمريكي', 'دولاران أمريكيان', 'دولارات أمريكية', 'دولارًا أمريكيًا'),
    part: money('m', 'سنت', 'سنتان', 'سنتات', 'سنتًا'),
  },
  JOD: {
    whole: money('m', 'دينار أردني', 'ديناران أردنيان', 'دنانير أردنية', 'دينارًا أردنيًا'),
    part: money('m', 'فلس', 'فلسان', 'فلوس', 'فلسًا'),
  },
};

/** A currency that the code has no word for is called by its code, which no grammar changes. */
const byCode = (code: string): Noun => ({
  gender: 'm',
  singular: code,
  one: `${code} واحد`,
  two: `اثنان ${code}`,
  twoBefore: `اثنان ${code}`,
  plural: code,
  accusative: code,
});

const scale = (one: string, plural: string): Noun => ({
  gender: 'm',
  singular: one,
  one,
  two: `${one}ان`,
  twoBefore: `${one}ا`,
  plural,
  accusative: `${one}ًا`,
});

const ARABIC_SCALES: [number, Noun][] = [
  [1_000_000_000, scale('مليار', 'مليارات')],
  [1_000_000, scale('مليون', 'ملايين')],
  [1_000, scale('ألف', 'آلاف')],
];

const UNITS = {
  m: ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
  f: ['', 'إحدى', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'],
};
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const HUNDREDS = ['', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة'];

/** 3 to 99 */
function arabicTens(n: number, gender: 'm' | 'f'): string {
  const unit = UNITS[gender][n % 10] ?? '';
  if (n <= 10) return UNITS[gender][n] ?? '';
  if (n === 11) return gender === 'm' ? 'أحد عشر' : 'إحدى عشرة';
  if (n === 12) return gender === 'm' ? 'اثنا عشر' : 'اثنتا عشرة';
  if (n < 20) return `${unit} ${gender === 'm' ? 'عشر' : 'عشرة'}`;
  const tens = TENS[Math.floor(n / 10)] ?? '';
  if (n % 10 === 0) return tens;
  // 'ثماني' loses its last letter where no noun follows
  return `${unit === 'ثماني' ? 'ثمانٍ' : unit} و${tens}`;
}

/** 1 to 999 of a noun. `isBefore`: a further noun follows directly ('ألفا دولار', 'ثلاثون ألف دولار'). */
function arabicHundreds(n: number, noun: Noun, isBefore: boolean): string {
  const rest = n % 100;
  // 'مئة دولار ودولار واحد', as in ألف ليلة وليلة: one and two are said by the noun itself
  if (n > 2 && (rest === 1 || rest === 2))
    return `${arabicHundreds(n - rest, noun, false)} و${arabicHundreds(rest, noun, isBefore)}`;
  if (n === 1) return noun.one;
  if (n === 2) return isBefore ? noun.twoBefore : noun.two;
  const hundreds = HUNDREDS[Math.floor(n / 100)] ?? '';
  if (rest === 0) return `${n === 200 ? 'مئتا' : hundreds} ${noun.singular}`;
  const number = [hundreds, arabicTens(rest, noun.gender)].filter((part) => part !== '').join(' و');
  if (rest <= 10) return `${number} ${noun.plural}`;
  return `${number} ${isBefore ? noun.singular : noun.accusative}`;
}

function arabicCount(n: number, noun: Noun): string {
  const last = n % 100;
  if (n > 2 && (last === 1 || last === 2))
    return `${arabicCount(n - last, noun)} و${arabicCount(last, noun)}`;
  const parts: string[] = [];
  let rest = n;
  for (const [size, name] of ARABIC_SCALES) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0) parts.push(arabicHundreds(count, name, rest === 0));
  }
  if (rest > 0) return [...parts, arabicHundreds(rest, noun, false)].join(' و');
  return `${parts.length === 0 ? 'صفر' : parts.join(' و')} ${noun.singular}`;
}

const ENGLISH_NAMES: Record<string, Record<'whole' | 'part', [one: string, many: string]>> = {
  ILS: { whole: ['shekel', 'shekels'], part: ['agora', 'agorot'] },
  USD: { whole: ['US dollar', 'US dollars'], part: ['cent', 'cents'] },
  JOD: { whole: ['Jordanian dinar', 'Jordanian dinars'], part: ['fils', 'fils'] },
};
const ENGLISH_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ENGLISH_SCALES: [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

function englishNumber(n: number): string {
  if (n < 20) return ENGLISH_SMALL[n] ?? '';
  if (n < 100) {
    const tens = ENGLISH_TENS[Math.floor(n / 10)] ?? '';
    return n % 10 === 0 ? tens : `${tens}-${englishNumber(n % 10)}`;
  }
  const [size, name] = ENGLISH_SCALES.find(([size]) => n >= size) ?? [100, 'hundred'];
  const head = `${englishNumber(Math.floor(n / size))} ${name}`;
  return n % size === 0 ? head : `${head} ${englishNumber(n % size)}`;
}

const englishCount = (n: number, [one, many]: [string, string]): string =>
  `${englishNumber(n)} ${n === 1 ? one : many}`;

/** An amount as a receipt writes it out: 'ثلاثة دنانير أردنية وخمسمئة فلس'. Of zero or more, up to limits.AMOUNT_MAX. */
export function amountInWords(amount: number, currency: Currency, lang: Lang): string {
  const size = 10 ** decimalsOf(currency);
  const minor = toMinor(amount, currency);
  const [whole, part] = [Math.floor(minor / size), minor % size];
  const counted: [n: number, name: 'whole' | 'part'][] = [];
  if (whole > 0 || part === 0) counted.push([whole, 'whole']);
  if (part > 0) counted.push([part, 'part']);
  const [arabic, english] = [ARABIC_NAMES[currency], ENGLISH_NAMES[currency]];
  if (!arabic || !english) {
    const rest = part > 0 ? `${part}/${size}` : '';
    return lang === 'ar'
      ? [arabicCount(whole, byCode(currency)), rest].filter(Boolean).join(' و')
      : [`${englishNumber(whole)} ${currency}`, rest].filter(Boolean).join(' and ');
  }
  return lang === 'ar'
    ? counted.map(([n, name]) => arabicCount(n, arabic[name])).join(' و')
    : counted.map(([n, name]) => englishCount(n, english[name])).join(' and ');
}
