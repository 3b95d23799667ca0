import * as arWords from '@diyar/contract/words/ar';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { en } from './texts.ts';

/** After a preposition. */
const ofRows = (n: number) =>
  plural('ar', n, {
    one: 'صف واحد',
    two: 'صفين',
    few: '# صفوف',
    many: '# صفًا',
    other: '# صف',
  });

export const ar: Texts<typeof en> = {
  dropOr: arWords.orInText,
  choose: 'اختر ملفًا',
  pasteHint: '، أو انسخ الخانات من Excel واضغط',
  paste: 'الصق الخانات هنا',
  pasted: arWords.pastedCells,
  reading: 'جارٍ القراءة…',
  cannotRead: (name) => `لا يمكن قراءة «${isolate(name)}»`,
  tooLarge: (megabytes) => `الملف أكبر من ${megabytes} م.ب. قسّمه واستورد أجزاءه.`,
  nothingPasted: 'لا نصّ فيما لُصق. انسخ الخانات من Excel ثم الصقها.',
  columnHeads: { heading: 'العنوان في الملف', samples: 'أول القيم', field: 'يذهب إلى', note: arWords.note },
  noHeading: arWords.untitled,
  noSamples: 'فارغ',
  goesTo: (heading) => `${isolate(heading)} يذهب إلى`,
  skip: 'لا تُستورد',
  known: 'معروف',
  knownIn: (currency) => `معروف، ب${currency}`,
  unknown: 'غير معروف. اختر عمودًا أو اتركه.',
  fieldTwice: (field) => `عمودان يذهبان إلى «${field}». اختر واحدًا منهما.`,
  currencyNames: { ILS: 'الشيكل', USD: 'الدولار الأمريكي', JOD: 'الدينار الأردني' },
  currencyAsked: 'بأي عملة الأسعار؟',
  currencyAskedBody: 'لا العنوان ولا كل الخانات تذكر العملة. الخانة التي تذكرها تبقى بعملتها.',
  chooseCurrency: 'اختر العملة',
  outcomes: {
    all: 'كل الصفوف',
    new: arWords.newOnes,
    changed: arWords.changes,
    unchanged: arWords.asBefore,
    refused: arWords.refused,
  },
  filter: 'الصفوف المعروضة',
  whatHappens: 'ما سيحدث',
  row: 'الصف',
  note: arWords.note,
  noneOf: 'لا صفّ من هذا النوع.',
  rowsLoadFailed: 'تعذّر تحميل الصفوف',
  correct: (field, row) => `${field}، الصف ${formatNumber(row)}`,
  correctFailed: 'تعذّر حفظ التصحيح',
  saveColumnsFailed: 'تعذّر حفظ الاختيار',
  back: arWords.back,
  wordsTitle: (n) =>
    plural('ar', n, {
      one: 'كلمة واحدة غير مفهومة',
      two: 'كلمتان غير مفهومتين',
      few: '# كلمات غير مفهومة',
      many: '# كلمة غير مفهومة',
      other: '# كلمة غير مفهومة',
    }),
  wordsDecided: 'كلمات حدّدت معناها',
  wordsBody: 'حدّد معنى كل كلمة مرة واحدة، فيسري على كل صفوفها.',
  wordsMore: (n) =>
    plural('ar', n, {
      one: 'وكلمة واحدة غيرها. هل العمود صحيح؟',
      two: 'وكلمتان غيرها. هل العمود صحيح؟',
      few: 'و# كلمات غيرها. هل العمود صحيح؟',
      many: 'و# كلمة غيرها. هل العمود صحيح؟',
      other: 'و# كلمة غيرها. هل العمود صحيح؟',
    }),
  wordMeans: (field, word) => `${field} «${isolate(word)}» يعني`,
  wordRows: (n) => `في ${ofRows(n)}`,
  wordChoose: arWords.choose,
  wordSkip: 'اترك الخانة',
  downloadRefused: 'تنزيل المرفوضة مع الأسباب',
  refusedName: 'الصفوف المرفوضة',
  takeBack: arWords.undo,
  takingBack: 'جارٍ التراجع…',
  takeBackFailed: 'لم يتم التراجع عن شيء',
  canNothing: 'لم يبق ما يُتراجع عنه',
  planFailed: 'تعذّرت قراءة ما يمكن التراجع عنه',
  keepImport: 'إبقاء الاستيراد',
  failed: 'تعذّر تنزيل الملف',
};
