import type { AgeingRow, AgeingTotal } from '@diyar/contract/money-ahead';
import type { ChequeRow, DebtRow, DepositList, MoneyDesk, ToTellRow } from '@diyar/contract/money-desk';
import { apartmentNo, dealId, personId } from '@diyar/contract/rules/ids';

/** Answers of the desk for the tests. */
export const TODAY = '2026-11-16';

const deal: ChequeRow['deal'] = {
  id: dealId(41),
  stage: 'reserved',
  personId: personId(3),
  name: 'وليد عرفات',
  phone: '0599 012 778',
  building: { id: 1, nameEn: 'LaCasa', nameAr: 'لاكاسا', isLacasa: true },
  units: [
    { id: apartmentNo(11), label: 'A-303', kind: 'apartment', floor: 3 },
    { id: apartmentNo(42), label: 'P-12', kind: 'parking', floor: -3 },
  ],
};

export const chequeRow = (entryId: number, more: Partial<ChequeRow> = {}): ChequeRow => ({
  entryId,
  bank: 'بنك الزيتونة',
  number: String(884_400 + entryId),
  drawer: '',
  dueOn: TODAY,
  amount: 48_000,
  currency: 'ILS',
  state: 'drawer',
  stateOn: '2026-05-01',
  depositList: null,
  deal,
  version: 7,
  ...more,
});

export const debtRow = (more: Partial<DebtRow> = {}): DebtRow => ({
  deal,
  balance: {
    currency: 'USD',
    charges: 185_000,
    fees: 0,
    discounts: 0,
    writtenOff: 0,
    paid: 98_000,
    refunded: 0,
    outstanding: 87_000,
    overpaid: 0,
  },
  overdue: { amount: 29_000, since: '2026-11-10', inCheques: 4000 },
  uncounted: [],
  beyond: [],
  dueText: '$185,000',
  ...more,
});

export const toTellRow = (more: Partial<ToTellRow['about']> = {}): ToTellRow => ({
  deal,
  path: '/my/secret',
  about: {
    ...{ what: 'due', subject: '2026-11-20', on: '2026-11-20', amount: 4_000, currency: 'USD' },
    ...{ labelEn: 'Skeleton', labelAr: 'العظم', toldAt: null },
    ...more,
  },
});

const none = { count: 0, sums: [], since: null };
export const desk = (more: Partial<MoneyDesk> = {}): MoneyDesk => ({
  today: TODAY,
  weeks: ['2026-11-14', '2026-11-21', '2026-11-28'],
  bankOpensOn: null,
  laterMonths: [{ month: '2026-12', count: 14, sums: [{ currency: 'USD', amount: 31_500 }] }],
  groups: [
    { group: 'today', count: 1, sums: [{ currency: 'ILS', amount: 48_000 }], since: '2026-11-13' },
    { group: 'toCome', ...none, count: 15 },
    { group: 'received', ...none, count: 21 },
    { group: 'past', count: 1, sums: [{ currency: 'ILS', amount: 48_000 }], since: '2026-11-05' },
    {
      group: 'thisWeek',
      count: 2,
      sums: [
        { currency: 'ILS', amount: 48_000 },
        { currency: 'JOD', amount: 6250.5 },
      ],
      since: TODAY,
    },
    { group: 'nextWeek', ...none },
    { group: 'later', count: 14, sums: [{ currency: 'USD', amount: 31_500 }], since: '2026-12-01' },
    { group: 'deposited', count: 4, sums: [], since: '2026-11-09' },
    { group: 'returned', count: 2, sums: [], since: TODAY },
    { group: 'all', ...none, count: 29 },
  ],
  totals: [
    {
      currency: 'USD',
      charges: 300_000,
      discounts: 5000,
      writtenOff: 0,
      paid: 190_000,
      refunded: 1000,
      outstanding: 108_000,
      overpaid: 500,
      toGiveBack: 1500,
      overdue: 29_000,
    },
  ],
  overdueDeals: 3,
  toGiveBackDeals: 1,
  toConfirmDeals: 1,
  withoutPlanDeals: 0,
  withoutRateDeals: 0,
  withoutPriceDeals: 0,
  beyondDeals: 0,
  currencyMissingDeals: 1,
  closedUntil: '2026-09-30',
  ...more,
});

export const depositList = (cheques: ChequeRow[], more: Partial<DepositList> = {}): DepositList => ({
  id: 31,
  number: '2026-0031',
  account: '',
  currency: 'ILS',
  createdOn: TODAY,
  createdBy: 'lacasa',
  depositedOn: null,
  cheques,
  total: cheques.reduce((sum, { amount }) => sum + amount, 0),
  ...more,
});

const aged = {
  currency: 'USD',
  deals: 1,
  outstanding: 87_000,
  late: 29_000,
  inCheques: 4000,
  parts: {
    notDue: 58_000,
    waits: 0,
    late30: 20_000,
    late60: 0,
    late90: 0,
    older: 9000,
    withoutPlan: 0,
    beyond: 0,
    cancelled: 0,
  },
} as const;

export const ageingRow = (more: Partial<AgeingRow> = {}): AgeingRow => ({
  ...aged,
  deal,
  person: null,
  building: null,
  since: '2026-08-10',
  ...more,
});

export const ageingTotal = (more: Partial<AgeingTotal> = {}): AgeingTotal => ({
  ...aged,
  deals: 53,
  lateDeals: 1,
  ...more,
});
