import { clockText, companyDay, dayText, momentText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';

/** The company's calendar day of an instant, whatever the zone of the browser. */
export const companyDayOf = (instant: string | Date): string => companyDay(instant);

/** '12 October 2026, 11:20' by the company's clock: a paper is the same wherever it is printed. */
export const companyMoment = (instant: string, lang: Lang): string =>
  `${momentText(instant, lang, { dateStyle: 'long' })}${lang === 'ar' ? '، ' : ', '}${clockText(instant)}`;

/** '12 Oct 2026' */
export const shortDay = (day: string, lang: Lang): string =>
  dayText(day, lang, { day: 'numeric', month: lang === 'ar' ? 'long' : 'short', year: 'numeric' });
