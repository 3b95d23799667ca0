import * as arWords from '@diyar/contract/words/ar';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { en } from './texts.ts';

const hoursOf = (count: number) =>
  plural('ar', count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  });

export const ar: Texts<typeof en> = {
  path: 'المسار',
  done: (step) => `${step}، تمّ`,
  fields: {
    lang: arWords.language,
    validUntil: arWords.validUntil,
    note: arWords.note,
    hours: 'عدد الساعات',
    coBuyers: arWords.coBuyers,
  },
  loadFailed: 'تعذّر تحميل الوحدة',
  gone: 'الوحدة ليست في طابق من العمارة، فلا تُباع بعد',

  chooseTitle: 'أي وحدة؟',
  asked: 'سُئل عنها',
  find: 'رقم الوحدة',
  project: arWords.project,
  allProjects: 'أي مشروع',
  noProject: 'لا مشروع للبيع منه',
  noFreeUnit: arWords.noFreeUnitMatches,
  moreUnits: (count) => `و${formatNumber(count)} غيرها: اكتب جزءًا من الرقم`,
  anotherUnit: 'وحدة أخرى',
  back: arWords.back,

  listPrice: 'السعر المعلن',
  noListPrice: 'بلا سعر معلن',
  floor: (floor) => `الطابق ${isolate(floor)}`,
  rooms: (count) =>
    plural('ar', count, {
      one: 'غرفة نوم',
      two: 'غرفتا نوم',
      few: '# غرف نوم',
      many: '# غرفة نوم',
      other: '# غرفة نوم',
    }),
  area: (size) => `${isolate(size)} م²`,
  standing: {
    free: arWords.available,
    theirs: 'حجز مؤقت لهذا الشخص',
    awaitsDeal: arWords.lacksDeal,
    withdrawn: arWords.withdrawn,
    taken: 'مأخوذة',
  },

  for: arWords.person,
  nobodyYet: 'بلا اسم حتى الآن',
  noPhone: arWords.noPhone,
  changePerson: arWords.change,
  owner: arWords.owner,
  more: 'موقف ومخزن وملاحظة',
  moreOfReservation: 'موقف ومخزن وشركاء وملاحظة',

  price: arWords.dealPrice,
  anotherPrice: 'ثمن آخر',
  below: (percent) => `${isolate(percent)} تحت السعر المعلن.`,
  atList: 'بالسعر المعلن.',
  ownLimit: (percent, most) => `سقفك ${isolate(percent)}، أي حتى ${isolate(most)}.`,
  beyondLimit: (percent, limit, most) => `${isolate(percent)} فوق سقفك ${isolate(limit)} (${isolate(most)}).`,
  bar: (percent, limit, most) => `${percent} تحت السعر المعلن، والسقف ${limit}، من ${most}`,
  lowerTo: (amount) => `تخفيضه إلى ${isolate(amount)}`,
  unlike: 'لا سعر معلنًا بهذه العملة للمقارنة، فهذا لمن لا سقف له.',

  plan: arWords.paymentPlan,
  noPlan: arWords.noPlan,
  ownPlan: 'بنود خاصة',
  atSigning: arWords.atSigning,
  withinDays: (days) => `خلال ${formatNumber(days)} يومًا`,
  later: arWords.later,
  lines: (count, first) =>
    plural('ar', count, {
      one: `بند واحد، ${isolate(first)}`,
      two: `بندان، أولهما ${isolate(first)}`,
      few: `# بنود، أولها ${isolate(first)}`,
      many: `# بندًا، أولها ${isolate(first)}`,
      other: `# بند، أولها ${isolate(first)}`,
    }),
  editLines: 'تعديل البنود',
  together: arWords.together,

  languages: { ar: arWords.arabic, en: arWords.english },
  asWritten: (language) => `${language}، كما في الرسائل`,
  noteForBuyer: 'ملاحظة للمشتري',

  until: arWords.until,
  howLong: 'مدة الحجز',
  hours: (count) => `${formatNumber(count)} س`,
  otherHours: 'غير ذلك',
  holdLimit: (hours) => `سقفك ${hoursOf(hours)}.`,
  holdAfter: {
    site: 'تظهر على الموقع محجوزة، بلا اسم.',
    free: 'تعود متاحة وحدها عند انتهاء المدة.',
  },
  heldUntil: (moment) => `حجز مؤقت لهذا الشخص حتى ${isolate(moment)}.`,
  asAgreed: (number, moment) =>
    `الثمن والخطة كما في عرض السعر ${isolate(number)}، وقد وافق عليه المشتري ${isolate(moment)}.`,
  asQuoted: (number) => `الثمن والخطة كما في عرض السعر ${isolate(number)}.`,
  quoteHolds: 'العرض لا يحجز الوحدة، وتبقى على الموقع.',
  reserveTakes: 'الحجز يرفعها عن الموقع، ولا يسجّل دفعة: تُسجَّل بعده ولها سندها.',

  submit: {
    quote: (label) => `إصدار عرض ${isolate(label)}`,
    reserve: (label) => `حجز ${isolate(label)}`,
  },
  holdFor: (label, hours) => `حجز ${isolate(label)} مؤقتًا ${hoursOf(hours)}`,
  askAgain: 'المحاولة مرة أخرى',
  failed: {
    quote: 'تعذّر إصدار العرض',
    hold: 'تعذّر الحجز المؤقت',
    reserve: 'تعذّر الحجز',
  },
  noAnswer: (label) => `لم يصل رد، ولا نعرف إن تمّ ذلك للوحدة ${isolate(label)}. إعادة المحاولة لا تكرّره.`,
  held: (label) => `حُجزت ${isolate(label)} مؤقتًا`,
  reserved: (label) => `حُجزت ${isolate(label)}`,
  openAccount: arWords.openTheAccount,
  priceFirst: 'أدخل الثمن أولًا.',
  notFree: (label) => `${isolate(label)} ليست متاحة.`,
  noOther: 'لا وحدة أخرى متاحة في هذا المشروع.',

  takenBy: {
    held: (who, label, time) =>
      `${isolate(label)}: حجز مؤقت لدى ${isolate(who)} منذ ${isolate(time)}، لشخص آخر`,
    reserved: (who, label, time) =>
      `${isolate(label)}: محجوزة لدى ${isolate(who)} منذ ${isolate(time)}، لشخص آخر`,
    sold: (label) => `بيعت ${isolate(label)}`,
    withdrawn: (label) => `${isolate(label)} موقوفة عن البيع`,
    somebody: (label) => `أخذ شخص آخر ${isolate(label)}`,
  },
  takenUntil: (moment) => `حتى ${isolate(moment)}.`,
  nothingLost: 'لم يضِع شيء مما كُتب.',
  nearest: 'أقرب ما هو متاح',
  samePlan: 'المخطط نفسه',
  larger: 'أكبر',
  smaller: 'أصغر',
  sameArea: 'المساحة نفسها',

  ready: 'العرض جاهز',
  readyFor: (digits) => `صدر للهاتف المنتهي بـ ${isolate(digits)}، وبهذه الأرقام الأربعة تكون الموافقة.`,
  readyForNobody: 'بلا هاتف تخلو صفحة العرض من «أوافق».',
  quoteTitle: (number) => `عرض السعر ${isolate(number)}`,
  message: 'النص للمشتري',
  copyLink: arWords.copyLink,
  print: arWords.openAndPrint,
  openQuote: arWords.openTheQuote,
  handToWhatsApp: 'تسليم لواتساب',
  followed: 'ما تغيّر تلقائيًا',
  stage: (stage) => `المرحلة: ${isolate(stage)}`,
  willAsk: 'بعد التسليم نسأل مرة: هل أُرسل؟ «نعم» تجعل رسائل هذا العميل مُجابة.',
};
