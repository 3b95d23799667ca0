import type { RunningIssue, RunningNote } from '../moving-in.ts';
import type { Lang } from './language.ts';

type Told = Omit<RunningIssue, 'code' | 'issue'> & { heading: string };
type Texts<Code extends string, Of> = Record<Lang, Record<Code, (of: Of) => string>>;

/** Why a row is refused, in one line: on the screen and in the file of the refused rows. */
const ISSUES: Texts<Exclude<RunningIssue['code'], 'cell'>, Told> = {
  en: {
    missing: ({ heading }) => `${heading} is missing`,
    buildingUnknown: ({ typed }) => `there is no building “${typed}”`,
    unitUnknown: ({ typed }) => `there is no unit ${typed}`,
    unitOfTwo: ({ typed }) => `${typed} is in several buildings: name the building`,
    unitTwice: ({ typed, row }) => `${typed} is already in row ${row} of this file`,
    unitTaken: ({ typed }) => (typed ? `the unit is taken by ${typed}` : 'the unit is taken'),
    unitWithdrawn: ({ typed }) => `${typed} is withdrawn from sale`,
    unitsOfTwo: ({ typed }) => `${typed} is in another building than the units before it`,
    currencyMissing: () => 'the amount has no currency',
    discountTooLarge: () => 'the discount is larger than the price',
    dayInFuture: ({ typed }) => `${typed} is in the future`,
    planUnknown: ({ typed }) => `the building has no payment plan “${typed}”`,
    personTwice: ({ typed, row }) => `${typed} is already in row ${row} of this file`,
    leadTwice: ({ typed, row }) => `${typed} asks about the same in row ${row} of this file`,
    ownerUnknown: ({ typed }) => `nobody who works with leads is called ${typed}`,
    dealUnknown: ({ typed }) => `there is no deal of ${typed}`,
    dealOfTwo: ({ typed }) => `${typed} has several deals: name the unit`,
    dealRefused: ({ row }) => `its deal is refused (row ${row} of the deals)`,
    chequeTwice: ({ typed, row }) => `cheque ${typed} of this bank is already in row ${row}`,
    chequeCleared: () => 'a cleared cheque belongs into “paid so far”',
  },
  ar: {
    missing: ({ heading }) => `ينقص: ${heading}`,
    buildingUnknown: ({ typed }) => `لا توجد عمارة «${typed}»`,
    unitUnknown: ({ typed }) => `لا توجد وحدة ${typed}`,
    unitOfTwo: ({ typed }) => `${typed} في أكثر من عمارة: اذكر العمارة`,
    unitTwice: ({ typed, row }) => `${typed} وردت في الصف ${row} من هذا الملف`,
    unitTaken: ({ typed }) => (typed ? `الوحدة لدى ${typed}` : 'الوحدة مأخوذة'),
    unitWithdrawn: ({ typed }) => `${typed} موقوفة عن البيع`,
    unitsOfTwo: ({ typed }) => `${typed} في عمارة غير عمارة ما قبلها`,
    currencyMissing: () => 'المبلغ بلا عملة',
    discountTooLarge: () => 'الخصم أكبر من الثمن',
    dayInFuture: ({ typed }) => `${typed} في المستقبل`,
    planUnknown: ({ typed }) => `لا توجد في العمارة خطة دفع «${typed}»`,
    personTwice: ({ typed, row }) => `${typed} ورد في الصف ${row} من هذا الملف`,
    leadTwice: ({ typed, row }) => `${typed} يسأل عن الشيء نفسه في الصف ${row} من هذا الملف`,
    ownerUnknown: ({ typed }) => `لا أحد ممن يتابعون العملاء باسم ${typed}`,
    dealUnknown: ({ typed }) => `لا توجد صفقة باسم ${typed}`,
    dealOfTwo: ({ typed }) => `لـ${typed} أكثر من صفقة: اذكر الوحدة`,
    dealRefused: ({ row }) => `صفقته مرفوضة (الصف ${row} من الصفقات)`,
    chequeTwice: ({ typed, row }) => `الشيك ${typed} من هذا البنك ورد في الصف ${row}`,
    chequeCleared: () => 'الشيك المحصّل يدخل في «المدفوع حتى الآن»',
  },
};

const NOTES: Texts<RunningNote['code'], RunningNote> = {
  en: {
    overpaid: () => 'more is paid than the price',
    chequesBeyond: () => 'cheques and paid make more than the price: is one of them cleared already?',
    restWithoutDay: () => 'the rest has no day: without a payment plan',
    samePhone: ({ row, text }) => `the phone of ${text} (row ${row}): one person`,
    nameAdded: ({ text }) => `the number of ${text}: this name is added to theirs`,
    knownPhone: ({ text }) => `the number of ${text}, who is here: it is theirs`,
    otherName: ({ text }) => `here under the name ${text}`,
  },
  ar: {
    overpaid: () => 'المدفوع أكثر من الثمن',
    chequesBeyond: () => 'الشيكات والمدفوع أكثر من الثمن: هل حُصّل أحدها؟',
    restWithoutDay: () => 'الباقي بلا موعد: دون خطة دفع',
    samePhone: ({ row, text }) => `هاتف ${text} (الصف ${row}): شخص واحد`,
    nameAdded: ({ text }) => `رقم ${text}: يُضاف هذا الاسم إلى أسمائه`,
    knownPhone: ({ text }) => `رقم ${text} الموجود هنا، فهو له`,
    otherName: ({ text }) => `مسجّل هنا باسم ${text}`,
  },
};

export const runningIssueText = (
  { code, ...of }: Told & { code: Exclude<RunningIssue['code'], 'cell'> },
  lang: Lang,
): string => ISSUES[lang][code](of);
export const runningNoteText = (of: RunningNote, lang: Lang): string => NOTES[lang][of.code](of);
