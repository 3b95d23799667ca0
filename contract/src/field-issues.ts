import { PHONE_MIN } from './limits.ts';
import type { Lang } from './rules/language.ts';

/**
 * Every problem that a field can have, with its text in both languages. A schema's message is a code from this
 * list, with its number after a colon (`tooLong:200`), so that server and forms show the same text.
 */
type Text = string | ((n: string) => string);

const en = {
  required: 'This field is required.',
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  emailRequired: 'Email is required',
  roleRequired: 'Role is required',
  apartmentRequired: 'Enter the apartment name.',
  passwordMin: (n) => `Minimum ${n} characters`,
  passwordShort: (n) => `Password must be at least ${n} characters`,
  passwordCommon: 'It is on the list of common passwords. Choose another.',
  passwordIsName: 'The password must not be your username.',
  passwordWrong: 'This is not your current password.',
  wrongWord: 'Type the word exactly as it stands here.',
  wrongCode: 'This code is not correct. Check the clock of your phone, and type the newest one.',
  fourDigits: 'Four digits.',
  nineDigits: 'An identity number has 9 digits. Look at the card again, or choose “passport”.',
  sharesSum: (n) => `The shares make ${n}%, and must make 100% or all be empty.`,
  sameBuyers: 'These are the buyers it has already.',
  sharesRange: 'A share is above 0 and at most 100, with two decimals.',
  atTheBank: 'This cheque is at the bank and cannot be given back now.',
  wrongDigits: (n) => `Not the last digits of the phone we have. Tries left: ${n}.`,
  tooShort: (n) => `At least ${n} characters.`,
  tooLong: (n) => `At most ${n} characters.`,
  tooFew: (n) => `At least ${n}.`,
  tooMany: (n) => `At most ${n}.`,
  tooManyFiles: (n) => `Too many files. Max ${n}.`,
  min: (n) => `At least ${n}.`,
  max: (n) => `At most ${n}.`,
  notANumber: 'Enter a number.',
  notWhole: 'Enter a whole number.',
  invalidPhone: 'Please enter a valid phone number.',
  invalidEmail: 'Enter a valid email',
  invalidUrl: 'Enter a full link that starts with https://',
  invalidDate: 'Enter a valid date.',
  invalidChoice: 'Choose one of the options.',
  invalidUsername: 'Use letters, digits, dots, hyphens or underscores, without spaces.',
  invalidAmount: 'Enter an amount.',
  ambiguousAmount: 'Is the dot a decimal point, or does it group thousands? Write it without the dot.',
  tooManyDecimals: (n) => `This currency has ${n} decimals.`,
  unknownAnswerField: 'Something in braces is not known. Choose from the list of fields.',
  notYet: 'Its time has not come yet.',
  dayOver: 'This day is over. Choose a later one.',
  dateInFuture: 'This day is still to come.',
  monthClosed: 'This month is closed. Choose a later day.',
  planSum: (n) => `The lines must make ${n}.`,
  chequeKnown: 'A cheque with this bank and number is already recorded.',
  moreThanReceived: (n) => `At most ${n}, which is what was received.`,
  percentsNotWhole: 'The percentages must make 100.',
  differenceUnexplained: 'A difference needs a word on where it comes from.',
  oneCurrency: 'A deposit list has cheques of one currency.',
  chequeMovedOn: 'This cheque is no longer in the drawer.',
  moreThanOwed: (n) => `At most ${n}, which is what is owed.`,
  chequeNumberRequired: 'Enter the cheque number.',
  dueDateRequired: 'Enter the due date.',
  invalidRange: 'The end comes before the beginning.',
  areaRequired: 'Enter the area before listing it on the site.',
  duplicateNumber: 'This number is used twice.',
  nameTwice: 'A name stands here twice.',
  dateInCell: 'Excel has made a date of this. Format the column as text, and type it again.',
  noSuchFloor: (n) => `There is no such floor: ${n}.`,
  invalid: 'This value is not valid.',
} satisfies Record<string, Text>;

