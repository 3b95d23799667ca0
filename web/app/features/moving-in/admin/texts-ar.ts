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
  plural('ar', n, { one: 'صف واحد', two: 'صفين', few: '# صفوف', many: '# صفًا', other: '# صف' });
const deals = (n: number) =>
  plural('ar', n, {
    zero: 'لا صفقات',
    one: 'صفقة واحدة',
    two: 'صفقتان',
    few: '# صفقات',
    many: '# صفقة',
    other: '# صفقة',
  });
const cheques = (n: number) =>
  plural('ar', n, {
    zero: 'لا شيكات',
    one: 'شيك واحد',
    two: 'شيكان',
    few: '# شيكات',
    many: '# شيكًا',
    other: '# شيك',
  });
const persons = (n: number) =>
  plural('ar', n, {
    zero: 'لا أشخاص',
    one: 'شخص واحد',
    two: 'شخصان',
    few: '# أشخاص',
    many: '# شخصًا',
    other: '# شخص',
  });
const leads = (n: number) =>
  plural('ar', n, {
    zero: 'لا عملاء محتملين',
    one: 'عميل محتمل واحد',
    two: 'عميلان محتملان',
    few: '# عملاء محتملين',
    many: '# عميلًا محتملًا',
    other: '# عميل محتمل',
  });
const differences = (n: number) =>
  plural('ar', n, {
    one: 'فرق واحد',
    two: 'فرقان',
    few: '# فروق',
    many: '# فرقًا',
    other: '# فرق',
  });
const headings = (n: number) =>
  plural('ar', n, {
    one: 'عنوان واحد',
    two: 'عنوانان',
    few: '# عناوين',
    many: '# عنوانًا',
    other: '# عنوان',
  });
const openings = (n: number) =>
  plural('ar', n, {
    one: 'رصيد افتتاحي واحد',
    two: 'رصيدان افتتاحيان',
    few: '# أرصدة افتتاحية',
    many: '# رصيدًا افتتاحيًا',
    other: '# رصيد افتتاحي',
  });

const rowOf = {
  deals: 'صف الصفقات',
  cheques: 'صف الشيكات',
  persons: 'صف الأشخاص',
  leads: 'صف العملاء المحتملين',
};

