import type { Lang } from '@diyar/contract/rules/language';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules: Partial<Record<Lang, Intl.PluralRules>> = {};

/** The right form for a count; `#` in it stands for the number. Arabic has six forms, English two; nothing may have words of its own in both. */
export function plural(lang: Lang, count: number, forms: Forms): string {
  rules[lang] ??= new Intl.PluralRules(lang);
  const form = (count === 0 ? forms.zero : undefined) ?? forms[rules[lang].select(count)] ?? forms.other;
  return form.replaceAll('#', formatNumber(count));
}

const numbers = new Intl.NumberFormat('en');

/** Western digits in both languages (docs/product/public-site.md#numbers-and-dates). */
export const formatNumber = (value: number): string => numbers.format(value);