export type FieldIssue = keyof typeof en;

const ar: Record<FieldIssue, Text> = {
  required: 'هذا الحقل مطلوب.',
  usernameRequired: 'اسم المستخدم مطلوب',
  passwordRequired: 'كلمة المرور مطلوبة',
  emailRequired: 'البريد الإلكتروني مطلوب',
  roleRequired: 'الدور مطلوب',
  apartmentRequired: 'أدخل اسم الشقة.',
  passwordMin: (n) => `${n} أحرف على الأقل`,
  passwordShort: (n) => `كلمة المرور ${n} أحرف على الأقل`,
  passwordCommon: 'من كلمات المرور الشائعة. اختر غيرها.',
  passwordIsName: 'لا تجعل اسم المستخدم كلمة المرور.',
  passwordWrong: 'هذه ليست كلمة مرورك الحالية.',
  wrongWord: 'اكتب الكلمة كما هي هنا.',
  wrongCode: 'الرمز غير صحيح. تأكّد من ساعة هاتفك واكتب أحدث رمز.',
  fourDigits: 'أربعة أرقام.',
  nineDigits: 'رقم الهوية تسعة أرقام. راجع البطاقة، أو اختر «جواز سفر».',
  sharesSum: (n) => `مجموع الحصص ${n}%، ويجب أن يكون 100% أو تُترك كلها فارغة.`,
  sameBuyers: 'هؤلاء هم المشترون الحاليون.',
  sharesRange: 'الحصة أكبر من 0 ولا تزيد على 100، بمنزلتين عشريتين.',
  atTheBank: 'هذا الشيك في البنك، ولا يُعاد الآن.',
  wrongDigits: (n) => `لا تطابق آخر أرقام الهاتف المسجّل لدينا. المحاولات الباقية: ${n}.`,
  tooShort: (n) => `لا يقل عن ${n} من الأحرف.`,
  tooLong: (n) => `لا يزيد على ${n} من الأحرف.`,
  tooFew: (n) => `العدد لا يقل عن ${n}.`,
  tooMany: (n) => `العدد لا يزيد على ${n}.`,
  tooManyFiles: (n) => `عدد الملفات كبير. الحد الأقصى ${n}.`,
  min: (n) => `لا تقل عن ${n}.`,
  max: (n) => `لا تزيد على ${n}.`,
  notANumber: 'أدخل رقمًا.',
  notWhole: 'أدخل رقمًا صحيحًا بلا كسور.',
  invalidPhone: `رقم الهاتف غير صحيح. أدخل ${PHONE_MIN} أرقام على الأقل.`,
  invalidEmail: 'أدخل بريدًا إلكترونيًا صحيحًا',
  // isolated: in Arabic the slashes would stand before the letters
  invalidUrl: 'أدخل الرابط كاملًا بدءًا من \u2066https://\u2069',
  invalidDate: 'أدخل تاريخًا صحيحًا.',
  invalidChoice: 'اختر أحد الخيارات.',
  invalidUsername: 'استعمل حروفًا وأرقامًا ونقاطًا وشرطات، بلا مسافات.',
  invalidAmount: 'أدخل مبلغًا.',
  ambiguousAmount: 'هل النقطة فاصلة عشرية أم تفصل الآلاف؟ اكتب المبلغ بلا نقطة.',
  tooManyDecimals: (n) => `عدد المنازل العشرية في هذه العملة ${n}.`,
  unknownAnswerField: 'بين القوسين كلمة غير معروفة. اختر من قائمة الحقول.',
  notYet: 'لم يحن موعدها بعد.',
  dayOver: 'مضى هذا اليوم. اختر يومًا بعده.',
  dateInFuture: 'هذا اليوم لم يأتِ بعد.',
  monthClosed: 'هذا الشهر مُقفل. اختر يومًا بعده.',
  planSum: (n) => `يجب أن يكون مجموع الدفعات ${n}.`,
  chequeKnown: 'شيك بهذا البنك والرقم مسجَّل من قبل.',
  moreThanReceived: (n) => `لا تزيد على ${n}، وهو المبلغ المقبوض.`,
  percentsNotWhole: 'يجب أن يكون مجموع النسب 100.',
  differenceUnexplained: 'الفرق يحتاج كلمة: من أين هو؟',
  oneCurrency: 'في حافظة الإيداع شيكات بعملة واحدة.',
  chequeMovedOn: 'لم يعد هذا الشيك في الدرج.',
  moreThanOwed: (n) => `لا تزيد على ${n}، وهو المبلغ المتبقي.`,
  chequeNumberRequired: 'أدخل رقم الشيك.',
  dueDateRequired: 'أدخل تاريخ الاستحقاق.',
  invalidRange: 'النهاية قبل البداية.',
  areaRequired: 'أدخل المساحة قبل عرضها في الموقع.',
  duplicateNumber: 'هذا الرقم مكرّر.',
  nameTwice: 'تكرر اسم هنا.',
  dateInCell: 'حوّل Excel هذه القيمة إلى تاريخ. اجعل تنسيق العمود نصًا واكتبها من جديد.',
  noSuchFloor: (n) => `لا يوجد هذا الطابق: ${n}.`,
  invalid: 'القيمة غير صحيحة.',
};