export const ar: Texts<typeof en> = {
  title: arWords.movingIn,
  steps: {
    file: arWords.file,
    columns: arWords.columns,
    check: arWords.check,
    books: 'مطابقة دفاتركم',
    done: arWords.done,
  },
  kinds: {
    deals: arWords.deals,
    cheques: arWords.cheques,
    persons: arWords.persons,
    leads: arWords.leads,
  },
  loadFailed: 'تعذّر تحميل ما أُدخل',
  gone: 'لم يعد هذا الملف هنا. الملف الذي لم يُدخَل يُحفظ يومًا واحدًا: اختره من جديد.',

  day: arWords.dayOfMovingIn,
  dayHint: 'ما دُفع حتى مساء اليوم السابق يصير رصيدًا افتتاحيًا واحدًا لكل صفقة، وما بعده يُسجَّل هنا.',
  drop: 'أفلت ملف Excel بعدة أوراق، أو عدة ملفات',
  dropMore: 'أفلت هنا ملفًا آخر',
  limits: (max, megabytes) =>
    `العناوين بالعربية أو الإنجليزية، ولا يضرّ ما فوقها. حتى ${formatNumber(max)} صف في الورقة و${megabytes} م.ب. لا يُكتب شيء قبل الخطوة الأخيرة.`,
  pasted: arWords.pastedCells,
  read: 'قُرئ',
  sheetRows: (kind, sheet, n) => `${kind}${sheet ? `، ورقة «${isolate(sheet)}»` : ''}: ${rows(n)}`,
  otherSheets: (names) => `لم تُعرف وتُترك: ${names.map((name) => `«${isolate(name)}»`).join('، ')}.`,
  onlyDeals: 'لا ورقة شيكات في الملف. يمكن الإكمال، وتُدخَل الشيكات لاحقًا وتجد صفقاتها بالوحدة.',
  beginAnew: 'ترك هذا الملف والبدء من جديد',
  oneRow: {
    deals: 'صف لكل صفقة',
    cheques: 'صف لكل شيك لم يُحصَّل',
    persons: 'أشخاص بلا صفقة ولا طلب',
    leads: 'صف لكل شخص ومشروع',
  },
  neededNote: 'الأعمدة الغامقة لازمة، وغيرها يجوز أن ينقص.',
  help: 'النماذج وما سيحدث',
  template: 'ابدأ من نموذج يُملأ',
  templateBody: 'وحداتكم التي ليست لأحد في نموذج الصفقات من الآن، ويبقى ملء المشتري.',
  templateOf: {
    deals: 'نموذج الصفقات',
    cheques: 'نموذج الشيكات',
    persons: 'نموذج الأشخاص',
    leads: 'نموذج العملاء المحتملين',
  },
  sheetName: 'نموذج',
  whatHappens: 'ما الذي سيحدث',
  whatHappensBody:
    'كل صف يصير صفقة بثمنها وخصمها وخطتها. وما دُفع يصير قيد «رصيد افتتاحي» بلا سند، لأن سنداته عندكم. والشيك المحصَّل مكانه في «المدفوع حتى الآن» لا بين الشيكات. والأشخاص يُعرفون بهواتفهم: لا يتكرر أحد، ويُضاف الاسم الجديد. ويمكن التراجع عن ذلك كله خلال 30 يومًا.',
  exportTitle: 'ما هو هنا الآن',
  exportBody: 'بالشكل نفسه: إدخاله من جديد لا يغيّر شيئًا.',
  exportOf: {
    deals: 'صفقات اليوم',
    cheques: 'شيكات اليوم',
    persons: 'أشخاص اليوم',
    leads: 'عملاء اليوم المحتملون',
  },
  rowsRead: (n, sheets) =>
    `${rows(n)} في ${plural('ar', sheets, { one: 'ورقة واحدة', two: 'ورقتين', few: '# أوراق', many: '# ورقة', other: '# ورقة' })}`,
  toColumns: 'مطابقة الأعمدة',

  recognised: (name, n, of) =>
    `«${isolate(name)}»: يُقرأ ${formatNumber(n)} من ${headings(of)}. ما تصحّحه يُحفظ للمرة القادمة.`,
  columnMissing: (kind, field) => `${kind}: اختر العمود الذي فيه «${field}».`,
  leftOut: (n) => `متروك: ${headings(n)}`,
  allRead: arWords.everyHeadingIsRead,
  toCheck: (n) => `مراجعة ${ofRows(n)}`,

  sheetShown: 'الورقة',
  who: 'المشتري والوحدات',
  unnamed: arWords.noName,
  outstanding: arWords.outstanding,
  cheque: arWords.cheque,
  rows,
  deals,
  cheques,
  noCheques: 'بلا شيكات',
  isHere: 'موجودة هنا',
  differs: (field, here, file) =>
    `${field}: هنا ${isolate(here || '–')}، وفي الملف ${isolate(file || '–')}. يبقى ما هو هنا.`,
  atRow: (row, text) => `الصف ${formatNumber(row)}: ${text}`,
  choose: (field, row, choice) => `${field} في الصف ${formatNumber(row)}: ${isolate(choice)}`,
  refusedOf: (n, of) => `مرفوض: ${formatNumber(n)} من ${ofRows(of)}`,
  refusedNote: 'لا تكتب شيئًا، ويمكن إكمال الباقي',
  noneRefused: 'لا صفّ مرفوض',
  noRows: arWords.theFileHasHeadingsAnd,
  noRowsBody: 'املأ صفًا واحدًا على الأقل تحت العناوين ثم اختره من جديد.',
  allRefused: 'لا صفّ يمكن إدخاله',
  allRefusedBody: 'لكل صفّ سببه أدناه. صحّحه هنا أو في الملف، أو صحّح الأعمدة.',
  nothing: 'لا جديد يدخل',
  nothingBody: 'ما في الملف موجود هنا.',
  toBooks: 'مطابقة دفاتركم',

  booksTitle: 'هل يطابق دفاتركم؟',
  booksNote: 'اكتبوا المجاميع من دفتركم',
  booksCaption: 'مجاميع الملف بجانب مجاميع الدفاتر',
  bookPart: arWords.total,
  parts: { price: arWords.priceAfterDiscounts, paid: 'المدفوع حتى الآن', cheques: 'شيكات لم تُحصَّل' },
  inTheFile: 'في الملف',
  inYourBooks: 'في دفاتركم',
  difference: arWords.difference,
  whatItIs: arWords.whatItIs,
  equal: 'مطابق',
  refusedRows: (list) => `= ${list.map(({ kind, row }) => `${rowOf[kind]} ${row}`).join('، ')}، مرفوض`,
  noRowHas: 'لا صفّ مرفوض بهذا المبلغ. اكتبوا ما هو.',
  explain: (line) => `ما هو الفرق: ${line}`,
  explainHint: arWords.whatItIs,
  noFigure: 'هذا ليس مبلغًا',
  notCompared: 'لا مجاميع عندي للمطابقة',
  notComparedNote: 'مسموح، ويُحفظ مع ما يُدخَل.',
  noAmounts: 'لا مبالغ لعمارات في الملف، فلا شيء يُطابَق.',
  stands: 'أين وصلنا',
  equalOf: (n, of) => `مطابق: ${formatNumber(n)} من ${formatNumber(of)}`,
  refusedDifferences: (n) => `${differences(n)}: صفوف مرفوضة. تُصحَّح الآن أو تُدخَل لاحقًا.`,
  explainedDifferences: (n) => `${differences(n)}: فسّرتموها`,
  unnamedDifferences: (n) => `${differences(n)} بلا تفسير: اكتبوا ما هو`,
  missingTotals: (n) =>
    plural('ar', n, {
      one: 'مجموع واحد لم يُكتب بعد',
      two: 'مجموعان لم يُكتبا بعد',
      few: '# مجاميع لم تُكتب بعد',
      many: '# مجموعًا لم يُكتب بعد',
      other: '# مجموع لم يُكتب بعد',
    }),
  openNote: 'الفرق لا يمنع، والفرق بلا تفسير يمنع',
  allSettled: 'كل الفروق مفسَّرة',
  written: 'ما سيُكتب',
  receipts: 'سندات قبض',
  writtenNote: 'تُحفظ المطابقة معه، وتُطبع للمحاسبة.',
  counted: { deals, cheques, persons, leads },
  and: '، ',
  bringIn: (what) => `إدخال ${what}`,
  bringing: 'جارٍ الإدخال…',
  running: (what) => `جارٍ كتابة ${what}. كلها أو لا شيء، ويمكن مغادرة الصفحة.`,
  runFailed: arWords.nothingWasBroughtIn,
  booksFailed: 'تعذّر حفظ المجموع',
  stale: arWords.nothingWasBroughtIn,
  staleBody: (fresh, refused) =>
    `رُوجعت الصفوف من جديد: جديدة ${formatNumber(fresh)}، ومرفوضة ${formatNumber(refused)}.`,
  toRows: 'إلى الصفوف',

  doneTitle: (what) => `دخل إلى هنا: ${what}`,
  openingsWritten: (n) => `كُتب ${openings(n)}، بلا سندات.`,
  rowsLeftOut: (n) => `متروك: ${rows(n)}.`,
  until: (day) => `يمكن التراجع عنه حتى ${day}.`,
  untilShort: (day) => `حتى ${day}`,
  openMoney: 'فتح مكتب المال',
  openBuildings: 'فتح العمارات',
  leftOutOf: {
    deals: 'الصفقات المتروكة',
    cheques: 'الشيكات المتروكة',
    persons: 'الأشخاص المتروكون',
    leads: 'العملاء المتروكون',
  },
  print: 'طباعة المطابقة',
  another: 'إدخال ملف آخر',
  comparison: 'المطابقة مع دفاتركم',
  comparedOn: (day, by) => `${day}، ${isolate(by)}`,
  wasNotCompared: 'بلا مطابقة: لم تكن هناك مجاميع.',
  accounts: 'حساباتها',
  takenBackTitle: 'تم التراجع عن هذا الإدخال',
  takenBackOn: (day) => `تُراجع عنه في ${day}`,

  takeBackTitle: 'التراجع عن الإدخال؟',
  takeBackStale: 'تغيّر شيء في هذه الأثناء. هذا ما يمكن التراجع عنه الآن.',
  takeBackOf: (name) => `التراجع عن ${isolate(name)}`,
  takenBack: arWords.takenBack,
  goes: (what) => `يمكن التراجع عن: ${what}`,
  goesToo: 'مع خططها وأرصدتها الافتتاحية وشيكاتها، وتعود وحداتها متاحة.',
  stay: (n) => `يبقى: ${formatNumber(n)}`,
  reasons: {
    changed: 'تغيّرت بعد الإدخال',
    monthClosed: 'محسوبة في شهر أُغلق',
    inUse: 'صارت له صفقة أو طلب أو رسالة أو عرض',
  },
  furtherKept: (n) => `و${formatNumber(n)} غيرها`,

  earlier: 'ما أُدخل من قبل',
  earlierHeads: { file: arWords.file, what: 'ما دخل', when: arWords.when, by: 'من أدخله' },

  endTitle: 'حين يكتمل كل شيء',
  endBody: (n) =>
    n === 0
      ? 'لم يُدخَل شيء بعد. من يبدأ بلا صفقات سابقة ينهي الانتقال فورًا.'
      : `حتى الآن ${openings(n)}. متى طابقت الأرصدة دفاتركم أنهوا الانتقال، فيكون لكل دفعة بعده سند.`,
  end: 'إنهاء الانتقال',
  endQuestion: 'إنهاء الانتقال؟',
  endWarning:
    'بعده لا يُكتب رصيد افتتاحي، لا من ملف ولا باليد، ولا رجوع عن ذلك. ما هو هنا يبقى، ويُلغى ويُصحَّح كأي قيد.',
  notYet: arWords.notNow,
  ending: arWords.ending,
  endFailed: 'لم يُنهَ الانتقال',
  endedTitle: 'انتهى الانتقال',
  endedOn: (day, by) => `أُنهي في ${day}${by ? `، ${isolate(by)}` : ''}.`,
  endedBody: (n) => (n === 0 ? 'لم تُكتب أرصدة افتتاحية.' : `في الحسابات ${openings(n)}.`),
};
