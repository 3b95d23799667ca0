import * as arWords from '@diyar/contract/words/ar';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { en } from './texts.ts';

const rows = (n: number) =>
  plural('ar', n, {
    zero: 'لا صفوف',
    one: 'صف واحد',
    two: 'صفان',
    few: '# صفوف',
    many: '# صفًا',
    other: '# صف',
  });
/** After a preposition or as a second part. */
const ofRows = (n: number) =>
  plural('ar', n, {
    one: 'صف واحد',
    two: 'صفين',
    few: '# صفوف',
    many: '# صفًا',
    other: '# صف',
  });
const units = (n: number) =>
  plural('ar', n, {
    zero: 'لا وحدات',
    one: 'وحدة واحدة',
    two: 'وحدتان',
    few: '# وحدات',
    many: '# وحدة',
    other: '# وحدة',
  });
const newUnits = (n: number) =>
  plural('ar', n, {
    one: 'وحدة جديدة',
    two: 'وحدتان جديدتان',
    few: '# وحدات جديدة',
    many: '# وحدة جديدة',
    other: '# وحدة جديدة',
  });
const headings = (n: number) =>
  plural('ar', n, {
    one: 'عنوان واحد',
    two: 'عنوانان',
    few: '# عناوين',
    many: '# عنوانًا',
    other: '# عنوان',
  });

