import type { Lang } from '@diyar/contract/rules/language';
import type { Bilingual } from '../types.ts';

/** `{project}` and `{unit}` stand for what the message is about. */
const ABOUT_UNIT: Record<Lang, string[]> = {
  ar: [
    'مرحبا، هل {unit} ما زالت متاحة؟ أرغب بمعاينتها هذا الأسبوع.',
    'السلام عليكم، أعجبتني {unit} في {project}. كم الدفعة الأولى؟',
    'هل يمكن رؤية {unit} بعد الدوام؟ أعمل حتى الرابعة.',
    'أبحث عن بيت للعائلة ورأيت {unit}. هل يشمل السعر الموقف؟',
    'متى موعد التسليم لـ {unit}؟ وهل التشطيب كامل؟',
    'نحن أربعة أفراد، هل تناسبنا {unit} أم عندكم أكبر منها؟',
  ],
  en: [
    'Is {unit} still available? I would like to see it this week.',
    'We saw {unit} in {project} and liked it. What is the first payment?',
    'I am visiting from abroad until the end of the month. Could we see {unit}?',
    'Does the price of {unit} include parking and storage?',
  ],
};
const ABOUT_PROJECT: Record<Lang, string[]> = {
  ar: [
    'مرحبا، أرجو إرسال الأسعار والمخططات لمشروع {project}.',
    'هل عندكم تقسيط مباشر في {project} دون بنك؟',
    'أبحث عن شقة بغرفتين، ما المتاح في {project}؟',
    'أعمل في الأردن وأريد الاستثمار، هل الدفع بالدينار ممكن في {project}؟',
    'كم طابقًا بقي في {project}؟ وأفضّل طابقًا عاليًا.',
  ],
  en: [
    'Please send me prices and plans of {project}.',
    'Do you offer instalments in {project} without a bank?',
    'What two-bedroom homes are left in {project}?',
    'I am an engineer working in the Gulf. Can I sign through a representative?',
  ],
};
const GENERAL: Record<Lang, string[]> = {
  ar: [
    'السلام عليكم، أرجو التواصل معي بخصوص الشقق المتاحة.',
    'أبحث عن بيت للسكن بميزانية مئة وعشرين ألف دولار.',
    'هل لديكم مكاتب للبيع في رام الله؟',
    'رأيت إعلانكم على إنستغرام، أرجو إرسال التفاصيل.',
  ],
  en: ['Could somebody call me about your apartments?', 'I am looking for a home near a school.'],
};
const AGAIN: Record<Lang, string[]> = {
  ar: ['هل من جديد بخصوص طلبي؟', 'شكرًا على المعلومات، متى يمكننا المعاينة؟', 'هل السعر قابل للتفاوض؟'],
  en: ['Thank you. When could we come?', 'Any news about my question?', 'Is the price open to discussion?'],
};

export interface Subject {
  project: Bilingual | null;
  unit: Bilingual | null;
}

type Pick = <T>(list: readonly T[]) => T;

/** What somebody writes about a unit, a project, or nothing in particular. */
export function letter(pick: Pick, lang: Lang, { project, unit }: Subject): string {
  const text = pick((unit ? ABOUT_UNIT : project ? ABOUT_PROJECT : GENERAL)[lang]);
  return text.replace('{unit}', unit?.[lang] ?? '').replace('{project}', project?.[lang] ?? '');
}

export const furtherLetter = (pick: Pick, lang: Lang): string => pick(AGAIN[lang]);

/** What staff note. */
export const NOTES = [
  'تبحث العائلة عن بيت قريب من المدرسة.',
  'الميزانية مئة وثلاثون ألفًا، ويفضّل التقسيط.',
  'يعود من السفر في الصيف ويريد التوقيع حينها.',
  'يريد طابقًا عاليًا بإطلالة على التلال.',
  'زوجته تريد رؤية المطبخ مرة أخرى.',
  'يقارن مع مشروع آخر في الحي نفسه.',
  'يسأل عن قرض سكني من بنكه.',
];

export const NEXT_STEPS: Record<Lang, string[]> = {
  ar: [
    'الاتصال به مساءً',
    'إرسال المخططات',
    'تأكيد موعد المعاينة',
    'متابعة عرض السعر',
    'إرسال خطة الدفع',
    'سؤال المهندس عن التشطيب',
  ],
  en: ['Call about the viewing', 'Send the price list', 'Ask when they are in Ramallah'],
};

export const ANSWERS = ['أرسلنا المخططات والأسعار.', 'اتفقنا على موعد للمعاينة.', 'شُرحت له خطة الدفع.', ''];
