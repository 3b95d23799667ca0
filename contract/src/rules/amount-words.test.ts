import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAX } from '../limits.ts';
import { amountInWords } from './amount-words.ts';
import { type Currency, fromMinor, toMinor } from './money.ts';
import { BUILT_IN_CURRENCIES } from './place.ts';

const WRITTEN: [amount: number, currency: Currency, ar: string, en: string][] = [
  [0, 'USD', 'صفر دولار أمريكي', 'zero US dollars'],
  [1, 'USD', 'دولار أمريكي واحد', 'one US dollar'],
  [2, 'USD', 'دولاران أمريكيان', 'two US dollars'],
  [3, 'USD', 'ثلاثة دولارات أمريكية', 'three US dollars'],
  [4, 'ILS', 'أربعة شواكل', 'four shekels'],
  [5, 'JOD', 'خمسة دنانير أردنية', 'five Jordanian dinars'],
  [6, 'ILS', 'ستة شواكل', 'six shekels'],
  [7, 'USD', 'سبعة دولارات أمريكية', 'seven US dollars'],
  [8, 'ILS', 'ثمانية شواكل', 'eight shekels'],
  [9, 'JOD', 'تسعة دنانير أردنية', 'nine Jordanian dinars'],
  [10, 'ILS', 'عشرة شواكل', 'ten shekels'],
  [11, 'JOD', 'أحد عشر دينارًا أردنيًا', 'eleven Jordanian dinars'],
  [12, 'ILS', 'اثنا عشر شيكلًا', 'twelve shekels'],
  [13, 'USD', 'ثلاثة عشر دولارًا أمريكيًا', 'thirteen US dollars'],
  [18, 'ILS', 'ثمانية عشر شيكلًا', 'eighteen shekels'],
  [20, 'JOD', 'عشرون دينارًا أردنيًا', 'twenty Jordanian dinars'],
  [21, 'ILS', 'واحد وعشرون شيكلًا', 'twenty-one shekels'],
  [22, 'ILS', 'اثنان وعشرون شيكلًا', 'twenty-two shekels'],
  [28, 'ILS', 'ثمانية وعشرون شيكلًا', 'twenty-eight shekels'],
  [45, 'USD', 'خمسة وأربعون دولارًا أمريكيًا', 'forty-five US dollars'],
  [99, 'ILS', 'تسعة وتسعون شيكلًا', 'ninety-nine shekels'],
  [100, 'ILS', 'مئة شيكل', 'one hundred shekels'],
  [101, 'ILS', 'مئة شيكل وشيكل واحد', 'one hundred one shekels'],
  [102, 'JOD', 'مئة دينار أردني وديناران أردنيان', 'one hundred two Jordanian dinars'],
  [103, 'JOD', 'مئة وثلاثة دنانير أردنية', 'one hundred three Jordanian dinars'],
  [110, 'ILS', 'مئة وعشرة شواكل', 'one hundred ten shekels'],
  [111, 'JOD', 'مئة وأحد عشر دينارًا أردنيًا', 'one hundred eleven Jordanian dinars'],
  [199, 'USD', 'مئة وتسعة وتسعون دولارًا أمريكيًا', 'one hundred ninety-nine US dollars'],
  [200, 'USD', 'مئتا دولار أمريكي', 'two hundred US dollars'],
  [201, 'ILS', 'مئتا شيكل وشيكل واحد', 'two hundred one shekels'],
  [205, 'ILS', 'مئتان وخمسة شواكل', 'two hundred five shekels'],
  [250, 'ILS', 'مئتان وخمسون شيكلًا', 'two hundred fifty shekels'],
  [300, 'USD', 'ثلاثمئة دولار أمريكي', 'three hundred US dollars'],
  [444, 'ILS', 'أربعمئة وأربعة وأربعون شيكلًا', 'four hundred forty-four shekels'],
  [608, 'ILS', 'ستمئة وثمانية شواكل', 'six hundred eight shekels'],
  [700, 'JOD', 'سبعمئة دينار أردني', 'seven hundred Jordanian dinars'],
  [850, 'USD', 'ثمانمئة وخمسون دولارًا أمريكيًا', 'eight hundred fifty US dollars'],
  [999, 'ILS', 'تسعمئة وتسعة وتسعون شيكلًا', 'nine hundred ninety-nine shekels'],
  [1_000, 'USD', 'ألف دولار أمريكي', 'one thousand US dollars'],
  [1_001, 'ILS', 'ألف شيكل وشيكل واحد', 'one thousand one shekels'],
  [1_002, 'ILS', 'ألف شيكل وشيكلان', 'one thousand two shekels'],
  [1_003, 'ILS', 'ألف وثلاثة شواكل', 'one thousand three shekels'],
  [1_100, 'ILS', 'ألف ومئة شيكل', 'one thousand one hundred shekels'],
  [1_101, 'ILS', 'ألف ومئة شيكل وشيكل واحد', 'one thousand one hundred one shekels'],
  [1_200, 'ILS', 'ألف ومئتا شيكل', 'one thousand two hundred shekels'],
  [
    1_234,
    'USD',
    'ألف ومئتان وأربعة وثلاثون دولارًا أمريكيًا',
    'one thousand two hundred thirty-four US dollars',
  ],
  [2_000, 'USD', 'ألفا دولار أمريكي', 'two thousand US dollars'],
  [2_500, 'ILS', 'ألفان وخمسمئة شيكل', 'two thousand five hundred shekels'],
  [3_000, 'USD', 'ثلاثة آلاف دولار أمريكي', 'three thousand US dollars'],
  [3_300, 'JOD', 'ثلاثة آلاف وثلاثمئة دينار أردني', 'three thousand three hundred Jordanian dinars'],
  [10_000, 'ILS', 'عشرة آلاف شيكل', 'ten thousand shekels'],
  [11_000, 'ILS', 'أحد عشر ألف شيكل', 'eleven thousand shekels'],
  [11_005, 'ILS', 'أحد عشر ألفًا وخمسة شواكل', 'eleven thousand five shekels'],
  [12_500, 'USD', 'اثنا عشر ألفًا وخمسمئة دولار أمريكي', 'twelve thousand five hundred US dollars'],
  [30_000, 'USD', 'ثلاثون ألف دولار أمريكي', 'thirty thousand US dollars'],
  [46_250, 'ILS', 'ستة وأربعون ألفًا ومئتان وخمسون شيكلًا', 'forty-six thousand two hundred fifty shekels'],
  [87_000, 'USD', 'سبعة وثمانون ألف دولار أمريكي', 'eighty-seven thousand US dollars'],
  [100_000, 'ILS', 'مئة ألف شيكل', 'one hundred thousand shekels'],
  [101_000, 'ILS', 'مئة ألف وألف شيكل', 'one hundred one thousand shekels'],
  [102_000, 'ILS', 'مئة ألف وألفا شيكل', 'one hundred two thousand shekels'],
  [103_000, 'ILS', 'مئة وثلاثة آلاف شيكل', 'one hundred three thousand shekels'],
  [
    132_500,
    'ILS',
    'مئة واثنان وثلاثون ألفًا وخمسمئة شيكل',
    'one hundred thirty-two thousand five hundred shekels',
  ],
  [185_000, 'USD', 'مئة وخمسة وثمانون ألف دولار أمريكي', 'one hundred eighty-five thousand US dollars'],
  [200_000, 'USD', 'مئتا ألف دولار أمريكي', 'two hundred thousand US dollars'],
  [202_002, 'ILS', 'مئتا ألف وألفا شيكل وشيكلان', 'two hundred two thousand two shekels'],
  [640_000, 'ILS', 'ستمئة وأربعون ألف شيكل', 'six hundred forty thousand shekels'],
  [1_000_000, 'ILS', 'مليون شيكل', 'one million shekels'],
  [1_250_000, 'ILS', 'مليون ومئتان وخمسون ألف شيكل', 'one million two hundred fifty thousand shekels'],
  [2_000_000, 'JOD', 'مليونا دينار أردني', 'two million Jordanian dinars'],
  [2_001_000, 'ILS', 'مليونان وألف شيكل', 'two million one thousand shekels'],
  [3_000_003, 'USD', 'ثلاثة ملايين وثلاثة دولارات أمريكية', 'three million three US dollars'],
  [15_000_000, 'ILS', 'خمسة عشر مليون شيكل', 'fifteen million shekels'],
  [
    999_999_999,
    'ILS',
    'تسعمئة وتسعة وتسعون مليونًا وتسعمئة وتسعة وتسعون ألفًا وتسعمئة وتسعة وتسعون شيكلًا',
    'nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine shekels',
  ],
  [0.01, 'ILS', 'أغورة واحدة', 'one agora'],
  [0.02, 'ILS', 'أغورتان', 'two agorot'],
  [0.08, 'ILS', 'ثماني أغورات', 'eight agorot'],
  [0.1, 'ILS', 'عشر أغورات', 'ten agorot'],
  [0.11, 'ILS', 'إحدى عشرة أغورة', 'eleven agorot'],
  [0.12, 'ILS', 'اثنتا عشرة أغورة', 'twelve agorot'],
  [0.18, 'ILS', 'ثماني عشرة أغورة', 'eighteen agorot'],
  [1.21, 'ILS', 'شيكل واحد وإحدى وعشرون أغورة', 'one shekel and twenty-one agorot'],
  [2.22, 'ILS', 'شيكلان واثنتان وعشرون أغورة', 'two shekels and twenty-two agorot'],
  [3.38, 'ILS', 'ثلاثة شواكل وثمانٍ وثلاثون أغورة', 'three shekels and thirty-eight agorot'],
  [0.5, 'USD', 'خمسون سنتًا', 'fifty cents'],
  [1.01, 'USD', 'دولار أمريكي واحد وسنت واحد', 'one US dollar and one cent'],
  [5.03, 'USD', 'خمسة دولارات أمريكية وثلاثة سنتات', 'five US dollars and three cents'],
  [
    1_234.5,
    'USD',
    'ألف ومئتان وأربعة وثلاثون دولارًا أمريكيًا وخمسون سنتًا',
    'one thousand two hundred thirty-four US dollars and fifty cents',
  ],
  [0.001, 'JOD', 'فلس واحد', 'one fils'],
  [0.002, 'JOD', 'فلسان', 'two fils'],
  [0.007, 'JOD', 'سبعة فلوس', 'seven fils'],
  [0.2, 'JOD', 'مئتا فلس', 'two hundred fils'],
  [3.5, 'JOD', 'ثلاثة دنانير أردنية وخمسمئة فلس', 'three Jordanian dinars and five hundred fils'],
  [
    98_000.125,
    'JOD',
    'ثمانية وتسعون ألف دينار أردني ومئة وخمسة وعشرون فلسًا',
    'ninety-eight thousand Jordanian dinars and one hundred twenty-five fils',
  ],
  [
    700.999,
    'JOD',
    'سبعمئة دينار أردني وتسعمئة وتسعة وتسعون فلسًا',
    'seven hundred Jordanian dinars and nine hundred ninety-nine fils',
  ],
  [2_000_000_000, 'USD', 'مليارا دولار أمريكي', 'two billion US dollars'],
];