/** `issue('tooLong', 200)` is 'tooLong:200'. */
export const issue = (code: FieldIssue, n?: number): string => (n === undefined ? code : `${code}:${n}`);

const isFieldIssue = (code: string): code is FieldIssue => Object.hasOwn(en, code);

/** The text for 'tooLong:200'; a message that is no code of this list gets the text of 'invalid'. */
export function fieldMessage(message: string, lang: Lang): string {
  const [code = '', n = ''] = message.split(':', 2);
  const text: Text = (lang === 'ar' ? ar : en)[isFieldIssue(code) ? code : 'invalid'];
  return typeof text === 'string' ? text : text(n);
}

/** The part of a zod issue that is read here; `input` is set only while zod creates the issue. */
export type IssueLike = {
  code?: string;
  message?: string;
  input?: unknown;
  expected?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  inclusive?: unknown;
  format?: unknown;
};

const FORMATS: Record<string, FieldIssue> = {
  email: 'invalidEmail',
  url: 'invalidUrl',
  date: 'invalidDate',
  datetime: 'invalidDate',
};

const SIZES: Record<string, [FieldIssue, FieldIssue]> = {
  string: ['tooShort', 'tooLong'],
  array: ['tooFew', 'tooMany'],
  number: ['min', 'max'],
  int: ['min', 'max'],
};

function sizeIssue(i: IssueLike): string {
  const small = i.code === 'too_small';
  const limit = Number(small ? i.minimum : i.maximum);
  if (small && i.origin === 'string' && limit === 1) return 'required';
  const pair = SIZES[String(i.origin)];
  return pair ? issue(pair[small ? 0 : 1], limit) : 'invalid';
}

/** The code of a zod issue: the one its schema names, else one derived from zod's own code. */
export function fieldIssueOf(i: IssueLike): string {
  if (i.message !== undefined && isFieldIssue(i.message.split(':', 1)[0] ?? '')) return i.message;
  if (i.code === 'too_small' || i.code === 'too_big') return sizeIssue(i);
  if (i.code === 'invalid_value') return 'input' in i && i.input === undefined ? 'required' : 'invalidChoice';
  if (i.code === 'invalid_format') return FORMATS[String(i.format)] ?? 'invalid';
  if (i.code === 'invalid_type') {
    if ('input' in i && (i.input === undefined || i.input === null)) return 'required';
    if (i.expected === 'int') return 'notWhole';
    if (i.expected === 'number') return 'notANumber';
  }
  return 'invalid';
}

/** The text of a zod issue in the reader's language. */
export const issueMessage = (i: IssueLike, lang: Lang): string => fieldMessage(fieldIssueOf(i), lang);
