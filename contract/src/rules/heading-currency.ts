import { foldText } from './fold-text.ts';
import { type Currency, offeredCurrencies } from './money.ts';

/** Folded words of a heading, with the prepositions and articles that stand before them in either language. */
const NAMES = new Map<Currency, RegExp>([
  [
    'USD',
    /(?<![a-z])us ?\$|\$|(?<![a-z])(us ?)?(usd|dollars?)(?![a-z])|(?<!\p{L})(ب?ال|ب)?دولار(ات)?( (ال)?امريكي)?(?!\p{L})/gu,
  ],
  [
    'ILS',
    /₪|(?<![a-z])(new )?(shekels?|nis|ils)(?![a-z])|(?<!\p{L})(ب?ال|ب)?(شيكل|شيقل|شواكل)(ات)?( جديده?)?(?!\p{L})|(?<!\p{L})ش\.?ج(?!\p{L})/gu,
  ],
  [
    'JOD',
    /(?<![a-z])(jordanian )?(jds?|jod|dinars?)(?![a-z])|(?<!\p{L})(ب?ال|ب)?(دينار|دنانير)( (ال)?اردني)?(?!\p{L})|(?<!\p{L})د\.?ا\.?(?!\p{L})/gu,
  ],
]);

/** Others that the company offers are named by their code. */
const names = (): [Currency, RegExp][] => [
  ...NAMES,
  ...offeredCurrencies()
    .filter((code) => !NAMES.has(code))
    .map((code): [Currency, RegExp] => [code, new RegExp(`(?<![a-z])${code.toLowerCase()}(?![a-z])`, 'gu')]),
];

/** The currency that a heading such as 'السعر (دولار)' or 'Price USD' names; null for none, and for two of them. */
export function currencyOfHeading(heading: string): Currency | null {
  const text = foldText(heading);
  const [named, another] = names().filter(([, words]) => text.search(words) >= 0);
  return named && !another ? named[0] : null;
}

/** The heading without its currency: 'السعر بالدولار' and 'Price in USD' are prices. */
export function withoutCurrency(heading: string): string {
  const text = foldText(heading);
  const bare = names().reduce((left, [, words]) => left.replace(words, ' '), text);
  return bare === text ? heading : bare.replace(/(?<![a-z])(in|by)(?![a-z])/g, ' ');
}