test.each(WRITTEN)('%d %s in words', (amount, currency, ar, en) => {
  expect(amountInWords(amount, currency, 'ar')).toBe(ar);
  expect(amountInWords(amount, currency, 'en')).toBe(en);
});

const amounts = fc
  .tuple(
    fc.constantFrom(...BUILT_IN_CURRENCIES),
    fc.double({ min: 0, max: AMOUNT_MAX, noNaN: true }),
    fc.nat(130_000),
  )
  .chain(([currency, large, small]) =>
    fc.constantFrom(toMinor(large, currency), small).map((minor) => ({ currency, minor })),
  );

test.each(['ar', 'en'] as const)('different amounts have different words, all of them known (%s)', (lang) => {
  const seen = new Map<string, string>();
  const words = ({ currency, minor }: { currency: Currency; minor: number }) =>
    amountInWords(fromMinor(minor, currency), currency, lang);
  const letters =
    lang === 'ar' ? /^[\u0621-\u064b\u064d]+( [\u0621-\u064b\u064d]+)*$/ : /^[A-Za-z]+([ -][A-Za-z]+)*$/;
  fc.assert(
    fc.property(amounts, ({ currency, minor }) => {
      for (const near of [minor, minor + 1, minor + 100, minor + 1_000_000]) {
        const text = words({ currency, minor: near });
        expect(text).toMatch(letters);
        expect(text).not.toContain('undefined');
        const amount = `${near} ${currency}`;
        expect(seen.get(text) ?? amount).toBe(amount);
        seen.set(text, amount);
      }
    }),
    { numRuns: 500 },
  );
});
