import type { BackupProblem } from '@diyar/contract/system';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

export const en = {
  title: words.dashboard,
  newProject: words.newProject,
  demo: 'This is the demo',
  demoBody:
    'People, deals and money in it are made up. When you have seen enough, begin with your own company, here.',
  startOwn: words.startOwnCompany,
  loadFailed: 'Failed to load dashboard data',
  projects: words.projects,
  projectsNote: (featured: number, draft: number, archived: number) =>
    [
      `${formatNumber(featured)} featured`,
      draft > 0 && plural('en', draft, { one: '# draft', other: '# drafts' }),
      `${formatNumber(archived)} archived`,
    ]
      .filter(Boolean)
      .join(', '),
  units: 'Available units',
  ofUnits: (total: number) => `of ${formatNumber(total)}`,
  messages: 'New messages',
  oldest: (when: string) => `oldest: ${isolate(when)}`,
  noneWaits: 'nobody waits',
  soldIn: (month: string) => `Selled in ${month}`,
  soldTotal: (total: number) => `${formatNumber(total)} in total`,
  recent: 'Recent projects',
  columns: { project: words.project, status: words.status, units: 'Units free', changed: 'Changed' },
  preview: words.preview,
  previewOf: (name: string) => `Preview: ${isolate(name)}`,
  edit: words.edit,
  editOf: (name: string) => `Edit: ${isolate(name)}`,
  noProjects: 'No projects found.',
  noProjectsBody: 'The projects that were changed last are listed here.',
  byProject: 'Units by project',
  available: words.available,
  taken: words.notAvailable,
  bar: (name: string, available: number, total: number) =>
    `${isolate(name)}: ${formatNumber(available)} available, ${formatNumber(total - available)} not available`,
  noUnits: words.noUnitsYet,
  waiting: 'Waiting for a reply',
  noneWaiting: words.noMessages,
  seeAll: 'See all',
  seeAllProjects: 'See all projects',
  seeAllMessages: 'See all messages',
  inboxNote: (unread: number, viewings: number) =>
    `${formatNumber(unread)} new, ${plural('en', viewings, { one: '# viewing request', other: '# viewing requests' })}`,
  coverNote: (count: number) =>
    count === 0 ? 'All have a cover picture' : `${formatNumber(count)} without a cover picture`,
  soldNote: (when: string) => `Last one added: ${isolate(when)}`,
  heroNote: (empty: number) =>
    empty === 0
      ? 'All hero slots are filled'
      : plural('en', empty, { one: '# hero slot is empty', other: '# hero slots are empty' }),
  usersNote: (active: number, disabled: number) =>
    `${formatNumber(active)} active, ${formatNumber(disabled)} disabled`,
  paymentsNote: (count: number) =>
    plural('en', count, {
      one: '# apartment with open payments',
      other: '# apartments with open payments',
    }),
  backups: words.backups,
  newestBackup: 'The newest:',
  backupProven: 'restored and compared',
  backupNotProven: 'not yet restored as a test',
  noBackup: 'There is no backup yet.',
  toSystem: 'State of the system',
  backupProblems: {
    backupsOff: 'None is made by itself. Ask whoever runs the server to switch them on.',
    backupNone: 'They are switched on, and none was made yet.',
    backupLate: 'The newest is too old. Whoever runs the server should look why none was made.',
    backupUnproven: 'The newest was not restored as a test yet.',
    backupDamaged:
      'One of them is damaged and cannot be restored. Whoever runs the server should make another.',
  } satisfies Record<BackupProblem, string>,
  floorsNote: (free: number, total: number) => `${formatNumber(free)} of ${formatNumber(total)} free`,
};

