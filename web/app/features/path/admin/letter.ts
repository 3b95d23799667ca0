import type { Quote } from '@diyar/contract/quotes';
import { nameOf } from '@diyar/contract/rules/localized';
import { moneyText } from '@diyar/contract/rules/money-text';
import { isolate } from '~/i18n/isolate.ts';
import { calendarDay } from '~/lib/admin/dates.ts';

/** What goes to the buyer with the link, in the buyer's language. */
export function letterOf(quote: Quote, link: string): string {
  const { lang, name, units, currency } = quote;
  const label = isolate(units.map((unit) => unit.label).join(', '));
  const project = isolate(nameOf(quote.building, lang));
  const price = isolate(moneyText(quote.total, currency));
  const day = calendarDay(quote.validUntil, lang);
  return lang === 'ar'
    ? `مرحبًا${name && ` ${name}`}،\nهذا عرضنا للوحدة ${label} في ${project}: ${price}.\n${link}\nسارٍ حتى ${day}.`
    : `Hello${name && ` ${name}`},\nhere is our quote for ${label} in ${project}: ${price}.\n${link}\nValid until ${day}.`;
}
