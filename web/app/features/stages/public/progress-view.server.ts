import type { PublicProgress } from '@diyar/contract/public-reads';
import { companyDay, dayText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage, nameOf } from '@diyar/contract/rules/localized';
import { mediaFile } from '~/ui/public/media-file.ts';
import { progressTexts } from './progress-texts.ts';

/** On the page of the project; the others have a page of their own. */
const NEWEST = 5;

/** How far a building has come, in words; null where nothing of it is shown. */
export function progressView(progress: PublicProgress | null, lang: Lang, apiBase: string) {
  if (!progress) return null;
  const t = progressTexts[lang];
  const thisMonth = companyDay().slice(0, 7);
  const next = progress.stages.findIndex(({ reachedOn }) => reachedOn === null);
  const stages = progress.stages.map((stage, i) => ({
    name: nameOf(stage, lang),
    state: stage.reachedOn !== null ? ('done' as const) : i === next ? ('next' as const) : ('later' as const),
    when: whenOf(stage, thisMonth, lang),
  }));
  const pictures = progress.pictures.map((picture) => shotOf(picture, lang, apiBase));
  const last = progress.stages
    .filter((stage) => stage.reachedOn !== null)
    .reduce<Stage | null>((one, stage) => (one && dayOf(one) > dayOf(stage) ? one : stage), null);
  const updatedOn = [last?.reachedOn, progress.pictures[0]?.takenOn].reduce<string>(
    (day, one) => (one && one > day ? one : day),
    '',
  );
  return {
    title: t.title,
    stages,
    reached: t.reached(stages.filter(({ state }) => state === 'done').length, stages.length),
    estimate: stages.some(({ state, when }) => state !== 'done' && when !== '') ? t.estimate : '',
    done: t.done,
    updated: updatedOn && t.updated(dayIn(updatedOn, lang)),
    news: last && {
      day: dayIn(dayOf(last), lang),
      text: t.complete(nameOf(last, lang)),
      inShort: t.completeIn(nameOf(last, lang), monthIn(dayOf(last), lang)),
    },
    pictures: pictures.slice(0, NEWEST),
    newest: t.newest,
    all: pictures.length > NEWEST ? t.all : '',
  };
}
export type ProgressView = NonNullable<ReturnType<typeof progressView>>;
export type Shot = ReturnType<typeof shotOf>;

/** All pictures, a page of them at a time, month by month, with what was reached in it; months without either are left out. */
export function monthsView(progress: PublicProgress, page: number, lang: Lang, apiBase: string) {
  const t = progressTexts[lang];
  const { stages, pictures, hasOlder } = progress;
  const taken = pictures.map(({ takenOn }) => takenOn.slice(0, 7));
  // what was reached before or after the pictures of this page stands on another one
  const isHere = (month: string) =>
    (!hasOlder || month >= (taken.at(-1) ?? '')) && (page === 1 || month <= (taken[0] ?? ''));
  const reached = stages.filter((stage) => stage.reachedOn !== null);
  const months = new Set([...taken, ...reached.map((stage) => dayOf(stage).slice(0, 7)).filter(isHere)]);
  return {
    months: [...months]
      .sort()
      .map((month) => ({
        month,
        name: monthIn(month, lang),
        reached: reached
          .filter((stage) => dayOf(stage).startsWith(month))
          .map((stage) => t.complete(nameOf(stage, lang))),
        pictures: pictures
          .filter(({ takenOn }) => takenOn.startsWith(month))
          .map((picture) => shotOf(picture, lang, apiBase)),
      }))
      .reverse(),
    newer: page > 1 ? page - 1 : null,
    older: hasOlder ? page + 1 : null,
    words: {
      stages: t.stages,
      months: t.months,
      goesOn: t.goesOn,
      none: t.none,
      newer: t.newer,
      older: t.older,
    },
  };
}
export type MonthsView = ReturnType<typeof monthsView>;

function shotOf(picture: PublicProgress['pictures'][number], lang: Lang, apiBase: string) {
  const { file, takenOn, captionEn, captionAr } = picture;
  const day = dayIn(takenOn, lang);
  // without the blur, which would be a third of what the page says of a picture
  const { blur: _, ...media } = mediaFile(file, apiBase);
  const caption = inLanguage(captionEn, captionAr, lang) || nameOf(picture, lang);
  return { file: media, day, caption, alt: progressTexts[lang].picture(caption, day) };
}

type Stage = PublicProgress['stages'][number];
const dayOf = ({ reachedOn }: Stage): string => reachedOn ?? '';

/** The month alone; one that has passed without the stage says nothing. */
function whenOf({ reachedOn, expectedIn }: Stage, thisMonth: string, lang: Lang): string {
  if (reachedOn !== null) return monthIn(reachedOn, lang);
  if (expectedIn === null || expectedIn < thisMonth) return '';
  return progressTexts[lang].expected(monthIn(expectedIn, lang));
}

const dayIn = (day: string, lang: Lang) =>
  dayText(day, lang, { day: 'numeric', month: 'long', year: 'numeric' });
const monthIn = (day: string, lang: Lang) =>
  dayText(day.slice(0, 7), lang, { month: 'long', year: 'numeric' });
