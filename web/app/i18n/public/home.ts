import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const en = {
  title: words.builtInHeadline,
  subtitle:
    'Apartments, villas and offices in and around Ramallah, built in local limestone and meant to be inherited.',
  ownSubtitle: 'Apartments, villas and offices, built with care and meant to be inherited.',
  browse: words.browseProperties,
  slides: 'Project pictures',
  carousel: 'carousel',
  slide: (number: number, caption: string) => (caption ? `Slide ${number}: ${caption}` : `Slide ${number}`),
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  projectsTitle: 'Selected projects',
  count: (total: number) => `${total} listing(s)`,
  previous: words.previous,
  next: words.next,
  noProjects: 'Our next projects will be shown here soon.',
  projectsFailed: words.failedToLoadProjects,
  all: 'View All',
  companyTitle: 'We build as if we were moving in',
  figures: {
    projects: (total: number) => plural('en', total, { one: 'project', other: 'projects' }),
    homes: (total: number) =>
      plural('en', total, { one: 'unit available now', other: 'units available now' }),
    cities: (total: number) => plural('en', total, { one: 'city', other: 'cities' }),
  },
  contactTitle: 'Tell us about your next home',
  contactText: 'Write or call. We get back to you within one working day.',
  soon: 'Opens soon',
  soonText: 'Our first project will be shown here.',
  tellMe: 'Tell me when it opens',
  tellMeText: 'Leave your name and number, and we call you when the first homes are shown.',
  office: (brand: string) => `The ${brand} office`,
  maps: words.openInGoogleMaps,
};

export const ar: Texts<typeof en> = {
  title: arWords.builtInHeadline,
  subtitle: 'مساكن ومكاتب في رام الله والبيرة وما حولهما، نبنيها بحجر البلاد لتبقى للأبناء من بعد.',
  ownSubtitle: 'مساكن ومكاتب نبنيها بعناية لتبقى للأبناء من بعد.',
  browse: arWords.browseProperties,
  slides: 'صور المشاريع',
  carousel: 'عرض صور',
  slide: (number, caption) => (caption ? `الصورة ${number}: ${caption}` : `الصورة ${number}`),
  pause: 'إيقاف العرض',
  play: 'تشغيل العرض',
  projectsTitle: 'مشاريع مختارة',
  count: (total) =>
    plural('ar', total, {
      zero: 'لا مشاريع',
      one: 'مشروع واحد',
      two: 'مشروعان',
      few: '# مشاريع',
      many: '# مشروعًا',
      other: '# مشروع',
    }),
  previous: arWords.previous,
  next: arWords.next,
  noProjects: 'مشاريعنا القادمة تظهر هنا قريبًا.',
  projectsFailed: arWords.failedToLoadProjects,
  all: arWords.allProjects,
  companyTitle: 'نبني كأننا سنسكن',
  figures: {
    projects: (total) =>
      plural('ar', total, { two: 'مشروعان', few: 'مشاريع', many: 'مشروعًا', other: 'مشروع' }),
    homes: (total) =>
      plural('ar', total, { few: 'وحدات متاحة الآن', many: 'وحدة متاحة الآن', other: 'وحدة متاحة الآن' }),
    cities: (total) => plural('ar', total, { few: 'مدن', many: 'مدينة', other: 'مدينة' }),
  },
  contactTitle: 'حدّثنا عن بيتك القادم',
  contactText: 'اكتب لنا أو اتصل بنا، ونعاود الاتصال بك خلال يوم عمل.',
  soon: 'نفتح قريبًا',
  soonText: 'أول مشاريعنا يُعرض هنا.',
  tellMe: 'أخبروني عند الافتتاح',
  tellMeText: 'اترك اسمك ورقمك، ونتصل بك حين نعرض أول البيوت.',
  office: (brand) => `مكتب ${brand}`,
  maps: arWords.openInGoogleMaps,
};
