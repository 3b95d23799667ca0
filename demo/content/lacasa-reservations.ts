import type { DemoContract, DemoReservation } from '../types.ts';
import { cash, cheque, transfer } from './lacasa-payments.ts';

type Holder = Pick<DemoReservation, 'name' | 'phone'>;
type Money = Pick<DemoReservation, 'dueAmount' | 'paidAmount'>;
type Extras = Partial<Pick<DemoReservation, 'payments' | 'photo' | 'contract' | 'markedPaid'>>;

const samer = { name: 'سامر الخطيب', phone: '+970 59 022 7140' };
const george = { name: 'George Sayegh', phone: '+970 56 033 9071' };
const khuloud = { name: 'خلود جابر', phone: '+970 59 036 4412' };
const mazen = { name: 'مازن طه', phone: '+970 59 027 4105' };
const hanadi = { name: 'هنادي سليمان', phone: '+970 59 050 6618' };
const walid = { name: 'وليد عرفات', phone: '+970 59 012 7781' };

const reserve = (
  apartment: string,
  holder: Holder,
  reservedDaysAgo: number,
  money: Money,
  extras: Extras = {},
): DemoReservation => ({
  apartment,
  ...holder,
  ...money,
  reservedDaysAgo,
  markedPaid: false,
  payments: [],
  photo: null,
  contract: null,
  ...extras,
});

const owes = (dueAmount: string, paidAmount: string): Money => ({ dueAmount, paidAmount });
const settled = (amount: string): Money => ({ dueAmount: amount, paidAmount: amount });
const signed = (apartment: string, party: string, amount: string): DemoContract => ({
  reference: `LC-${apartment}`,
  party,
  property: `LaCasa, apartment ${apartment}`,
  amount,
});

/**
 * As the sale of A-601 has it: one contract for the flat, its parking space and its storeroom. The first payment is
 * higher by what the two cost.
 */
export const oneContract = (list: readonly DemoReservation[]): DemoReservation[] =>
  list
    .filter(({ apartment }) => apartment !== 'P-01' && apartment !== 'S-01')
    .map((one) =>
      one.apartment === 'A-601'
        ? {
            ...one,
            ...settled('$231,000.00'),
            with: ['P-01', 'S-01'],
            payments: one.payments.map((payment, i) =>
              i === 0 ? { ...payment, amount: payment.amount + 23_000 } : payment,
            ),
          }
        : one,
    );

