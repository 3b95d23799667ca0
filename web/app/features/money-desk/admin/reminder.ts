import type { DealRef } from '@diyar/contract/money-desk';
import { buyersLanguage } from '@diyar/contract/rules/buyers-language';
import type { Lang } from '@diyar/contract/rules/language';
import { nameOf } from '@diyar/contract/rules/localized';
import type { Currency } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { dialDigits } from '@diyar/contract/rules/phone';
import { isolate } from '~/i18n/isolate.ts';
import { calendarDay } from '~/lib/admin/dates.ts';

type Facts = { name: string; amount: string; since: string; units: string; place: string };

/** The buyer's language may differ from the user's, so both are here. */
const TEXTS: Record<Lang, (facts: Facts) => string> = {
  en: ({ name, amount, since, units, place }) =>
    `Hello${name && ` ${name}`}, a friendly reminder: ${amount} for ${units}${place && ` in ${place}`} was due on ${since}. If it is already on its way, please ignore this message. Thank you.`,
  ar: ({ name, amount, since, units, place }) =>
    `مرحبًا${name && ` ${name}`}، نذكّركم بأن مبلغ ${isolate(amount)} عن ${isolate(units)}${place && ` في ${place}`} استحق في ${since}. إن كان قد دُفع فلا داعي للردّ. مع الشكر.`,
};

/** What is late of a deal, and since when. */
type Late = { deal: DealRef; amount: number; currency: Currency; since: string };

/** The message of an overdue deal, in the buyer's language. */
export function reminderText({ deal, amount, currency, since }: Late): string {
  const lang = buyersLanguage(deal.name);
  return TEXTS[lang]({
    name: deal.name,
    amount: moneyText(amount, currency),
    since: calendarDay(since, lang),
    units: deal.units.map(({ label }) => label).join(', '),
    place: deal.building ? nameOf(deal.building, lang) : '',
  });
}

/** Opens a chat with the message; nothing is sent before somebody presses send there. Null without a phone. */
export function reminderLink(late: Late): string | null {
  const digits = dialDigits(late.deal.phone);
  return digits === null ? null : `https://wa.me/${digits}?text=${encodeURIComponent(reminderText(late))}`;
}
