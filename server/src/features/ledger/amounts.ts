import type { Apartment } from '@diyar/contract/apartments';
import { balanceOf } from '@diyar/contract/rules/balance';
import {
  apartOf,
  type EntryLine,
  isEffective,
  isPendingState,
  isReceived,
  sumsByCurrency,
} from '@diyar/contract/rules/ledger';
import { inOrder } from '@diyar/contract/rules/money';
import { balanceOfDeal, type DealMoney } from './deal.ts';
import { toPay } from './settle.ts';

type Amounts = Pick<
  Apartment,
  'dueAmountStr' | 'paidAmountStr' | 'due' | 'paid' | 'pending' | 'outstanding' | 'isFullyPaid' | 'payments'
>;

const isWaiting = ({ chequeState }: EntryLine) => chequeState !== null && isPendingState(chequeState);

/** Payments by the currency they were made in. */
function sumsOfPayments(lines: readonly EntryLine[]): Amounts['payments'] {
  const payments = lines.filter(({ kind }) => isReceived(kind));
  const [paid, pending] = [
    sumsByCurrency(payments.filter(isEffective)),
    sumsByCurrency(payments.filter(isWaiting)),
  ];
  const of = (sums: typeof paid, currency: string) =>
    sums.find((one) => one.currency === currency)?.amount ?? 0;
  return inOrder(payments.map(({ currency }) => currency)).map((currency) => ({
    currency,
    paid: of(paid, currency),
    pending: of(pending, currency),
  }));
}

/**
 * A deal's money in the words of the tracker's older calls: texts as typed, what was read beside them, and one paid sum.
 * Without a price in a known currency there is no balance, and the texts are compared as they always were.
 */
export function amountsOf(
  money: Pick<DealMoney, 'deal' | 'lines' | 'plan'>,
  { seesMoney }: { seesMoney: boolean },
): Amounts {
  const { deal } = money;
  const lines = seesMoney
    ? money.lines
    : money.lines.filter(({ kind }) => kind === 'charge' || kind === 'discount');
  const { dueText: dueAmountStr, markedFullyPaid } = deal;
  const paidAmountStr = seesMoney ? deal.paidText : '';
  const payments = sumsOfPayments(lines);
  const balance = balanceOfDeal({ deal, lines });
  if (!balance)
    return {
      dueAmountStr,
      ...balanceOf({
        dueAmountStr,
        paidAmountStr,
        markedFullyPaid: seesMoney && markedFullyPaid,
        payments,
      }),
      payments,
    };
  const { currency, paid, outstanding, charges } = balance;
  const isByPayments = payments.length > 0;
  return {
    dueAmountStr,
    paidAmountStr: isByPayments ? `${paid} ${currency}` : paidAmountStr,
    due: { amount: deal.dueAmount === null && charges === 0 ? null : toPay({ deal, lines }), currency },
    // what somebody typed is answered as it was read, whatever it counts for
    paid: isByPayments
      ? { amount: paid, currency }
      : {
          amount: seesMoney ? deal.paidAmount : null,
          currency: (seesMoney && deal.paidCurrency) || 'Unknown',
        },
    pending: { amount: apartOf(lines, currency).chequesCountFor, currency },
    outstanding: { amount: seesMoney ? outstanding : 0, currency },
    isFullyPaid: seesMoney && (markedFullyPaid || (charges > 0 && outstanding === 0)),
    payments,
  };
}
