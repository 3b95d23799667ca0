import type { PublicQuote } from '@diyar/contract/quotes';
import { amountInWords } from '@diyar/contract/rules/amount-words';
import { dayText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import { moneyText } from '@diyar/contract/rules/money-text';
import { planLabel } from '@diyar/contract/rules/plans';
import { formatNumber } from '~/i18n/plural.ts';
import { quoteTexts } from './quote-texts.ts';

/** '15 March 2025', with Western digits and Levantine month names. */
const longDay = (day: string, lang: Lang) => dayText(day, lang, { dateStyle: 'long' });

/** A quote as its page prints it: words alone, so that the page needs no script and no dictionary. */
export function quoteView(quote: PublicQuote, lang: Lang) {
  const t = quoteTexts[lang];
  const { company, building, currency } = quote;
  const money = (amount: number) => moneyText(amount, currency, 'paper');
  const comma = lang === 'ar' ? '، ' : ', ';
  const either = (one: { en: string; ar: string }) => one[lang] || one.en || one.ar;
  return {
    title: t.title,
    number: { name: t.number, value: quote.number },
    company: {
      name: either(company.name),
      address: either(company.address),
      phone: company.phone,
      email: company.email,
      licence: company.licence && { name: t.licence, value: company.licence },
      bank: company.bank && { name: t.payTo, value: either(company.bank.name), iban: company.bank.iban },
    },
    building: either({ en: building.nameEn, ar: building.nameAr }),
    facts: [
      ...(quote.name ? [{ name: t.to, value: quote.name }] : []),
      { name: t.building, value: either({ en: building.nameEn, ar: building.nameAr }) },
      { name: t.issued, value: longDay(quote.issuedOn, lang) },
      { name: t.validUntil, value: longDay(quote.validUntil, lang) },
    ],
    buildingPath: `/projects/${building.slug}`,
    columns: { unit: t.units, price: t.price, day: t.planDay, for: t.planFor, amount: t.amount },
    units: quote.units.map(({ label, kind, floor, sizeSqm, bedrooms, amount }) => ({
      label,
      kind: t.kinds[kind],
      details: [
        floor === null ? '' : t.floor(floor),
        sizeSqm > 0 ? t.sqm(formatNumber(sizeSqm)) : '',
        bedrooms > 0 && kind !== 'parking' && kind !== 'storage' ? t.bedrooms(bedrooms) : '',
      ]
        .filter((part) => part !== '')
        .join(comma),
      amount: money(amount),
    })),
    discount: quote.discount > 0 ? { name: t.discount, amount: `− ${money(quote.discount)}` } : null,
    total: { name: t.total, amount: money(quote.total) },
    words: { name: t.inWords, text: t.only(amountInWords(quote.total, currency, lang)) },
    planTitle: t.plan,
    plan: quote.plan.map(({ dueOn, label, amount }) => ({
      day: longDay(dueOn, lang),
      label: planLabel(label, lang),
      amount: money(amount),
    })),
    note: quote.note && { name: t.note, text: quote.note },
    holds: t.holds(longDay(quote.validUntil, lang)),
    signature: t.signature,
  };
}

export type QuoteView = ReturnType<typeof quoteView>;
