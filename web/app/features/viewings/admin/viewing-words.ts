import type { AnswerTemplate } from '@diyar/contract/answer-templates';
import type { Company } from '@diyar/contract/company';
import type { Wish } from '@diyar/contract/leads';
import type { Project } from '@diyar/contract/projects';
import {
  type AnswerKind,
  type AnswerValues,
  answerText,
  fillAnswer,
} from '@diyar/contract/rules/answer-template';
import { dayOf } from '@diyar/contract/rules/company-hours';
import { dayRangeText, dayText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import { addressLine, labelOf, nameOf } from '@diyar/contract/rules/localized';
import type { OpenWish, Viewing } from '@diyar/contract/viewings';
import type { AdminTexts } from '~/i18n/admin/index.ts';
import { timeOf } from './week.ts';

/** 'Tuesday 17 November' */
export const longDay = (day: string, lang: Lang): string =>
  // in Arabic the browser would write a comma between the two
  `${dayText(day, lang, { weekday: 'long' })} ${dayText(day, lang, { day: 'numeric', month: 'long' })}`;

/** 'Tue 17 Nov' */
export const shortDayOf = (day: string, lang: Lang): string =>
  `${dayText(day, lang, { weekday: lang === 'ar' ? 'long' : 'short' })} ${dayText(day, lang, { day: 'numeric', month: 'short' })}`;

export const weekdayName = (day: string, lang: Lang, length: 'long' | 'short' = 'short'): string =>
  dayText(day, lang, { weekday: length });

/** '14 – 20 November 2026' */
export const weekTitle = (from: string, to: string, lang: Lang): string =>
  dayRangeText(from, to, lang, { day: 'numeric', month: 'long', year: 'numeric' });

/** Arabic letters in the name or the message: somebody who reads Arabic. */
export const langOf = (...texts: string[]): Lang =>
  texts.some((text) => /\p{Script=Arabic}/u.test(text)) ? 'ar' : 'en';

type Place = Pick<Viewing, 'project' | 'unit'>;

/** 'Olive Terraces, B-204'; '' where neither is named. */
export const placeOf = ({ project, unit }: Place, lang: Lang): string =>
  [project ? nameOf(project, lang) : '', unit ? labelOf(unit, lang) : '']
    .filter(Boolean)
    .join(lang === 'ar' ? '، ' : ', ');

export const wishText = (
  { day, part }: Pick<Wish, 'day' | 'part'>,
  lang: Lang,
  t: AdminTexts['viewings'],
): string =>
  [day ? shortDayOf(day, lang) : t.anyDay, part ? t.parts[part] : '']
    .filter(Boolean)
    .join(lang === 'ar' ? '، ' : ', ');

export type TextFor = {
  kind: Extract<AnswerKind, `viewing${string}`>;
  person: string;
  staff: string;
  /** Of a wish that is declined there is no viewing. */
  viewing: Viewing | null;
  wish?: OpenWish;
  /** The absolute address of the calendar file. */
  link: string;
  company: Company | undefined;
  project: Project | null | undefined;
};

/** Words for what is not known: the sentence that names day and time must not be left out for it. */
const UNKNOWN = {
  en: { name: 'there', unit: 'a unit' },
  ar: { name: 'بكم', unit: 'وحدة' },
} as const;

/** The prepared text in a language; '' where nobody prepared one. */
export function viewingText(asked: TextFor, templates: readonly AnswerTemplate[], lang: Lang): string {
  const template = templates.find(({ kind }) => kind === asked.kind);
  if (!template) return '';
  const { viewing, wish, project, company } = asked;
  const shown = viewing ?? wish;
  const values: AnswerValues = {
    name: asked.person || UNKNOWN[lang].name,
    staff: asked.staff,
    company: company ? nameOf(company, lang) : '',
    project: shown?.project ? nameOf(shown.project, lang) : company ? nameOf(company, lang) : '',
    unit: shown?.unit ? labelOf(shown.unit, lang) : UNKNOWN[lang].unit,
    day: viewing
      ? longDay(dayOf(new Date(viewing.startsAt)), lang)
      : wish?.wish.day
        ? longDay(wish.wish.day, lang)
        : '',
    time: viewing ? timeOf(viewing.startsAt) : '',
    place: project ? addressLine(project.address, lang) : '',
    link: asked.link,
  };
  return answerText(fillAnswer(lang === 'ar' ? template.bodyAr : template.bodyEn, values));
}
