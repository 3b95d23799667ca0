import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../../i18n/plural.ts';
import type { Texts } from '../../../../i18n/texts.ts';

/** The list of buildings, and the switch from one to another. */
export const en = {
  title: words.buildings,
  loadFailed: 'Failed to load buildings',
  search: 'Name of a building',
  count: (count: number) => plural('en', count, { one: '# building', other: '# buildings' }),
  units: (count: number) => plural('en', count, { one: '# unit', other: '# units' }),
  floors: (from: string, to: string) => `Floors ${isolate(from)} to ${isolate(to)}`,
  available: (count: number) => `${formatNumber(count)} available`,
  outstanding: words.outstanding,
  overdue: words.overdue,
  openFloors: words.floors,
  openDashboard: words.dashboard,
  floorsOf: (name: string) => `Floors: ${isolate(name)}`,
  dashboardOf: (name: string) => `Dashboard: ${isolate(name)}`,
  none: 'No building yet',
  noneBody:
    'A building is a project with floors. Open a project, go to its step for the building, and set the first and the last floor and the units on each.',
  noneOfYours: 'No building is given to you yet',
  noneOfYoursBody: 'A superadmin gives buildings to your account on the users page.',
  toProjects: words.toTheProjects,
  noMatch: 'No building has this name',
  onlyLacasa: 'This server has one building',
  onlyLacasaBody: 'It has the tracker of LaCasa and no calls for other buildings.',
  toLacasa: 'LaCasa floors',
  notYours: 'LaCasa is not among your buildings',
  notYoursBody:
    'A superadmin decides on the users page which buildings you see, and on the page of a building whether it is LaCasa.',
  yourBuildings: 'Your buildings',
  switch: 'Another building',
  switchTo: (name: string) => `${isolate(name)}: choose another building`,
  allBuildings: words.allBuildings,
  lacasa: words.lacasa,
  floorsTitle: (name: string) => `${name} Floors`,
  dashboardTitle: (name: string) => `${name} Dashboard`,
};

export const ar: Texts<typeof en> = {
  title: arWords.buildings,
  loadFailed: 'تعذّر تحميل العمارات',
  search: 'اسم العمارة',
  count: (count) =>
    plural('ar', count, {
      zero: 'لا عمارات',
      one: 'عمارة واحدة',
      two: 'عمارتان',
      few: '# عمارات',
      many: '# عمارة',
      other: '# عمارة',
    }),
  units: (count) =>
    plural('ar', count, {
      zero: 'لا وحدات',
      one: 'وحدة واحدة',
      two: 'وحدتان',
      few: '# وحدات',
      many: '# وحدة',
      other: '# وحدة',
    }),
  floors: (from, to) => `الطوابق ${isolate(from)} إلى ${isolate(to)}`,
  available: (count) =>
    plural('ar', count, {
      zero: 'لا وحدات متاحة',
      one: 'وحدة متاحة',
      two: 'وحدتان متاحتان',
      few: '# وحدات متاحة',
      many: '# وحدة متاحة',
      other: '# وحدة متاحة',
    }),
  outstanding: arWords.outstanding,
  overdue: arWords.overdue,
  openFloors: arWords.floors,
  openDashboard: 'المتابعة',
  floorsOf: (name) => `الطوابق: ${isolate(name)}`,
  dashboardOf: (name) => `المتابعة: ${isolate(name)}`,
  none: 'لا عمارات بعد',
  noneBody:
    'العمارة مشروع له طوابق. افتح مشروعًا، وفي خطوة العمارة حدّد أول طابق وآخر طابق والوحدات في كل منها.',
  noneOfYours: 'لم تُسند إليك عمارة بعد',
  noneOfYoursBody: 'يسند المدير العام العمارات إلى حسابك من صفحة المستخدمين.',
  toProjects: arWords.toTheProjects,
  noMatch: 'لا عمارة بهذا الاسم',
  onlyLacasa: 'في هذا الخادم عمارة واحدة',
  onlyLacasaBody: 'فيه متابعة لاكاسا وحدها.',
  toLacasa: arWords.lacasaFloors,
  notYours: 'لاكاسا ليست من عماراتك',
  notYoursBody:
    'يحدّد المدير العام العمارات التي تراها من صفحة المستخدمين، ويعيّن من صفحة العمارة أيّها لاكاسا.',
  yourBuildings: 'عماراتك',
  switch: 'عمارة أخرى',
  switchTo: (name) => `${isolate(name)}: اختيار عمارة أخرى`,
  allBuildings: arWords.allBuildings,
  lacasa: arWords.lacasa,
  floorsTitle: (name) => `طوابق ${name}`,
  dashboardTitle: (name) => `متابعة ${name}`,
};
