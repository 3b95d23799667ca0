import type { Lang } from './language.ts';
import { companyPlace } from './place.ts';

/**
 * The only place that turns times and days into text (scripts/times.test.ts): every time is the company's, wherever the
 * reader is and whatever the zone of the server. Western digits in both languages, and Levantine month names
 * (docs/product/public-site.md#numbers-and-dates).
 */
const LOCALES: Record<Lang, string> = { ar: 'ar-PS-u-nu-latn', en: 'en-GB' };
export const localeOf = (lang: Lang): string => LOCALES[lang];

const companyZone = (): string => companyPlace().zone;

type Moment = string | number | Date;
type Options = Omit<Intl.DateTimeFormatOptions, 'timeZone' | 'hourCycle'>;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(timeZone: string, locale: string, options: Options): Intl.DateTimeFormat {
  const key = `${timeZone} ${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    const hasClock = 'timeStyle' in options || 'hour' in options;
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone, ...(hasClock && { hourCycle: 'h23' }) });
    formats.set(key, format);
  }
  return format;
}

/** An instant where the company is. */
export const momentText = (at: Moment, lang: Lang, options: Options): string =>
  formatIn(companyZone(), LOCALES[lang], options).format(new Date(at));

/** A calendar day ('2026-11-15') or month ('2026-11'), which has no time and no zone. */
export const dayText = (day: string, lang: Lang, options: Options): string =>
  formatIn('UTC', LOCALES[lang], options).format(new Date(`${day}T00:00Z`));

/** '14–20 November 2026' */
export const dayRangeText = (from: string, to: string, lang: Lang, options: Options): string =>
  formatIn('UTC', LOCALES[lang], options).formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`));

/** '08:51' where the company is. */
export const clockText = (at: Moment, zone: string = companyZone()): string =>
  formatIn(zone, 'en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** '2026-11-15': the day of an instant where the company is. */
export const companyDay = (at: Moment = Date.now(), zone: string = companyZone()): string =>
  formatIn(zone, 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at));

/** '2026-11-15 08:51', for mails, and for files in the zone that was asked for. */
export const stampText = (at: Moment, zone: string = companyZone()): string =>
  `${companyDay(at, zone)} ${clockText(at, zone)}`;

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

const PALESTINE = ['Asia/Hebron', 'Asia/Gaza'];

/** 'Palestine time', 'Jordan Time'. */
function zoneName(at: Moment, lang: Lang): string {
  if (PALESTINE.includes(companyZone())) return lang === 'ar' ? 'بتوقيت فلسطين' : 'Palestine time';
  const parts = formatIn(companyZone(), LOCALES[lang], { timeZoneName: 'longGeneric' }).formatToParts(
    new Date(at),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? companyZone();
  if (lang === 'en') return name;
  return name.startsWith('توقيت') ? `ب${name}` : `بتوقيت ${name}`;
}

/** Whether the clock of this device shows another time than the company's. */
const isElsewhere = (at: Moment): boolean => {
  const date = new Date(at);
  const [hours, minutes] = clockText(date).split(':').map(Number);
  return date.getHours() !== hours || date.getMinutes() !== minutes;
};

/** The name of the company's zone, for who is elsewhere at this instant; else null. */
export const zoneText = (at: Moment, lang: Lang): string | null =>
  isElsewhere(at) ? zoneName(at, lang) : null;

/** A time that a person abroad reads: with the name of the zone, so that nobody comes at another hour. */
export const withZone = (text: string, at: Moment, lang: Lang): string =>
  [text, zoneText(at, lang)].filter(Boolean).join(' ');
