import type { GoneQuote, OpenQuote } from '@diyar/contract/quotes';
import { amountInWords } from '@diyar/contract/rules/amount-words';
import { dayText, stampText } from '@diyar/contract/rules/dates';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { Lang } from '@diyar/contract/rules/language';
import { moneyText } from '@diyar/contract/rules/money-text';
import { lineLabel } from '@diyar/contract/rules/plans';
import { similarUnits } from '@diyar/contract/rules/similar-units';
import { afterSigningText, expectedText } from '@diyar/contract/rules/stage-words';
import { formatNumber } from '~/i18n/plural.ts';
import { formatPrice } from '~/i18n/price.ts';
import { qrPath } from '~/lib/qr-path.ts';
import type { MediaFile } from '~/ui/public/media-file.ts';
import { quoteTexts } from './quote-texts.ts';

/** '15 March 2025', with Western digits and Levantine month names. */
/** A stage that is reached counts from the signing, which nobody knows yet. */
function dayOf({ dueOn, after, waitsFor }: OpenQuote['plan'][number], lang: Lang): string {
  if (waitsFor) return expectedText(waitsFor.expectedOn, lang);
  return after ? afterSigningText(after.days, lang) : longDay(dueOn ?? '', lang);
}

const longDay = (day: string, lang: Lang) => dayText(day, lang, { dateStyle: 'long' });

/** What the site shows of the project and of its units on offer; null where it is not public. */
export type Shown = {
  path: string;
  city: string;
  handover: string | undefined;
  photos: MediaFile[];
  units: {
    id: number;
    label: string;
    bedrooms: number;
    bathrooms: number;
    sizeSqm: number;
    price: Parameters<typeof formatPrice>[0] | null;
    photos: MediaFile[];
    layouts: MediaFile[];
  }[];
} | null;

const PICTURES = 3;
const either = (one: { en: string; ar: string }, lang: Lang) => one[lang] || one.en || one.ar;
const buildingOf = ({ building }: Pick<OpenQuote, 'building'>, lang: Lang) =>
  either({ en: building.nameEn, ar: building.nameAr }, lang);

function companyOf({ company }: OpenQuote, lang: Lang) {
  const t = quoteTexts[lang];
  return {
    name: either(company.name, lang),
    address: either(company.address, lang),
    phone: company.phone,
    email: company.email,
    licence: company.licence && { name: t.licence, value: company.licence },
    bank: company.bank && {
      name: t.payTo,
      value: either(company.bank.name, lang),
      iban: company.bank.iban,
    },
  };
}

/** The home's own facts; what comes with it is told in one of them. */
function factsOf(quote: OpenQuote, shown: Shown, lang: Lang) {
  const t = quoteTexts[lang];
  const [home, ...others] = quote.units;
  const own = shown?.units.find(({ id }) => id === home?.id);
  const facts: [string, string | false | undefined][] = home
    ? [
        [t.theFloor, home.floor !== null && t.floor(home.floor)],
        [t.area, home.sizeSqm > 0 && t.sqm(formatNumber(home.sizeSqm))],
        [t.beds, home.bedrooms > 0 && formatNumber(home.bedrooms)],
        [t.baths, own !== undefined && own.bathrooms > 0 && formatNumber(own.bathrooms)],
        [
          t.withIt,
          others.map(({ kind, label }) => `${t.kinds[kind]} ${label}`).join(lang === 'ar' ? '، ' : ', '),
        ],
        [t.handover, shown?.handover],
      ]
    : [];
  return facts.flatMap(([name, value]) => (value ? [{ name, value: isolateNumbers(value) }] : []));
}

