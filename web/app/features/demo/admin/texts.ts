import type { DemoState, WayBack } from '@diyar/contract/demo';
import { REMOVE_WORDS } from '@diyar/contract/demo';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** The demo goes, and may come back. */
export const en = {
  title: words.startOwnCompany,
  intro:
    'What you see is the demo: people, deals and money in it are made up. Removing it starts your own company here, empty, as on a new server.',
  goes: 'What goes',
  counts: {
    projects: words.projects,
    units: words.units,
    deals: words.deals,
    persons: words.persons,
    leads: words.leads,
    messages: words.messages,
    papers: 'Receipts, vouchers',
    files: 'Pictures and files',
    users: 'Other accounts',
  } satisfies Record<keyof DemoState['counts'], string>,
  goesToo:
    'With them names, texts, logo, opening hours, payment plans, limits of roles and the activity log. Numbers of papers, deals and projects begin at 1. Whoever else is signed in is signed out.',
  stays: 'What stays',
  staying: [
    'Your account with its password, second factors and sessions',
    'Currencies, time zone, first day of the week and the country of phones',
    'Prepared answers',
    'Settings of the server, and its backups',
  ],
  back: 'For 30 days you can take the demo back with this account, as long as your company has no deals and the program is not upgraded.',
  password: 'First a password of your own',
  passwordBody:
    'Your account has the password that stands in the instructions, which everybody can read. Your company needs another.',
  toAccount: words.myAccount,
  remove: words.removeDemo,
  removeTitle: 'Remove the demo?',
  removeBody: 'Everything in the list above goes at once, for everybody.',
  word: `Type ‘${REMOVE_WORDS.en}’ to go on`,
  keep: 'Leave it as it is',
  removing: words.removing,
  failed: 'Nothing was removed',
  backTitle: 'The removed demo',
  removedOn: (day: string, until: string) =>
    `It was removed on ${isolate(day)}, and can be taken back until ${isolate(until)}.`,
  backGoes: 'What was entered since goes then',
  takeBack: words.takeDemoBack,
  takeBackTitle: 'Take the demo back?',
  takeBackBody:
    'The demo is as it was. What was entered since is lost for good, and so are the accounts made since.',
  takingBack: 'Bringing it back…',
  backFailed: 'The demo was not taken back',
  noWayBack: {
    none: 'It cannot be taken back any more.',
    upgraded: 'It cannot be taken back: the program was upgraded since.',
    deals: 'It cannot be taken back: your company has deals.',
    somebodyElse: 'Only the account that removed it can take it back.',
  } satisfies Record<Exclude<WayBack, 'open'>, string>,
};

export const ar: Texts<typeof en> = {
  title: arWords.startOwnCompany,
  intro:
    'ما تراه نسخة تجريبية: أشخاصها وصفقاتها وأموالها مخترعة. بإزالتها تبدأ شركتك هنا فارغة كما على خادم جديد.',
  goes: 'ما يُزال',
  counts: {
    projects: arWords.projects,
    units: arWords.units,
    deals: arWords.deals,
    persons: arWords.persons,
    leads: arWords.leads,
    messages: arWords.messages,
    papers: 'سندات القبض والصرف',
    files: 'الصور والملفات',
    users: 'الحسابات الأخرى',
  },
  goesToo:
    'ومعها الأسماء والنصوص والشعار وساعات الدوام وخطط الدفع وسقوف الأدوار وسجل النشاط. تبدأ أرقام السندات والصفقات والمشاريع من 1، ويُخرَج كل من دخل غيرك.',
  stays: 'ما يبقى',
  staying: [
    'حسابك بكلمة مروره وعوامله الثانية وجلساته',
    'العملات والمنطقة الزمنية وأول أيام الأسبوع وبلد أرقام الهواتف',
    'الردود الجاهزة',
    'إعدادات الخادم ونسخه الاحتياطية',
  ],
  back: 'تستطيع خلال 30 يومًا استرجاع النسخة التجريبية بهذا الحساب، ما دامت شركتك بلا صفقات ولم يُحدَّث البرنامج.',
  password: 'كلمة مرور خاصة بك أولًا',
  passwordBody: 'لحسابك كلمة المرور المكتوبة في الإرشادات، ويقرؤها الجميع. تحتاج شركتك إلى غيرها.',
  toAccount: arWords.myAccount,
  remove: arWords.removeDemo,
  removeTitle: 'إزالة النسخة التجريبية؟',
  removeBody: 'يُزال كل ما في القائمة أعلاه دفعة واحدة، وعند الجميع.',
  word: `اكتب «${REMOVE_WORDS.ar}» للمتابعة`,
  keep: 'إبقاء كل شيء كما هو',
  removing: arWords.removing,
  failed: 'لم يُزَل شيء',
  backTitle: 'النسخة التجريبية المُزالة',
  removedOn: (day, until) => `أُزيلت في ${isolate(day)}، ويمكن استرجاعها حتى ${isolate(until)}.`,
  backGoes: 'يُزال عندها ما أُدخل بعدها',
  takeBack: arWords.takeDemoBack,
  takeBackTitle: 'استرجاع النسخة التجريبية؟',
  takeBackBody: 'تعود كما كانت، ويضيع نهائيًا ما أُدخل بعدها مع الحسابات التي أُنشئت بعدها.',
  takingBack: 'يجري الاسترجاع…',
  backFailed: 'لم تُسترجع النسخة التجريبية',
  noWayBack: {
    none: 'لم يعد ممكنًا استرجاعها.',
    upgraded: 'لا يمكن استرجاعها: حُدِّث البرنامج بعدها.',
    deals: 'لا يمكن استرجاعها: لشركتك صفقات.',
    somebodyElse: 'لا يسترجعها إلا الحساب الذي أزالها.',
  },
};
