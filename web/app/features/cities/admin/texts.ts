import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

const projects = (n: number) => plural('en', n, { one: '# project', other: '# projects' });

/** The cities in use: suggested in the editor, and merged where one is spelled in two ways. */
export const en = {
  city: words.city,
  showCities: 'Cities in use',
  inProjects: projects,
  alsoSpelled: (city: string, n: number) => `${projects(n)} spell it ${isolate(city)}.`,
  use: 'Use this spelling',
  toMerge: 'Merge spellings',
  open: 'Merge cities',
  title: 'Merge two spellings of a city',
  intro: 'Two spellings are two cities for visitors who filter. Every project of the first gets the second.',
  from: 'Spelling to replace',
  to: 'Spelling to keep',
  choose: 'Choose a spelling',
  same: 'Choose two different spellings.',
  preview: (n: number, to: string) => `${projects(n)} will be in ${isolate(to)}.`,
  looksAlike: 'These look alike:',
  pair: (from: string, to: string) => `${isolate(from)} → ${isolate(to)}`,
  merge: words.merge,
  merging: words.merging,
  merged: 'Cities merged',
  mergeFailed: 'Nothing was merged',
  loadFailed: 'The cities could not be loaded',
  one: 'There is only one spelling in use, so nothing can be merged.',
};

const projectsAr = (n: number) =>
  plural('ar', n, {
    zero: 'لا مشاريع',
    one: 'مشروع واحد',
    two: 'مشروعان',
    few: '# مشاريع',
    many: '# مشروعًا',
    other: '# مشروع',
  });

export const ar: Texts<typeof en> = {
  city: arWords.city,
  showCities: 'المدن المستعملة',
  inProjects: projectsAr,
  alsoSpelled: (city, n) =>
    `كُتبت «${isolate(city)}» في ${plural('ar', n, { one: 'مشروع واحد', two: 'مشروعين', few: '# مشاريع', many: '# مشروعًا', other: '# مشروع' })}.`,
  use: 'استعمال هذه الكتابة',
  toMerge: 'دمج الكتابات',
  open: 'دمج المدن',
  title: 'دمج كتابتين لمدينة واحدة',
  intro: 'الكتابتان مدينتان عند الزائر الذي يصفّي. كل مشروع في الأولى يصير في الثانية.',
  from: 'الكتابة التي تُستبدل',
  to: 'الكتابة التي تبقى',
  choose: 'اختر كتابة',
  same: 'اختر كتابتين مختلفتين.',
  preview: (n, to) => `ما سيصير في «${isolate(to)}»: ${projectsAr(n)}.`,
  looksAlike: 'هذه متشابهة:',
  pair: (from, to) => `${isolate(from)} ← ${isolate(to)}`,
  merge: arWords.merge,
  merging: arWords.merging,
  merged: 'دُمجت المدينتان',
  mergeFailed: 'لم يُدمج شيء',
  loadFailed: 'تعذّر تحميل المدن',
  one: 'لا توجد إلا كتابة واحدة، فلا شيء يُدمج.',
};