/** A quote as its page shows and prints it: words alone, so that the page needs no script and no dictionary. */
export function quoteView(quote: OpenQuote, shown: Shown, url: string, lang: Lang) {
  const t = quoteTexts[lang];
  const money = (amount: number) => moneyText(amount, quote.currency, 'paper');
  const [home] = quote.units;
  const own = shown?.units.find(({ id }) => id === home?.id);
  const stills = [...(own?.photos ?? []), ...(shown?.photos ?? [])].filter(({ video }) => !video);
  const name = home ? `${t.kinds[home.kind]} ${home.label}` : quote.number;
  const [first] = quote.plan;
  return {
    isOpen: true as const,
    title: t.title,
    number: { name: t.number, value: quote.number },
    badge: quote.agreedAt ? t.agreed : t.valid(longDay(quote.validUntil, lang)),
    madeFor: quote.name && t.madeFor(quote.name),
    name: isolateNumbers(name),
    company: companyOf(quote, lang),
    building: buildingOf(quote, lang),
    city: shown?.city ?? '',
    buildingPath: shown?.path ?? null,
    pictures: [...new Map(stills.map((file) => [file.url, file])).values()].slice(0, PICTURES),
    layout: own?.layouts[0] ?? null,
    facts: factsOf(quote, shown, lang),
    paperFacts: [
      ...(quote.name ? [{ name: t.to, value: quote.name }] : []),
      { name: t.issued, value: longDay(quote.issuedOn, lang) },
      { name: t.validUntil, value: longDay(quote.validUntil, lang) },
    ],
    columns: { unit: t.units, price: t.price, day: t.planDay, for: t.planFor, amount: t.amount },
    units: quote.units.map(({ label, kind, amount }) => ({
      label,
      kind: t.kinds[kind],
      amount: money(amount),
    })),
    discount: quote.discount > 0 ? { name: t.discount, amount: `− ${money(quote.discount)}` } : null,
    total: { name: t.total, amount: money(quote.total) },
    until: t.until(longDay(quote.validUntil, lang)),
    words: { name: t.inWords, text: t.only(amountInWords(quote.total, quote.currency, lang)) },
    planTitle: t.plan,
    plan: quote.plan.map((line) => ({
      day: dayOf(line, lang),
      label: lineLabel(line, lang),
      amount: money(line.amount),
    })),
    planSum: { name: t.sum, amount: money(quote.total) },
    note: quote.note && { name: t.note, text: quote.note },
    holds: t.holds(longDay(quote.validUntil, lang)),
    signature: t.signature,
    agreed: quote.agreedAt && {
      title: t.doneTitle,
      text: t.doneWhen(stampText(quote.agreedAt), quote.seller),
      steps: t.steps(first ? money(first.amount) : null),
      note: t.notYet,
    },
    accept: quote.mayAgree
      ? { title: t.acceptTitle, help: t.acceptHelp, label: t.accept, note: t.acceptNote(quote.seller) }
      : null,
    ask: { label: t.ask(quote.seller), text: t.asking(quote.number, name) },
    share: `https://wa.me/?text=${encodeURIComponent(`${name}\n${url}`)}`,
    code: qrPath(url),
    t: {
      ...{ pictures: t.pictures, about: t.about, layout: t.layout, fees: t.planWhole, call: t.acceptCall },
      ...{ share: t.share, scan: t.scan, code: t.code },
    },
  };
}
export type QuoteView = ReturnType<typeof quoteView>;

/** Why it no longer holds, without any figure of it. */
export function goneView(quote: GoneQuote, shown: Shown, lang: Lang) {
  const { gone: t, kinds, number, asking } = quoteTexts[lang];
  const unit = quote.unit ? isolateNumbers(`${kinds[quote.unit.kind]} ${quote.unit.label}`) : '';
  const similar = quote.state === 'taken' && quote.unit ? similarUnits(quote.unit, shown?.units ?? []) : [];
  const texts = {
    ended: { title: t.ended(longDay(quote.validUntil, lang)), text: quote.isFree ? t.endedFree(unit) : '' },
    withdrawn: { title: t.withdrawn, text: t.withdrawnHelp },
    taken: { title: t.taken(unit), text: similar.length > 0 ? t.takenSimilar : '' },
    done: { title: t.done, text: t.doneHelp },
  };
  return {
    isOpen: false as const,
    title: quoteTexts[lang].title,
    number: { name: number, value: quote.number },
    badge: t.states[quote.state],
    ...{ says: texts[quote.state], building: buildingOf(quote, lang) },
    similar: similar.map((one) => ({
      id: one.id,
      label: one.label,
      path: `${shown?.path}/units/${one.id}`,
      price: one.price ? formatPrice(one.price) : '',
    })),
    ask: { label: t.askNew, text: asking(quote.number, unit) },
  };
}
export type GoneView = ReturnType<typeof goneView>;
