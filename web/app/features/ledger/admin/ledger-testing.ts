import type { DealLedger, Entry } from '@diyar/contract/ledger';
import { apartmentNo, dealId, personId } from '@diyar/contract/rules/ids';
import { apartOf, balanceOfLedger, type EntryLine } from '@diyar/contract/rules/ledger';
import { overdueOf, planProgress } from '@diyar/contract/rules/plans';

export const entryOf = (more: Partial<Entry> = {}): Entry => ({
  id: 1,
  kind: 'payment',
  reason: '',
  on: '2026-03-03',
  amount: 1000,
  currency: 'USD',
  countsFor: more.amount ?? 1000,
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
  ...more,
});

export const chequeOf = (more: Partial<NonNullable<Entry['cheque']>> = {}): NonNullable<Entry['cheque']> => ({
  bank: 'Sahel Bank',
  number: '612342',
  dueOn: '2026-11-10',
  drawer: '',
  state: 'drawer',
  stateOn: '2026-03-03',
  replacedBy: null,
  depositList: null,
  steps: [],
  ...more,
});

export const linesOf = (entries: readonly Entry[]): EntryLine[] =>
  entries.map((entry) => ({
    ...entry,
    chequeState: entry.cheque?.state ?? null,
    isVoid: entry.void !== null,
  }));

const TODAY = '2026-11-15';

/** The answer of the server for these entries and plan, of a reserved deal in dollars. */
export function ledgerOf(
  entries: readonly Entry[],
  more: Partial<DealLedger> & { planned?: DealLedger['plan'] } = {},
): DealLedger {
  const { planned = [], ...rest } = more;
  const lines = linesOf(entries);
  const balance = balanceOfLedger(lines, 'USD');
  const apart = apartOf(lines, 'USD');
  return {
    deal: {
      id: dealId(7),
      stage: 'reserved',
      personId: personId(9),
      name: 'Hanadi',
      phone: '0599123456',
      coBuyers: '',
      building: { id: 4, nameEn: 'Olive Terraces', nameAr: 'مدرّجات الزيتون', isLacasa: false },
      units: [{ id: apartmentNo(31), label: 'A-302', kind: 'apartment', floor: 3 }],
      on: '2026-03-03',
      createdAt: '2026-03-03T08:00:00.000Z',
      soldAt: null,
      endedAt: null,
      endReason: '',
      endNote: '',
      version: 5,
    },
    currency: 'USD',
    balance,
    apart,
    plan: planProgress(planned, balance, TODAY),
    overdue: overdueOf(planned, balance, { entries: lines, ...apart }, TODAY),
    entries: [...entries],
    isCurrencyMissing: false,
    toConfirm: null,
    isUnsettled: false,
    closedUntil: null,
    today: TODAY,
    isMovingIn: true,
    ...rest,
  };
}
