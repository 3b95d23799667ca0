import { isolate } from '~/i18n/isolate.ts';
import type { Texts } from '~/i18n/texts.ts';

/** In the buyer's language, whatever that of the back office: both are loaded. */
const en = {
  title: 'Payment request',
  licence: 'Licensed operator',
  name: 'Name',
  unit: 'Unit',
  building: 'Building',
  says: (stage: string, building: string, day: string) =>
    `‘${isolate(stage)}’ of ${isolate(building)} was completed on ${day}. By your payment plan the following is due:`,
  due: 'Due',
  what: 'For',
  amount: 'Amount',
  paid: 'Paid',
  open: 'To pay',
  sum: 'Together',
  settled: 'This payment is settled. Thank you.',
  inWords: 'In words',
  only: (text: string) => `${text} only`,
  bank: 'Bank',
  forCompany: 'For the company',
  received: 'Received',
  hello: (name: string) => `Hello${name ? ` ${isolate(name)}` : ''},`,
  page: 'Account and pictures are on your page:',
  pay: (amount: string, day: string) => `${isolate(amount)} is due on ${day}.`,
};
const ar: Texts<typeof en> = {
  title: 'مطالبة بدفعة',
  licence: 'مشتغل مرخّص',
  name: 'الاسم',
  unit: 'الوحدة',
  building: 'العمارة',
  says: (stage, building, day) =>
    `اكتملت مرحلة «${isolate(stage)}» في ${isolate(building)} بتاريخ ${day}. وبحسب خطة الدفع يستحق ما يأتي:`,
  due: 'الاستحقاق',
  what: 'عن',
  amount: 'المبلغ',
  paid: 'المدفوع',
  open: 'المطلوب دفعه',
  sum: 'المجموع',
  settled: 'هذه الدفعة مسدّدة، مع الشكر.',
  inWords: 'كتابةً',
  only: (text) => `فقط ${text} لا غير`,
  bank: 'البنك',
  forCompany: 'عن الشركة',
  received: 'المستلم',
  hello: (name) => `تحية طيبة${name ? ` ${isolate(name)}` : ''}،`,
  page: 'الحساب والصور في صفحتكم:',
  pay: (amount, day) => `يستحق ${isolate(amount)} بتاريخ ${day}.`,
};
export const letterWords = { ar, en };
