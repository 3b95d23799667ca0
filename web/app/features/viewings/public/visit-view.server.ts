import { clockText, companyDay, dayText } from '@diyar/contract/rules/dates';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage, nameOf } from '@diyar/contract/rules/localized';
import type { Visit } from '@diyar/contract/visits';
import type { MediaFile } from '~/ui/public/media-file.ts';
import { visitTexts } from './visit-texts.ts';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** What the site shows of the project; null where it is not public. */
export type ShownProject = { path: string; picture: MediaFile | null } | null;

/** A viewing as its page shows it: words alone, so that the page needs no script and no dictionary. */
export function visitView(visit: Visit, shown: ShownProject, lang: Lang, calendar: (path: string) => string) {
  const t = visitTexts[lang];
  if (visit.state !== 'planned')
    return {
      isOpen: false as const,
      title: t.title,
      says: { title: t[visit.state], help: t[`${visit.state}Help`] },
    };
  const whenOf = (at: string) => t.at(dayText(companyDay(at), lang, LONG), clockText(at));
  const { startsAt, endsAt, unit, project, staff } = visit;
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  const comma = lang === 'ar' ? '، ' : ', ';
  const place = project && [nameOf(project, lang), inLanguage(project.addressEn, project.addressAr, lang)];
  const facts = [
    { name: t.unit, value: unit ? inLanguage(unit.labelEn, unit.labelAr, lang) : '', link: null },
    { name: t.where, value: place ? place.filter(Boolean).join(comma) : '', link: shown?.path ?? null },
    { name: t.who, value: staff, link: null },
    { name: t.length, value: t.minutes(String(minutes)), link: null },
  ];
  return {
    isOpen: true as const,
    title: t.title,
    state: t.confirmed,
    heading: t.seeYou(dayText(companyDay(startsAt), lang, { weekday: 'long' })),
    when: whenOf(startsAt),
    facts: facts
      .filter(({ value }) => value !== '')
      .map((one) => ({ ...one, value: isolateNumbers(one.value) })),
    calendar: visit.icsPath === '' ? null : { label: t.calendar, href: calendar(visit.icsPath) },
    write: { label: t.write(staff), text: t.writing(whenOf(startsAt)) },
    picture: shown?.picture ?? null,
    move: {
      label: t.another,
      now: t.now(whenOf(startsAt)),
      choose: t.choose,
      none: t.none,
      submit: t.move,
      keep: t.keep,
      days: visit.days.map(({ day, times }) => ({
        day,
        name: dayText(day, lang, { weekday: 'long', day: 'numeric', month: 'long' }),
        times: times.map((at) => ({ at, clock: clockText(at) })),
      })),
    },
    cancel: {
      label: t.cancel,
      title: t.cancelTitle,
      help: t.cancelHelp(whenOf(startsAt)),
      submit: t.cancelNow,
      keep: t.keep,
    },
    own: t.own,
  };
}
export type VisitView = ReturnType<typeof visitView>;
export type OpenVisitView = Extract<VisitView, { isOpen: true }>;
