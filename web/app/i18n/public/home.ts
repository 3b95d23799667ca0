import type { Texts } from '../texts.ts';

export const en = {
  title: 'Homes of stone and light',
  subtitle:
    'Apartments, villas and offices in and around Ramallah, built in local limestone and meant to be inherited.',
  browse: 'Browse Properties',
  projectsTitle: 'Our projects',
  projectsText:
    'Apartments, villas and offices in and around Ramallah. Filter them by city, bedrooms, area and price.',
  all: 'View All',
  companyTitle: 'We build as if we were moving in',
  contactTitle: 'Tell us about your next home',
  contactText: 'Write or call. We get back to you within one working day.',
  office: 'The Diyar office',
  maps: 'Open in Google Maps',
};

export const ar: Texts<typeof en> = {
  title: 'بيوت من حجر وضوء',
  subtitle: 'مساكن ومكاتب في رام الله والبيرة وما حولهما، نبنيها بحجر البلاد لتبقى للأبناء من بعد.',
  browse: 'تصفّح المشاريع',
  projectsTitle: 'مشاريعنا',
  projectsText: 'شقق وفلل ومكاتب في رام الله وما حولها. ابحث فيها بحسب المدينة وغرف النوم والمساحة والسعر.',
  all: 'كل المشاريع',
  companyTitle: 'نبني كأننا سنسكن',
  contactTitle: 'حدّثنا عن بيتك القادم',
  contactText: 'اكتب لنا أو اتصل بنا، ونعاود الاتصال بك خلال يوم عمل.',
  office: 'مكتب ديار',
  maps: 'افتح في خرائط Google',
};
