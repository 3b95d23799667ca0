import type { PaymentMethod, PaymentStatus } from '@diyar/contract/rules/payments';
import { isolate } from '~/i18n/isolate.ts';
import type { Texts } from '~/i18n/texts.ts';

const methods: Record<PaymentMethod, string> = { cash: 'Cash', cheque: 'Cheque', transfer: 'Bank transfer' };
const statuses: Record<PaymentStatus, string> = {
  cleared: 'Cleared',
  pending: 'Pending',
  returned: 'Returned',
};

/**
 * The holder's language may differ from the user's: a document loads both, whatever the language of the back
 * office.
 */
const en = {
  building: 'LaCasa building',
  statement: 'Statement of account',
  receipt: 'Receipt',
  receiptNumber: (id: number) => `No. ${id}`,
  date: 'Date',
  holder: 'Name',
  phone: 'Phone',
  apartment: 'Apartment',
  floor: 'Floor',
  reservedOn: 'Reserved on',
  due: 'Amount due',
  paid: 'Paid',
  pending: 'In cheques, not cleared yet',
  outstanding: 'Outstanding',
  fullyPaid: 'Fully paid',
  payments: 'Payments',
  noLines: 'The amount paid was entered as one sum.',
  day: 'Date',
  method: 'Method',
  details: 'Details',
  amount: 'Amount',
  state: 'State',
  cheque: (number: string) => `Cheque ${isolate(number)}`,
  dueOn: (day: string) => `due ${isolate(day)}`,
  receivedFrom: 'Received from',
  theSum: 'The sum of',
  for: 'For',
  forApartment: (label: string, building: string) => `Apartment ${isolate(label)}, ${isolate(building)}`,
  chequeNote: 'A cheque counts as paid once the bank has cleared it.',
  returnedNote: 'This cheque was returned and does not count as paid.',
  signature: 'Signature',
  holderSignature: 'Signature of the holder',
  methods,
  statuses,
};

const ar: Texts<typeof en> = {
  building: 'عمارة لاكاسا',
  statement: 'كشف حساب',
  receipt: 'سند قبض',
  receiptNumber: (id) => `رقم ${id}`,
  date: 'التاريخ',
  holder: 'الاسم',
  phone: 'الهاتف',
  apartment: 'الشقة',
  floor: 'الطابق',
  reservedOn: 'تاريخ الحجز',
  due: 'المبلغ المطلوب',
  paid: 'المدفوع',
  pending: 'شيكات لم تُصرف بعد',
  outstanding: 'المتبقي',
  fullyPaid: 'مسدّدة بالكامل',
  payments: 'الدفعات',
  noLines: 'سُجّل المبلغ المدفوع مبلغًا واحدًا.',
  day: 'التاريخ',
  method: 'طريقة الدفع',
  details: 'التفاصيل',
  amount: 'المبلغ',
  state: 'الحالة',
  cheque: (number) => `شيك ${isolate(number)}`,
  dueOn: (day) => `يستحق ${isolate(day)}`,
  receivedFrom: 'استلمنا من',
  theSum: 'مبلغ وقدره',
  for: 'وذلك عن',
  forApartment: (label, building) => `الشقة ${isolate(label)}، ${isolate(building)}`,
  chequeNote: 'يُحسب الشيك مدفوعًا بعد صرفه من البنك.',
  returnedNote: 'هذا الشيك مرتجع ولا يُحسب ضمن المدفوع.',
  signature: 'التوقيع',
  holderSignature: 'توقيع صاحب الحجز',
  methods: { cash: 'نقدًا', cheque: 'شيك', transfer: 'حوالة بنكية' },
  statuses: { cleared: 'مصروف', pending: 'قيد التحصيل', returned: 'مرتجع' },
};

export const documentTexts = { en, ar };
export type DocumentTexts = Texts<typeof en>;
