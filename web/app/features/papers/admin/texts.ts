import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** The pages around receipts, vouchers and statements. */
export const en = {
  paper: words.paper,
  receipt: (number: string) => `Receipt ${isolate(number)}`,
  voucher: (number: string) => `Payment voucher ${isolate(number)}`,
  loadFailed: 'Failed to load the paper',
  notFound: 'There is no such paper',
  notFoundBody: words.wrongAddress,
  statement: words.statementOfAccount,
  statementOf: (name: string) => `Statement: ${isolate(name)}`,
  statements: 'Statements',
  from: words.from,
  to: words.to,
  noneChosen: 'No deals were chosen',
  noneChosenBody: 'Statements are printed together from a person or from the ageing list.',
  printAll: 'Print the statements',
  statementFailed: 'Failed to load the statement',
  noDeal: words.thereIsNoSuchDeal,
  account: words.account,
  dealOf: (id: number) => `Deal ${isolate(String(id))}`,
  month: 'Report of a month',
  monthOf: (month: string) => `Report: ${isolate(month)}`,
  noMonth: 'This month has no report',
  noMonthBody: 'A report is stored when a month is closed.',
};

export const ar: Texts<typeof en> = {
  paper: 'سند',
  receipt: (number) => `سند قبض ${isolate(number)}`,
  voucher: (number) => `سند صرف ${isolate(number)}`,
  loadFailed: 'تعذّر تحميل السند',
  notFound: 'لا يوجد سند بهذا العنوان',
  notFoundBody: arWords.wrongAddress,
  statement: arWords.statementOfAccount,
  statementOf: (name) => `كشف حساب: ${isolate(name)}`,
  statements: 'كشوف حساب',
  from: arWords.from,
  to: arWords.to,
  noneChosen: 'لم تُختر صفقات',
  noneChosenBody: 'تُطبع الكشوف معًا من صفحة الشخص أو من أعمار الذمم.',
  printAll: 'طباعة الكشوف',
  statementFailed: 'تعذّر تحميل كشف الحساب',
  noDeal: arWords.thereIsNoSuchDeal,
  account: arWords.account,
  dealOf: (id) => `صفقة ${isolate(String(id))}`,
  month: 'تقرير شهر',
  monthOf: (month) => `تقرير ${isolate(month)}`,
  noMonth: 'لا تقرير لهذا الشهر',
  noMonthBody: 'يُحفظ التقرير عند إقفال الشهر.',
};
