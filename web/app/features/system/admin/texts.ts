import type { JobName, SystemProblem } from '@diyar/contract/system';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { formatNumber, plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

export const en = {
  title: words.system,
  intro: 'What the server knows about itself. The doctor on the command line and the metrics tell the same.',
  loadFailed: 'The state of the system could not be loaded',
  archive: 'Everything out',
  archiveBody:
    'One archive with all data as tables, the files as they were uploaded and the papers as pages. It holds names, phones and contracts: keep it where nobody else reads it.',
  archiveNumbers: 'With the numbers of identity papers',
  archiveBusy: 'The archive is being made. Large ones take minutes.',
  makeArchive: 'Download the archive',
  archiveFailed: 'The archive was not made',
  allWell: 'All is well',
  allWellBody: 'Nothing needs attention.',
  problems: {
    backupsOff: {
      what: 'No backup is made',
      remedy:
        'Ask whoever runs the server to switch scheduled backups on. Until then a broken disk loses everything.',
    },
    backupNone: {
      what: 'There is no backup yet',
      remedy:
        'Scheduled backups are on. If this stays for an hour, whoever runs the server finds the reason in its log.',
    },
    backupLate: {
      what: 'The newest backup is too old',
      remedy: 'Whoever runs the server should look why none was made, and make one.',
    },
    backupUnproven: {
      what: 'The newest backup is not proven',
      remedy: 'It was not restored as a test yet. Whoever runs the server can have it checked now.',
    },
    backupDamaged: {
      what: 'A backup is damaged',
      remedy: 'It cannot be restored. Whoever runs the server should make another, and look at the disk.',
    },
    diskLow: {
      what: 'The disk is nearly full',
      remedy: 'Uploads and backups will fail. Whoever runs the server should make room.',
    },
    storageAway: {
      what: 'The storage of files does not answer',
      remedy:
        'Pictures and contracts cannot be read or added. Whoever runs the server should start it again.',
    },
    mailNotSent: {
      what: 'Mail is not being sent',
      remedy: 'What waits is sent as soon as the mail server answers; what was given up is not.',
    },
    picturesFailed: {
      what: 'Sizes of some pictures could not be made',
      remedy: 'They are shown as they were uploaded. Uploading them again helps if they are damaged.',
    },
    jobFailing: {
      what: 'Regular work of the server fails',
      remedy: 'Which one and why stands below.',
    },
  } satisfies Record<SystemProblem, { what: string; remedy: string }>,
  backups: words.backups,
  every: (hours: number) => plural('en', hours, { one: 'Made every hour', other: 'Made every # hours' }),
  everyMinutes: (minutes: number) =>
    plural('en', minutes, { one: 'Made every minute', other: 'Made every # minutes' }),
  byHand: 'Not made by itself',
  backup: { made: 'Made', proven: 'Restored and compared', state: words.state, name: words.name },
  noBackups: 'None yet',
  notProven: words.notYetInText,
  states: { whole: 'Whole', unproven: 'Not proven yet', damaged: 'Damaged' },
  disks: { data: 'Disk of the data', backups: 'Disk of the backups' },
  free: (free: string, total: string) => `${free} free of ${total}`,
  storage: 'Storage of files',
  storageKinds: { folder: 'A folder of the server', s3: 'Object storage' },
  answers: 'Answers',
  away: 'Does not answer',
  mail: 'Mail',
  mailOff: 'Not set up: nobody is told of messages by mail',
  mailState: (waiting: number, givenUp: number) =>
    `${formatNumber(waiting)} waiting, ${formatNumber(givenUp)} given up`,
  pictures: words.pictures,
  picturesState: (waiting: number, failed: number) =>
    `${formatNumber(waiting)} waiting for their sizes, ${formatNumber(failed)} failed`,
  signIns: 'Failed sign-ins',
  signInsState: (hour: number, day: number) =>
    `${formatNumber(hour)} in the last hour, ${formatNumber(day)} in the last day`,
  toSignIns: 'Show them',
  jobs: 'Regular work',
  job: { name: 'Work', ran: 'Last went well', state: words.state },
  jobNames: {
    backup: 'Make and prove backups',
    'backup-check': 'Compare all backups',
    challenges: 'Forget unfinished sign-ins',
    'deal-sums': 'Add up the money of deals',
    devices: 'Forget old devices',
    files: 'Remove unused files',
    'missing-leads': 'Open missing leads',
    outbox: 'Forget sent mail',
    previews: 'End old previews',
    'request-keys': 'Forget old keys of requests',
    sessions: 'End old sessions',
    'sign-ins': 'Forget old sign-ins',
    'stray-files': 'Remove stray files',
    throttles: 'Forget counted tries',
    trash: 'Empty the trash after its days',
  } satisfies Record<JobName, string>,
  jobOk: 'Well',
  jobFailed: (failures: number) =>
    plural('en', failures, { one: 'Failed once', other: 'Failed # times in a row' }),
  never: words.notReadYet,
  noJobs: 'None has run yet',
  about: 'Version',
  version: words.diyar,
  node: 'Node',
  database: 'Database',
  databaseKinds: { postgres: 'PostgreSQL', embedded: 'Embedded (PGlite)' },
  started: 'Running since',
};

export const ar: Texts<typeof en> = {
  title: arWords.system,
  intro: 'ما يعرفه الخادم عن حاله. يقول أمر الفحص والمقاييس الشيء نفسه.',
  loadFailed: 'تعذّر تحميل حالة النظام',
  archive: 'إخراج كل البيانات',
  archiveBody:
    'أرشيف واحد فيه كل البيانات جداولَ، والملفات كما رُفعت، والسندات صفحات. فيه أسماء وهواتف وعقود، فاحفظه حيث لا يقرؤه غيرك.',
  archiveNumbers: 'مع أرقام وثائق الهوية',
  archiveBusy: 'يجري إعداد الأرشيف، وقد يستغرق الكبير منه دقائق.',
  makeArchive: 'تنزيل الأرشيف',
  archiveFailed: 'لم يُعدّ الأرشيف',
  allWell: 'كل شيء على ما يرام',
  allWellBody: 'لا شيء يحتاج إلى انتباه.',
  problems: {
    backupsOff: {
      what: 'لا تُصنع نسخ احتياطية',
      remedy: 'اطلب ممن يشغّل الخادم تفعيل النسخ الاحتياطي المجدول. حتى ذلك الحين يضيع كل شيء بتلف القرص.',
    },
    backupNone: {
      what: 'لا نسخة احتياطية بعد',
      remedy: 'النسخ المجدول مفعّل. إن بقي الأمر كذلك ساعة فالسبب في سجل الخادم عند من يشغّله.',
    },
    backupLate: {
      what: 'أحدث نسخة احتياطية قديمة',
      remedy: 'على من يشغّل الخادم أن يبحث عن السبب ويصنع نسخة.',
    },
    backupUnproven: {
      what: 'لم تُجرَّب استعادة أحدث نسخة',
      remedy: 'لم تُستعد على سبيل التجربة بعد. يستطيع من يشغّل الخادم فحصها الآن.',
    },
    backupDamaged: {
      what: 'نسخة احتياطية تالفة',
      remedy: 'لا يمكن استعادتها. على من يشغّل الخادم أن يصنع غيرها ويفحص القرص.',
    },
    diskLow: {
      what: 'القرص يكاد يمتلئ',
      remedy: 'ستفشل عمليات الرفع والنسخ. على من يشغّل الخادم أن يُخلي مساحة.',
    },
    storageAway: {
      what: 'مخزن الملفات لا يجيب',
      remedy: 'لا يمكن قراءة الصور والعقود ولا إضافتها. على من يشغّل الخادم أن يعيد تشغيله.',
    },
    mailNotSent: {
      what: 'البريد لا يُرسَل',
      remedy: 'ما ينتظر يُرسَل فور أن يجيب خادم البريد، وما تُرك لا يُرسَل.',
    },
    picturesFailed: {
      what: 'تعذّر صنع مقاسات بعض الصور',
      remedy: 'تُعرض كما رُفعت. إن كانت تالفة فرفعها من جديد يحل الأمر.',
    },
    jobFailing: { what: 'عمل دوري للخادم يفشل', remedy: 'أيّ عمل ولماذا تجده أدناه.' },
  },
  backups: arWords.backups,
  every: (hours) =>
    plural('ar', hours, {
      one: 'تُصنع كل ساعة',
      two: 'تُصنع كل ساعتين',
      few: 'تُصنع كل # ساعات',
      many: 'تُصنع كل # ساعة',
      other: 'تُصنع كل # ساعة',
    }),
  everyMinutes: (minutes) =>
    plural('ar', minutes, {
      one: 'تُصنع كل دقيقة',
      two: 'تُصنع كل دقيقتين',
      few: 'تُصنع كل # دقائق',
      many: 'تُصنع كل # دقيقة',
      other: 'تُصنع كل # دقيقة',
    }),
  byHand: 'لا تُصنع تلقائيًا',
  backup: { made: 'صُنعت', proven: 'استُعيدت وقورنت', state: arWords.state, name: arWords.name },
  noBackups: 'لا شيء بعد',
  notProven: arWords.notYetInText,
  states: { whole: 'سليمة', unproven: 'لم تُجرَّب بعد', damaged: 'تالفة' },
  disks: { data: 'قرص البيانات', backups: 'قرص النسخ الاحتياطية' },
  free: (free, total) => `${free} متاحة من ${total}`,
  storage: 'مخزن الملفات',
  storageKinds: { folder: 'مجلد على الخادم', s3: 'مخزن كائنات' },
  answers: 'يجيب',
  away: 'لا يجيب',
  mail: arWords.mail,
  mailOff: 'غير مُعدّ: لا يُبلَّغ أحد بالرسائل عبر البريد',
  mailState: (waiting, givenUp) =>
    `بانتظار الإرسال: ${formatNumber(waiting)}، تُركت: ${formatNumber(givenUp)}`,
  pictures: arWords.pictures,
  picturesState: (waiting, failed) =>
    `بانتظار مقاساتها: ${formatNumber(waiting)}، فشلت: ${formatNumber(failed)}`,
  signIns: 'محاولات دخول فاشلة',
  signInsState: (hour, day) =>
    `في الساعة الأخيرة: ${formatNumber(hour)}، في اليوم الأخير: ${formatNumber(day)}`,
  toSignIns: 'عرضها',
  jobs: 'الأعمال الدورية',
  job: { name: 'العمل', ran: 'آخر نجاح', state: arWords.state },
  jobNames: {
    backup: 'صنع النسخ الاحتياطية وتجربتها',
    'backup-check': 'مقارنة كل النسخ الاحتياطية',
    challenges: 'نسيان محاولات الدخول غير المكتملة',
    'deal-sums': 'جمع مبالغ الصفقات',
    devices: 'نسيان الأجهزة القديمة',
    files: 'حذف الملفات غير المستعملة',
    'missing-leads': 'فتح العملاء الناقصين',
    outbox: 'نسيان البريد المُرسَل',
    previews: 'إنهاء روابط العرض القديمة',
    'request-keys': 'نسيان مفاتيح الطلبات القديمة',
    sessions: 'إنهاء الجلسات القديمة',
    'sign-ins': 'نسيان سجل الدخول القديم',
    'stray-files': 'حذف الملفات الضالة',
    throttles: 'نسيان المحاولات المعدودة',
    trash: 'إفراغ سلة المحذوفات بعد أيامها',
  },
  jobOk: 'سليم',
  jobFailed: (failures) =>
    plural('ar', failures, {
      one: 'فشل مرة',
      two: 'فشل مرتين متتاليتين',
      few: 'فشل # مرات متتالية',
      many: 'فشل # مرة متتالية',
      other: 'فشل # مرة متتالية',
    }),
  never: arWords.notYetInText,
  noJobs: 'لم يعمل أي منها بعد',
  about: 'الإصدار',
  version: arWords.diyar,
  node: 'Node',
  database: 'قاعدة البيانات',
  databaseKinds: { postgres: 'PostgreSQL', embedded: 'مدمجة (PGlite)' },
  started: 'يعمل منذ',
};