export const ar: Texts<typeof en> = {
  import: arWords.importAction,
  export: 'تصدير الوحدات',
  exportXlsx: arWords.excel,
  exportCsv: arWords.csv,
  exportUnsaved: 'التعديلات غير المحفوظة ليست في الملف.',
  exportName: arWords.units,
  exportFailed: 'تعذّر تصدير الوحدات',
  changesLink: arWords.changesOfUnits,
  newProject: 'احفظ المشروع أولًا: الوحدات تُستورد إلى مشروع موجود.',

  page: 'استيراد وحدات',
  steps: { file: arWords.file, columns: arWords.columns, check: arWords.check, done: arWords.done },
  loadFailed: 'تعذّر تحميل الاستيراد',
  gone: 'لم يعد هذا الاستيراد موجودًا. ما لم يُنفَّذ يُحفظ يومًا واحدًا: اختر الملف من جديد.',

  drop: 'أفلت ملف Excel أو CSV هنا',
  limits: (max, megabytes) =>
    `العناوين في الصف الأول، بالعربية أو بالإنجليزية. حتى ${formatNumber(max)} صف و${megabytes} م.ب.`,
  goOn: (name) => `قُرئ «${isolate(name)}».`,
  goOnAction: 'المتابعة به',
  template: 'ابدأ من نموذج',
  templateBody: 'الوحدات كما هي الآن: عدّل ما يلزم ثم أعد الملف. إن لم تكن وحدات ففيه العناوين وحدها.',
  templateButton: 'تنزيل الوحدات',
  matched: 'كيف تُطابق',
  matchedBody:
    'الصف الذي رقمه موجود يعدّل تلك الوحدة، والرقم الجديد ينشئ وحدة. الخانة الفارغة تترك القيمة كما هي.',
  backTitle: 'طريق الرجوع',
  backBody: 'يمكن التراجع عن كل استيراد خلال 30 يومًا.',

  readFrom: (name, sheet) =>
    sheet ? `«${isolate(name)}»، الورقة «${isolate(sheet)}».` : `«${isolate(name)}».`,
  recognised: (n, of) => `يُقرأ ${formatNumber(n)} من ${headings(of)}، صحّح ما يلزم.`,
  otherSheets: (names) => `تُقرأ أول ورقة فيها محتوى فقط. لم يُقرأ: ${names.map(isolate).join('، ')}.`,
  remembered: 'كما اختير من قبل',
  statusField: 'الحالة في القائمة',
  statusNote: 'المباعة والمحجوزة تدخل موقوفة، بانتظار تسجيل صفقاتها.',
  forStaff: 'يقرؤه الموظفون وحدهم',
  forVisitors: 'يقرؤه الزوّار',
  currencyMissing: 'حدّد عملة الأسعار',
  noNumberColumn: 'لا عمود فيه أرقام الوحدات',
  noNumberColumnBody: 'اختر العمود الذي يذهب إلى «الرقم». من دونه لا يُطابق الصف مع وحدته.',
  open: (n) => `متروك: ${headings(n)}`,
  allRead: arWords.everyHeadingIsRead,
  toCheck: (n) => `مراجعة ${ofRows(n)}`,
  toCheckPlain: 'مراجعة الصفوف',

  claimed: 'ضمن صفقة: ثمن الصفقة لا يتغيّر',
  withdrawn: {
    sold: 'القائمة تقول مباعة: تدخل موقوفة بانتظار تسجيل صفقتها',
    reserved: 'القائمة تقول محجوزة: تدخل موقوفة بانتظار تسجيل صفقتها',
    held: 'القائمة تقول حجز مؤقت: تدخل موقوفة بانتظار تسجيل صفقتها',
    withdrawn: 'القائمة تقول موقوفة: تدخل موقوفة',
  },
  lackingTitle: (n) =>
    plural('ar', n, {
      one: 'صف واحد يقول إن وحدته مأخوذة',
      two: 'صفان يقولان إن وحدتيهما مأخوذتان',
      few: '# صفوف تقول إن وحداتها مأخوذة',
      many: '# صفًا تقول إن وحداتها مأخوذة',
      other: '# صف تقول إن وحداتها مأخوذة',
    }),
  lackingParts: (sold, reserved, held) =>
    [
      sold > 0 && `مباعة: ${formatNumber(sold)}`,
      reserved > 0 && `محجوزة: ${formatNumber(reserved)}`,
      held > 0 && `حجز مؤقت: ${formatNumber(held)}`,
    ]
      .filter(Boolean)
      .join('، '),
  lackingBody: (parts) =>
    `${parts}. تدخل موقوفة وعليها علامة «تنتظر صفقة»، فلا تُعرض على الزوّار. تتبعها الحالة حين تُسجَّل صفقاتها.`,
  wordFloor: 'رقم الطابق',
  wordSkipped: 'تُترك الخانة',
  statuses: {
    sold: arWords.sold,
    reserved: arWords.reserved,
    held: arWords.held,
    withdrawn: arWords.withdrawn,
    available: arWords.available,
  },
  visibleTitle: 'ما سيقرؤه الزوّار جديدًا',
  visibleNone: 'لن يقرأ الزوّار شيئًا جديدًا.',
  visibleDraft: 'المشروع ليس في الموقع: يقرأ الزوّار هذا حين يُنشر.',
  visibleUnits: (n) =>
    plural('ar', n, {
      one: 'وحدة واحدة تُعرض لأول مرة',
      two: 'وحدتان تُعرضان لأول مرة',
      few: '# وحدات تُعرض لأول مرة',
      many: '# وحدة تُعرض لأول مرة',
      other: '# وحدة تُعرض لأول مرة',
    }),
  visiblePrices: (n) =>
    plural('ar', n, { one: 'سعر واحد', two: 'سعران', few: '# أسعار', many: '# سعرًا', other: '# سعر' }),
  visibleFacts: (n) =>
    plural('ar', n, {
      one: 'مواصفات تغيّرت لوحدة واحدة',
      two: 'مواصفات تغيّرت لوحدتين',
      few: 'مواصفات تغيّرت ل# وحدات',
      many: 'مواصفات تغيّرت ل# وحدة',
      other: 'مواصفات تغيّرت ل# وحدة',
    }),
  visibleTexts: (n) =>
    plural('ar', n, { one: 'نص واحد', two: 'نصان', few: '# نصوص', many: '# نصًا', other: '# نص' }),
  visibleMore: (n) =>
    plural('ar', n, {
      one: 'ونص واحد غيرها',
      two: 'ونصان غيرها',
      few: 'و# نصوص غيرها',
      many: 'و# نصًا غيرها',
      other: 'و# نص غيرها',
    }),
  atRow: (row, text) => `الصف ${formatNumber(row)}: ${text}`,
  issues: {
    cell: (field, text) => `${field}: ${text}`,
    numberMissing: 'بلا رقم وحدة.',
    numberTwice: (number, row) => `الرقم ${isolate(number)} مكرّر، ورد في الصف ${formatNumber(row)}.`,
    numberOfTwoUnits: (number) => `في المشروع وحدتان بالرقم ${isolate(number)}. غيّر رقم إحداهما أولًا.`,
    factsMissing: (fields) => `ينقص الوحدة الجديدة: ${fields}.`,
    locked: (field) => `الوحدة مباعة، فلا يتغيّر: ${field}.`,
    tooManyUnits: 'يزيد عدد وحدات المشروع على المسموح.',
    unreadable: (typed) => `لا يمكن قراءة «${isolate(typed)}».`,
  },
  refusedOf: (n, of) => `مرفوض: ${formatNumber(n)} من ${ofRows(of)}`,
  refusedNote: 'لا تغيّر شيئًا',
  noneRefused: 'لا صفّ مرفوض',
  nothing: 'لا شيء سيتغيّر',
  nothingBody: (n) => `ما في الملف هو ما في الوحدات: ${rows(n)} بلا تغيير.`,
  noRows: arWords.theFileHasHeadingsAnd,
  noRowsBody: 'املأ صفًا واحدًا على الأقل تحت العناوين ثم استورده من جديد.',
  allRefused: 'لا صفّ يمكن استيراده',
  allRefusedBody: 'لكل صفّ سببه أدناه. صحّحها في الملف، أو صحّح الأعمدة.',
  otherFile: 'ملف آخر',
  run: (n) => `استيراد ${ofRows(n)}`,
  running: 'جارٍ الاستيراد…',
  runFailed: 'لم يُستورد شيء',
  stale: 'تغيّرت الوحدات في هذه الأثناء',
  staleBody: 'لم يُستورد شيء. رُوجعت الصفوف من جديد، فانظر إليها مرة أخرى.',

  doneTitle: (n) => `استُورد ${rows(n)}`,
  doneBody: (created, changed) => `جديدة: ${formatNumber(created)}، تغيّرت: ${formatNumber(changed)}.`,
  until: (day) => `يمكن التراجع عنه حتى ${day}.`,
  openSheet: 'فتح الوحدات',
  another: 'استيراد ملف آخر',
  takenBackTitle: 'تم التراجع عن هذا الاستيراد',

  dialogImport: 'التراجع عن هذا الاستيراد؟',
  dialogSave: 'التراجع عن هذا التغيير؟',
  what: (name, when, by) =>
    name ? `«${isolate(name)}»، ${when}، ${isolate(by)}` : `${when}، ${isolate(by)}`,
  counts: (created, changed, deleted) =>
    [
      created > 0 && newUnits(created),
      changed > 0 && `تغيّرت ${formatNumber(changed)}`,
      deleted > 0 && `حُذفت ${formatNumber(deleted)}`,
    ]
      .filter(Boolean)
      .join('، ') || 'لا شيء',
  can: (n) => `يمكن التراجع عن ${formatNumber(n)}`,
  removed: (n, day) =>
    plural('ar', n, {
      one: `وحدة جديدة تنتقل إلى سلة المحذوفات حتى ${day}.`,
      two: `وحدتان جديدتان تنتقلان إلى سلة المحذوفات حتى ${day}.`,
      few: `# وحدات جديدة تنتقل إلى سلة المحذوفات حتى ${day}.`,
      many: `# وحدة جديدة تنتقل إلى سلة المحذوفات حتى ${day}.`,
      other: `# وحدة جديدة تنتقل إلى سلة المحذوفات حتى ${day}.`,
    }),
  restored: (n) =>
    plural('ar', n, {
      one: 'وحدة محذوفة تعود.',
      two: 'وحدتان محذوفتان تعودان.',
      few: '# وحدات محذوفة تعود.',
      many: '# وحدة محذوفة تعود.',
      other: '# وحدة محذوفة تعود.',
    }),
  reverted: (n) =>
    plural('ar', n, {
      one: 'وحدة واحدة تعود قيمها القديمة.',
      two: 'وحدتان تعود قيمهما القديمة.',
      few: '# وحدات تعود قيمها القديمة.',
      many: '# وحدة تعود قيمها القديمة.',
      other: '# وحدة تعود قيمها القديمة.',
    }),
  cannot: (n) => `لا يمكن التراجع عن ${formatNumber(n)}، كلها أو بعضها`,
  kept: {
    changed: (what) => `${what}: تغيّر بعدها، ويبقى الأحدث`,
    deal: 'دخلت صفقة بعدها، فتبقى',
    gone: 'حُذفت بعدها',
    number: 'رقمها صار لوحدة أخرى',
    sold: (what) => `مباعة، فلا يتغيّر: ${what}`,
    full: 'لا مكان لها في المشروع',
  },
  wholeUnit: arWords.unit,
  byAt: (by, when) => `(${[by && isolate(by), when].filter(Boolean).join('، ')})`,
  more: (n) => `و${units(n)} غيرها`,
  keep: 'إبقاء التغيير',
  takeBackOf: (n, of) => `التراجع عن ${formatNumber(n)} من ${formatNumber(of)}`,
  takeBackStale: 'تغيّرت الوحدات في هذه الأثناء. هذا ما يمكن التراجع عنه الآن.',
  takenBack: arWords.takenBack,
  takenBackDetail: (n, kept) => (kept === 0 ? units(n) : `${units(n)}، ويبقى ${formatNumber(kept)} كما هو`),
  nothingTakenBack: 'لم يبق ما يُتراجع عنه',
  undo: arWords.undo,
  imported: (n) => `استُورد ${rows(n)}`,
  saved: (created, changed, deleted) =>
    `الوحدات: ${[created && `جديدة ${created}`, changed && `تغيّرت ${changed}`, deleted && `حُذفت ${deleted}`].filter(Boolean).join('، ')}`,

  changesTitle: arWords.changesOfUnits,
  changesIntro: 'كل استيراد وكل حفظ غيّر وحدات في آخر 30 يومًا. يمكن التراجع عن كل منها، إلا ما تغيّر بعده.',
  changesNone: 'لم تتغيّر أي وحدة في آخر 30 يومًا.',
  changesNoneBody: 'هنا يظهر كل استيراد وكل حفظ يغيّر الوحدات، ويمكن التراجع عنه.',
  batchHeads: {
    what: 'التغيير',
    when: arWords.when,
    by: 'من قام به',
    counts: arWords.units,
    until: 'التراجع',
  },
  actions: {
    import: arWords.importAction,
    save: 'حفظ المشروع',
    building: 'طوابق العمارة',
    takeBack: arWords.undo,
    other: arWords.change,
  },
  untilShort: (day) => `حتى ${day}`,
  takenBackOn: (day) => `تُراجع عنه في ${day}`,
  takeBackLabel: (what, when) => `تراجع: ${what}، ${when}`,
};