export const ar: Texts<typeof en> = {
  title: arWords.dashboard,
  newProject: arWords.newProject,
  demo: 'هذه نسخة تجريبية',
  demoBody: 'أشخاصها وصفقاتها وأموالها مخترعة. حين تكتفي منها ابدأ بشركتك هنا.',
  startOwn: arWords.startOwnCompany,
  loadFailed: 'تعذّر تحميل بيانات لوحة المتابعة',
  projects: arWords.projects,
  projectsNote: (featured, draft, archived) =>
    [
      `مميّزة: ${formatNumber(featured)}`,
      draft > 0 && `مسودات: ${formatNumber(draft)}`,
      `مؤرشفة: ${formatNumber(archived)}`,
    ]
      .filter(Boolean)
      .join('، '),
  units: 'الوحدات المتاحة',
  ofUnits: (total) => `من ${formatNumber(total)}`,
  messages: 'رسائل جديدة',
  oldest: (when) => `أقدمها: ${isolate(when)}`,
  noneWaits: 'لا أحد ينتظر',
  soldIn: (month) => `بيعت في ${month}`,
  soldTotal: (total) => `${formatNumber(total)} في المجموع`,
  recent: 'أحدث المشاريع',
  columns: { project: arWords.project, status: arWords.status, units: 'المتاح', changed: 'آخر تعديل' },
  preview: arWords.preview,
  previewOf: (name) => `عرض مسبق: ${isolate(name)}`,
  edit: arWords.edit,
  editOf: (name) => `تعديل: ${isolate(name)}`,
  noProjects: 'لم يُعثر على مشاريع.',
  noProjectsBody: 'تظهر هنا المشاريع التي عُدّلت أخيرًا.',
  byProject: 'الوحدات حسب المشروع',
  available: arWords.available,
  taken: arWords.notAvailable,
  bar: (name, available, total) =>
    `${isolate(name)}: متاحة ${formatNumber(available)}، غير متاحة ${formatNumber(total - available)}`,
  noUnits: arWords.noUnitsYet,
  waiting: 'بانتظار الرد',
  noneWaiting: arWords.noMessages,
  seeAll: 'عرض الكل',
  seeAllProjects: 'عرض الكل: المشاريع',
  seeAllMessages: 'عرض الكل: الرسائل',
  inboxNote: (unread, viewings) =>
    `جديدة: ${formatNumber(unread)}، ${plural('ar', viewings, {
      zero: 'لا طلبات معاينة',
      one: 'منها طلب معاينة واحد',
      two: 'منها طلبا معاينة',
      few: 'منها # طلبات معاينة',
      many: 'منها # طلب معاينة',
      other: 'منها # طلب معاينة',
    })}`,
  coverNote: (count) =>
    plural('ar', count, {
      zero: 'لكل المشاريع صورة غلاف',
      one: 'مشروع واحد بلا صورة غلاف',
      two: 'مشروعان بلا صورة غلاف',
      few: '# مشاريع بلا صورة غلاف',
      many: '# مشروعًا بلا صورة غلاف',
      other: '# مشروع بلا صورة غلاف',
    }),
  soldNote: (when) => `آخر إضافة: ${isolate(when)}`,
  heroNote: (empty) =>
    plural('ar', empty, {
      zero: 'كل خانات صور الواجهة ممتلئة',
      one: 'خانة واحدة فارغة في صور الواجهة',
      two: 'خانتان فارغتان في صور الواجهة',
      few: '# خانات فارغة في صور الواجهة',
      many: '# خانة فارغة في صور الواجهة',
      other: '# خانة فارغة في صور الواجهة',
    }),
  usersNote: (active, disabled) => `فعّالون: ${formatNumber(active)}، موقوفون: ${formatNumber(disabled)}`,
  paymentsNote: (count) =>
    plural('ar', count, {
      zero: 'لا دفعات مستحقة',
      one: 'وحدة واحدة عليها دفعات مستحقة',
      two: 'وحدتان عليهما دفعات مستحقة',
      few: '# وحدات عليها دفعات مستحقة',
      many: '# وحدة عليها دفعات مستحقة',
      other: '# وحدة عليها دفعات مستحقة',
    }),
  backups: arWords.backups,
  newestBackup: 'أحدثها:',
  backupProven: 'استُعيدت وقورنت',
  backupNotProven: 'لم تُجرَّب استعادتها بعد',
  noBackup: 'لا نسخة احتياطية بعد.',
  toSystem: 'حالة النظام',
  backupProblems: {
    backupsOff: 'لا تُصنع تلقائيًا. اطلب ممن يشغّل الخادم تفعيلها.',
    backupNone: 'النسخ مفعّل ولم تُصنع أي نسخة بعد.',
    backupLate: 'أحدث نسخة قديمة. على من يشغّل الخادم أن يبحث عن السبب.',
    backupUnproven: 'لم تُجرَّب استعادة أحدث نسخة بعد.',
    backupDamaged: 'إحدى النسخ تالفة لا يمكن استعادتها. على من يشغّل الخادم أن يصنع غيرها.',
  },
  floorsNote: (free, total) => `${formatNumber(free)} متاحة من ${formatNumber(total)}`,
};