export const reservations: DemoReservation[] = [
  reserve('A-601', samer, 402, settled('$208,000.00'), {
    payments: [
      transfer(60_000, 'USD', 402, 'دفعة أولى عند التوقيع'),
      cheque('300118', 74_000, 'USD', { given: 402, due: 280 }, 'cleared', 'الدفعة الثانية'),
      cheque('300119', 74_000, 'USD', { given: 402, due: 98 }, 'cleared', 'الدفعة الأخيرة'),
    ],
    contract: signed('A-601', 'Samer Al-Khatib', 'USD 208,000'),
  }),
  reserve('A-602', { name: 'عبير ناصر', phone: '+970 59 066 3320' }, 188, owes('$210,000.00', '$73,500.00'), {
    payments: [
      transfer(42_000, 'USD', 188, 'دفعة أولى عند التوقيع'),
      cheque('450271', 31_500, 'USD', { given: 188, due: 97 }, 'cleared', 'الدفعة الثانية'),
      cheque('450272', 31_500, 'USD', { given: 188, due: -9 }, 'pending', 'الدفعة الثالثة'),
      cheque('450273', 31_500, 'USD', { given: 188, due: -100 }, 'pending', 'الدفعة الرابعة'),
    ],
    contract: signed('A-602', 'Abeer Nasser', 'USD 210,000'),
  }),
  reserve('A-501', george, 320, settled('196000 USD'), {
    payments: [
      transfer(98_000, 'USD', 320, 'Half on signing'),
      transfer(58_000, 'USD', 170, 'Second payment'),
      transfer(40_000, 'USD', 21, 'Last payment'),
    ],
    contract: signed('A-501', 'George Sayegh', 'USD 196,000'),
  }),
  reserve('A-503', khuloud, 296, settled('$142,000.00'), {
    contract: signed('A-503', 'Khuloud Jaber', 'USD 142,000'),
  }),
  reserve('A-504', mazen, 244, owes('$200,000.00', '$140,000.00'), {
    payments: [
      cash(20_000, 'USD', 244, 'عربون'),
      transfer(60_000, 'USD', 214, 'دفعة عند توقيع العقد'),
      cheque('118604', 60_000, 'USD', { given: 214, due: 62 }, 'cleared', 'الدفعة الثانية'),
    ],
    photo: 'people/person-1.png',
    contract: signed('A-504', 'Mazen Taha', 'USD 200,000'),
  }),
  reserve('A-401', { name: 'Rasha Nimer', phone: '+970 56 033 0071' }, 231, owes('178000 $', '89000 $'), {
    payments: [
      transfer(50_000, 'USD', 231, 'First payment'),
      cheque('720045', 39_000, 'USD', { given: 231, due: 140 }, 'cleared', 'Second payment'),
      cheque(
        '720046',
        25_000,
        'USD',
        { given: 231, due: 18 },
        'returned',
        'Returned by the bank, to be replaced',
      ),
    ],
    contract: signed('A-401', 'Rasha Nimer', 'USD 178,000'),
  }),
  // The last two thousand were waived, so it is marked by hand.
  reserve('A-402', { name: 'إبراهيم عمرو', phone: '+970 59 061 2094' }, 355, owes('182000 $', '180000 $'), {
    markedPaid: true,
    photo: 'people/person-3.png',
    contract: signed('A-402', 'Ibrahim Amro', 'USD 182,000'),
  }),
  reserve('A-404', { name: 'سناء بركات', phone: '+970 56 009 7718' }, 268, settled('183000 $')),
  reserve('A-301', { name: 'فادي قرّش', phone: '+970 59 014 8853' }, 377, settled('ILS 640,000.00'), {
    contract: signed('A-301', 'Fadi Qarrash', 'ILS 640,000'),
  }),
  reserve('A-302', hanadi, 257, owes('185000 $', '111000 $'), {
    payments: [
      cash(40_000, 'USD', 257, 'دفعة أولى عند التوقيع'),
      cheque('204417', 35_000, 'USD', { given: 257, due: 166 }, 'cleared', 'الدفعة الثانية'),
      transfer(36_000, 'USD', 75, 'الدفعة الثالثة'),
    ],
    photo: 'people/person-2.png',
    contract: signed('A-302', 'Hanadi Suleiman', 'USD 185,000'),
  }),
  reserve('A-303', walid, 69, owes('NIS 480,000.00', 'NIS 96,000.00'), {
    payments: [
      cash(36_000, 'ILS', 69, 'عربون'),
      cheque('930512', 60_000, 'ILS', { given: 69, due: 12 }, 'cleared', 'الدفعة الأولى'),
      cheque('930513', 60_000, 'ILS', { given: 69, due: -18 }, 'pending', 'الدفعة الثانية'),
    ],
  }),
  reserve('A-202', { name: 'Tala Zughayer', phone: '+970 59 081 5530' }, 341, settled('$179,000.00'), {
    contract: signed('A-202', 'Tala Zughayer', 'USD 179,000'),
  }),
  reserve('A-203', { name: 'أحمد دويكات', phone: '+962 7 0555 0134' }, 205, owes('98000 JD', '83300 JD'), {
    payments: [
      transfer(50_000, 'JOD', 205, 'حوالة من عمّان'),
      cheque('061188', 33_300, 'JOD', { given: 205, due: 54 }, 'cleared', 'الدفعة الثانية'),
    ],
    contract: signed('A-203', 'Ahmad Dwaikat', 'JOD 98,000'),
  }),
  reserve('A-204', { name: 'ريم حجازي', phone: '+970 56 012 6947' }, 312, settled('$177,500.00')),
  reserve('A-101', { name: 'معتز صافي', phone: '+970 56 018 2093' }, 26, owes('620000 ₪', '62000 ₪'), {
    payments: [cheque('548830', 62_000, 'ILS', { given: 26, due: 20 }, 'cleared', 'دفعة الحجز')],
  }),
  reserve('A-103', { name: 'Lina Masri', phone: '+970 56 015 2286' }, 290, settled('96,500.000 JD'), {
    contract: signed('A-103', 'Lina Masri', 'JOD 96,500'),
  }),
  reserve('S-01', samer, 402, settled('$8,000.00')),
  reserve('S-03', hanadi, 190, owes('8000 $', '4000 $')),
  reserve('P-01', samer, 402, settled('15000 $')),
  reserve('P-02', george, 320, settled('15000 USD')),
  reserve('P-03', mazen, 150, owes('$15,000.00', '$6,000.00'), {
    payments: [cash(6_000, 'USD', 150, 'دفعة أولى')],
  }),
  reserve('P-06', hanadi, 190, owes('15000', '9000')),
  reserve('P-09', khuloud, 296, settled('NIS 52,000.00')),
  reserve('P-12', walid, 69, owes('16000', '4000')),
];
