import * as arLists from '../words/ar/lists.ts';
import * as arWords from '../words/ar.ts';
import * as lists from '../words/en/lists.ts';
import * as words from '../words/en.ts';
import { OPEN_LEAD_STAGES, type OpenLeadStage } from './leads.ts';
import { type Heading, keysOf } from './sheet-cells.ts';

export const named = (ar: string, en: string, ...synonyms: string[]): Heading => ({ ar, en, synonyms });

/** What a running deal or its cheque may be. A cleared cheque is part of what was paid. */
export const RUNNING_STAGES = ['reserved', 'sold'] as const;
export const RUNNING_CHEQUE_STATES = ['drawer', 'deposited', 'returned', 'cleared'] as const;

export const STAGE_WORDS: Record<(typeof RUNNING_STAGES)[number], Heading> = {
  reserved: named(arWords.reserved, words.reserved, 'محجوز', 'حجز', 'عربون', 'booked', 'reservation'),
  sold: named(arWords.sold, words.sold, 'مباع', 'بيع', 'تم البيع', 'sale', 'contract signed'),
};
export const STATE_WORDS: Record<(typeof RUNNING_CHEQUE_STATES)[number], Heading> = {
  drawer: named(
    arWords.inTheDrawer,
    words.inTheDrawer,
    'بالدرج',
    'بالصندوق',
    'في الصندوق',
    'drawer',
    'in hand',
  ),
  deposited: named(arWords.atTheBank, words.atTheBank, 'بالبنك', 'مودع', 'برسم التحصيل', 'deposited', 'bank'),
  returned: named(arWords.returned, words.returned, 'مرتجع', 'راجعة', 'returned', 'bounced'),
  cleared: named(arWords.cleared, words.cleared, 'محصل', 'مقبوض', 'صرف', 'collected', 'paid'),
};

export const BUILDING = named(
  arWords.building,
  words.building,
  'عمارة',
  'المشروع',
  'مشروع',
  'project',
  'tower',
);
export const CURRENCY = named(arWords.currency, words.currency, 'عملة', 'cur');
export const BUYER = named(
  arWords.buyer,
  words.buyer,
  'الزبون',
  'اسم المشتري',
  'الاسم',
  'اسم الزبون',
  'customer',
  'name',
  'client',
);
export const PHONE = named(
  arWords.phone,
  words.phone,
  'جوال',
  'الجوال',
  'هاتف',
  'رقم الهاتف',
  'موبايل',
  'mobile',
  'tel',
);
export const NAME = named(arWords.name, words.name, ...keysOf(BUYER));
/** Nobody sets 'won' by hand, and a lost one is no news. */
export const LEAD_STAGE_WORDS = Object.fromEntries(
  OPEN_LEAD_STAGES.map((stage) => [stage, named(arLists.leadStages[stage], lists.leadStages[stage])]),
) as Record<OpenLeadStage, Heading>;
export const NOTE = named(arWords.note, words.note, 'ملاحظات', 'notes', 'remarks');
