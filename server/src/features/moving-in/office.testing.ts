import { workbookOf } from '../../testing/workbook.ts';

type Cell = string | number | Date | null;

/** One deal of an office's book, as the test counts it. */
export interface BookDeal {
  row: number;
  units: string[];
  buyer: string;
  phone: string;
  price: number;
  discount: number;
  paid: number;
  currency: 'USD' | 'JOD' | 'ILS';
  day: string;
  stage: 'reserved' | 'sold';
}
export interface BookCheque {
  row: number;
  unit: string;
  bank: string;
  number: string;
  dueOn: string;
  amount: number;
  currency: BookDeal['currency'];
  /** Where it is, in the office's words. */
  word: 'عنا' | 'بالبنك';
}

/** Every second drawer has a cheque that is past its day. */
const PAST = '2026-02-10';
const FIRST = ['هنادي', 'فادي', 'ريم', 'باسل', 'منى', 'ثائر', 'لؤي', 'نادر', 'هبة', 'سامر'];
const LAST = ['سليمان', 'حجازي', 'حمدان', 'الأعرج', 'جرّار', 'منصور', 'الكيلاني'];
const CURRENCIES = ['USD', 'JOD', 'ILS'] as const;
const WRITTEN = { USD: '$', JOD: 'JD', ILS: '₪' };

/** Three forms of a day, as three people wrote them. */
const dayCell = (day: string, i: number): Cell => {
  const [year, month, date] = day.split('-').map(Number);
  if (i % 3 === 0) return new Date(`${day}T00:00Z`);
  return i % 3 === 1 ? `${date}/${month}/${year}` : day;
};

/** '$185,000', '98000 JD', or a number with its currency beside it. */
const moneyCell = (amount: number, currency: BookDeal['currency'], i: number): Cell => {
  if (amount === 0) return null;
  if (i % 3 === 0)
    return currency === 'USD' ? `$${amount.toLocaleString('en')}` : `${amount} ${WRITTEN[currency]}`;
  return amount;
};

/** An office's own book: titles above, totals below, Arabic headings, and what people do to such a sheet. */
export async function officeBook(deals: number, chequesOfEach: number) {
  const book: BookDeal[] = [];
  const drawer: BookCheque[] = [];
  const dealRows: Cell[][] = [
    ['دفتر الصفقات القائمة', null, null],
    ['حتى 17/11/2026', null, null],
    [
      'الوحدة',
      'المشتري',
      'جوال',
      'السعر',
      'عملة',
      'خصم',
      'مقبوض',
      'تاريخ العقد',
      'الوضع',
      'طريقة الدفع',
      'هوية',
    ],
  ];
  for (let i = 0; i < deals; i++) {
    const currency = CURRENCIES[i % 3] as BookDeal['currency'];
    const price = 90_000 + i * 250;
    const discount = i % 4 === 0 ? 1_500 : 0;
    const paid = i % 5 === 0 ? 0 : 20_000 + i * 10 + (currency === 'JOD' ? 0.125 : 0);
    const units = i % 7 === 0 ? [`F-${i + 1}`, `P-${i + 1}`] : [`F-${i + 1}`];
    // two people of one name, with phones of their own
    const buyer = i === 8 ? `${FIRST[7]} ${LAST[0]}` : `${FIRST[i % 10]} ${LAST[i % 7]}`;
    const day = `2025-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`;
    const deal: BookDeal = {
      ...{
        row: dealRows.length + 1,
        units,
        buyer,
        phone: `059${String(1_000_000 + i)}`,
        price,
        discount,
        paid,
      },
      ...{ currency, day, stage: i % 3 === 0 ? 'sold' : 'reserved' },
    };
    book.push(deal);
    dealRows.push([
      ...[units.join(' + '), buyer, deal.phone, moneyCell(price, currency, i)],
      i % 3 === 0 ? null : WRITTEN[currency],
      ...[moneyCell(discount, currency, 1), moneyCell(paid, currency, 1), dayCell(day, i)],
      ...[deal.stage === 'sold' ? 'مباع' : 'محجوز', chequesOfEach > 0 ? 'من الشيكات' : null, `9201${i}`],
    ]);
  }
  // a unit twice, and what the rows make
  dealRows.push(['F-1', 'شخص آخر', '0599999999', 1000, '$', null, null, null, 'محجوز', null, null]);
  dealRows.push([
    'المجموع',
    null,
    null,
    book.reduce((sum, { price }) => sum + price, 0),
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  const chequeRows: Cell[][] = [['رقم الشقة', 'البنك', 'رقم الشيك', 'استحقاق', 'مبلغ', 'حالة']];
  // every third has one more
  for (const [i, deal] of book.entries())
    for (let n = 0; n < chequesOfEach + (chequesOfEach > 0 && i % 3 === 0 ? 1 : 0); n++) {
      const month = String((n % 12) + 1).padStart(2, '0');
      const cheque: BookCheque = {
        ...{
          row: chequeRows.length + 1,
          unit: deal.units[0] ?? '',
          bank: 'بنك السهل',
          number: `${600_000 + i * 100 + n}`,
        },
        ...{
          dueOn: i % 2 === 1 && n === 0 ? PAST : `${2027 + Math.floor(n / 12)}-${month}-10`,
          amount: 1_000 + n,
          currency: deal.currency,
          word: n % 10 === 9 ? 'بالبنك' : 'عنا',
        },
      };
      drawer.push(cheque);
      const { unit, bank, number, dueOn, amount, word } = cheque;
      chequeRows.push([unit, bank, Number(number), dayCell(dueOn, n), amount, word]);
    }
  // a cleared one among the others
  if (chequesOfEach > 0) chequeRows.push(['F-2', 'بنك السهل', 999_999, '1/2/2026', 5_000, 'محصل']);
  const bytes = await workbookOf({
    غلاف: [['شركة البيت'], ['دفتر']],
    الصفقات: dealRows,
    الشيكات: chequeRows,
  });
  return { bytes, book, drawer };
}
