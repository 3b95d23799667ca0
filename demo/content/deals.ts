import type { ChequeState } from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';

/** Days are counted back from the moment of filling; negative ones are still to come. */
export interface DemoDeal {
  name: string;
  phone: string;
  daysAgo: number;
  currency: Currency;
  prices: [label: string, amount: number][];
  discount: number | null;
  plan: [daysAgo: number, amount: number, label: string][];
  entries: { daysAgo: number; kind: string; amount: number; currency: Currency; [field: string]: unknown }[];
  cheques: {
    bank: string;
    given: number;
    list: { number: string; amount: number; due: number; state: ChequeState }[];
  };
}

export const demoDeals: DemoDeal[] = [
  {
    name: 'ناديا فرّاج',
    phone: '+970 59 031 8204',
    daysAgo: 210,
    currency: 'USD',
    prices: [
      ['5-02', 126_000],
      ['P-01', 9000],
    ],
    discount: 2000,
    plan: [
      [210, 33_000, 'عند التوقيع'],
      [120, 20_000, 'قسط 1/5'],
      [30, 20_000, 'قسط 2/5'],
      [-3, 20_000, 'قسط 3/5'],
      [-92, 20_000, 'قسط 4/5'],
      [-182, 20_000, 'قسط 5/5'],
    ],
    entries: [
      {
        daysAgo: 210,
        kind: 'payment',
        method: 'transfer',
        bank: 'بنك الكرمل',
        amount: 33_000,
        currency: 'USD',
        note: 'عند التوقيع',
      },
      { daysAgo: 60, kind: 'payment', method: 'cash', amount: 18_500, currency: 'ILS', rate: 3.7 },
      { daysAgo: 12, kind: 'payment', method: 'cash', amount: 700, currency: 'JOD' },
      { daysAgo: 90, kind: 'writeOff', amount: 75, currency: 'USD', note: 'عمولة البنك' },
    ],
    cheques: {
      bank: 'بنك السهل',
      given: 205,
      list: [
        { number: '612341', amount: 20_000, due: 120, state: 'cleared' },
        { number: '612342', amount: 20_000, due: 30, state: 'returned' },
        { number: '612343', amount: 20_000, due: -3, state: 'drawer' },
        { number: '612344', amount: 20_000, due: -92, state: 'drawer' },
      ],
    },
  },
  {
    name: 'Omar and Rula Haddad',
    phone: '+1 312 555 0167',
    daysAgo: 75,
    currency: 'USD',
    prices: [
      ['4-01', 168_000],
      ['P-02', 9000],
    ],
    discount: null,
    plan: [
      [75, 53_100, 'At signing'],
      [-10, 41_300, 'Instalment 1/3'],
      [-100, 41_300, 'Instalment 2/3'],
      [-190, 41_300, 'Instalment 3/3'],
    ],
    entries: [
      {
        daysAgo: 75,
        kind: 'payment',
        method: 'transfer',
        bank: 'Karmel Bank',
        amount: 53_200,
        currency: 'USD',
        note: '',
      },
      {
        daysAgo: 70,
        kind: 'refund',
        method: 'transfer',
        amount: 100,
        currency: 'USD',
        note: 'Transferred too much',
      },
      { daysAgo: 75, kind: 'charge', reason: 'fee', amount: 250, currency: 'USD', note: 'Registration' },
    ],
    cheques: {
      bank: 'Zaytouna Bank',
      given: 70,
      list: [
        { number: '331204', amount: 41_300, due: -10, state: 'drawer' },
        { number: '331205', amount: 41_300, due: -100, state: 'drawer' },
      ],
    },
  },
];
