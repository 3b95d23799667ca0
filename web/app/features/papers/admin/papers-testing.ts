import type { DealLedger, Entry } from '@diyar/contract/ledger';
import type { Paper } from '@diyar/contract/papers';
import { apartmentNo, dealId, personId } from '@diyar/contract/rules/ids';
import { apartOf, balanceOfLedger } from '@diyar/contract/rules/ledger';
import type { StatementData } from './papers-api.ts';

const company = {
  name: { en: 'Diyar Real Estate Development', ar: 'شركة ديار للتطوير العقاري' },
  address: { en: 'Al-Irsal Street, Ramallah', ar: 'شارع الإرسال، رام الله' },
  phone: '+970 2 298 0000',
  email: 'office@diyar.example',
  licence: '562118340',
};

export const cashReceipt: Paper = {
  id: 5,
  kind: 'receipt',
  number: '2026-0431',
  dealId: dealId(2041),
  entryId: 77,
  issuedAt: '2026-10-12T08:20:00.000Z',
  void: null,
  data: {
    company,
    name: 'هنادي خليل سليمان',
    phone: '+970 59 502 6618',
    building: { en: 'LaCasa', ar: 'لاكاسا' },
    units: 'A-302, P-06, S-03',
    on: '2026-10-12',
    amount: 46_250,
    currency: 'ILS',
    inWords: {
      en: 'forty-six thousand two hundred fifty shekels',
      ar: 'ستة وأربعون ألفًا ومئتان وخمسون شيكلًا',
    },
    method: 'cash',
    bank: '',
    cheque: null,
    rate: 3.7,
    countsFor: 12_500,
    note: '',
    cashier: 'Dina Shehadeh',
    isCancelled: false,
    balance: {
      currency: 'USD',
      charges: 208_000,
      discounts: 3_000,
      writtenOff: 0,
      paid: 118_500,
      refunded: 1_000,
      outstanding: 87_500,
      overpaid: 0,
    },
  },
};

export const chequeReceipt: Paper = {
  ...cashReceipt,
  data: {
    ...cashReceipt.data,
    amount: 30_000,
    currency: 'USD',
    inWords: { en: 'thirty thousand US dollars', ar: 'ثلاثون ألف دولار أمريكي' },
    method: 'cheque',
    rate: null,
    countsFor: 30_000,
    cheque: { bank: 'Sahel Bank', number: '612341', dueOn: '2026-11-01', drawer: 'Sami' },
  },
};

const plain: Entry = {
  id: 1,
  kind: 'payment',
  reason: '',
  on: '2026-03-03',
  amount: 1_000,
  currency: 'USD',
  countsFor: 1_000,
  rate: null,
  endedRates: [],
  countsFrom: null,
  isClosed: false,
  method: 'cash',
  bank: '',
  note: '',
  unit: null,
  cheque: null,
  paper: null,
  replaces: null,
  void: null,
  createdAt: '2026-03-03T08:00:00.000Z',
  createdBy: 'rana',
};

export const entryOf = (id: number, own: Partial<Entry>): Entry => ({
  ...plain,
  id,
  countsFor: own.amount ?? plain.amount,
  ...own,
});

export function statementData(entries: Entry[], deal: Partial<DealLedger['deal']> = {}): StatementData {
  const lines = entries.map((entry) => ({
    ...entry,
    chequeState: entry.cheque?.state ?? null,
    isVoid: entry.void !== null,
  }));
  return {
    company,
    ledger: {
      deal: {
        id: dealId(2041),
        stage: 'reserved',
        personId: personId(9),
        name: 'Hanadi Suleiman',
        phone: '0595026618',
        coBuyers: '',
        building: { id: 4, nameEn: 'LaCasa', nameAr: 'لاكاسا', isLacasa: true },
        units: [{ id: apartmentNo(31), label: 'A-302', kind: 'apartment', floor: 3 }],
        on: '2026-03-03',
        createdAt: '2026-03-03T08:00:00.000Z',
        soldAt: null,
        endedAt: null,
        endReason: '',
        endNote: '',
        version: 5,
        ...deal,
      },
      currency: 'USD',
      balance: balanceOfLedger(lines, 'USD'),
      apart: apartOf(lines, 'USD'),
      plan: [],
      overdue: { amount: 250, since: '2026-11-10', inCheques: 0 },
      entries,
      isCurrencyMissing: false,
      toConfirm: null,
      isUnsettled: false,
      closedUntil: null,
      today: '2026-11-15',
      isMovingIn: false,
    },
  };
}
