import {
  type Apart as ApartSums,
  type LedgerBalance,
  ROW_PARTS,
  type RowPart,
  rowOf,
  type Sum,
} from '@diyar/contract/rules/ledger';
import type { Overdue as OverduePart } from '@diyar/contract/rules/plans';
import type { CSSProperties, ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import './account.css';
import { Figure, Money, moneyText } from './money.tsx';

/** What the parts make, with its name: still owed, paid too much, or of a cancelled deal still to give back. */
export function useResult() {
  const { ledger: t } = useAdminTexts();
  return ({ outstanding, overpaid }: LedgerBalance, isCancelled: boolean) =>
    overpaid > 0
      ? { name: isCancelled ? t.toGiveBack : t.overpaid, amount: overpaid, isOwed: false }
      : { name: t.outstanding, amount: outstanding, isOwed: outstanding > 0 };
}

type PartsProps = {
  balance: LedgerBalance;
  isCancelled?: boolean;
  /** Of what is paid, what the earlier books say. */
  opening?: number;
};

/** Said only where there is something: a fee, and of a cancelled deal what is kept, in the place of its price. */
const isSaid = (part: RowPart, amount: number, isCancelled: boolean) =>
  part === 'fees' ? amount > 0 : part === 'forfeit' ? isCancelled : part !== 'price' || !isCancelled;

/** price + fees − discount − written off − paid + refunded = outstanding. A zero is printed, never left out. */
export function BalanceParts({ balance, isCancelled = false, opening = 0 }: PartsProps) {
  const { ledger: t } = useAdminTexts();
  const result = useResult()(balance, isCancelled);
  const { currency } = balance;
  const row = rowOf(balance, isCancelled);
  const rows = ROW_PARTS.filter(({ part }) => isSaid(part, row[part], isCancelled)).map(({ part, sign }) => ({
    name: t.parts[part],
    sign: part === 'forfeit' ? '' : sign,
    amount: row[part],
    ofIt: part === 'paid' ? opening : 0,
  }));
  return (
    <EvenFigures of={[...rows, result].map(({ amount }) => ({ amount, currency }))}>
      <dl className="account-parts">
        {rows.map(({ name, sign, amount, ofIt }) => (
          <div key={name} className={classNames(amount === 0 && 'account-zero')}>
            <dt>
              <i>{sign}</i>
              {name}
              {ofIt > 0 && (
                <small>
                  {t.ofItOpening} <Money amount={ofIt} currency={currency} />
                </small>
              )}
            </dt>
            <dd dir="ltr">
              <Figure amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
        <div className={classNames('account-result', result.isOwed && 'account-owed')}>
          <dt>
            <i>=</i>
            {result.name}
          </dt>
          <dd dir="ltr">
            <Figure amount={result.amount} currency={currency} />
          </dd>
        </div>
      </dl>
    </EvenFigures>
  );
}

type Props = PartsProps & { apart: ApartSums | null; overdue: OverduePart | null };

/** The result in large, how much of the price is paid, and the parts below. */
export function Balance({ balance, apart, overdue, isCancelled = false, opening }: Props) {
  const { currency } = balance;
  const result = useResult()(balance, isCancelled);
  return (
    <div className="account-balance">
      <p className="account-left">
        <span>{result.name}</span>
        <b dir="ltr" className={classNames(result.isOwed ? 'account-owed' : 'account-settled')}>
          <small>{currency}</small> <Figure amount={result.amount} currency={currency} />
        </b>
      </p>
      {!isCancelled && <PaidBar balance={balance} inCheques={apart?.chequesCountFor ?? 0} />}
      <BalanceParts balance={balance} isCancelled={isCancelled} opening={opening} />
      <OverdueLine overdue={overdue} currency={currency} />
    </div>
  );
}

const width = (share: number) => ({ '--w': share }) as CSSProperties;

/** How much of what is to be paid is paid, and how much uncleared cheques would cover. The parts say it in figures. */
function PaidBar({ balance, inCheques }: { balance: LedgerBalance; inCheques: number }) {
  const { charges, discounts, writtenOff, paid, refunded } = balance;
  const toPay = charges - discounts - writtenOff;
  if (toPay <= 0) return null;
  const share = (amount: number) => Math.min(1, Math.max(0, amount / toPay));
  const filled = share(paid - refunded);
  return (
    <div className="account-bar" aria-hidden="true">
      <i className="account-bar-paid" style={width(filled)} />
      <i className="account-bar-cheques" style={width(Math.min(1 - filled, share(inCheques)))} />
    </div>
  );
}

type OverdueProps = { overdue: OverduePart | null; currency: LedgerBalance['currency'] };

export function OverdueLine({ overdue, currency }: OverdueProps) {
  const { ledger: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (!overdue || overdue.amount === 0) return null;
  const { amount, since, inCheques } = overdue;
  return (
    <p className="account-late" dir="auto">
      <Icon name="warning-circle" />
      <span>
        {t.overdue(moneyText(amount, currency), since ? shortDay(since, lang) : null)}
        {inCheques > 0 && <small>{t.overdueInCheques(moneyText(inCheques, currency))}</small>}
      </span>
    </p>
  );
}

type ApartProps = {
  apart: ApartSums;
  /** What to say where nothing stands apart; without it nothing is shown then. */
  empty?: string;
  /** On a page of its own, where no other heading is above. */
  level?: 2 | 3;
  /** Beside the money without a rate: a button that gives it one. */
  uncountedAction?: ReactNode;
};

/** Uncleared cheques and money without a rate: beside the balance, never inside it. */
export function Apart({ apart, empty, level = 3, uncountedAction }: ApartProps) {
  const { ledger: t } = useAdminTexts();
  const { cheques, uncounted } = apart;
  const isEmpty = cheques.length === 0 && uncounted.length === 0;
  if (isEmpty && empty === undefined) return null;
  return (
    <section>
      <header className="section-head section-head--small">
        {level === 2 ? <h2>{t.apart}</h2> : <h3>{t.apart}</h3>}
      </header>
      {isEmpty ? (
        <p className="note account-none">{empty}</p>
      ) : (
        <dl className="account-apart">
          {cheques.length > 0 && (
            <div>
              <dt>{t.uncleared}</dt>
              <Sums sums={cheques} />
            </div>
          )}
          {uncounted.length > 0 && (
            <div className="account-uncounted">
              <dt>
                {t.uncounted} {uncountedAction}
              </dt>
              <Sums sums={uncounted} />
            </div>
          )}
        </dl>
      )}
    </section>
  );
}

const Sums = ({ sums }: { sums: readonly Sum[] }) => (
  <dd>
    {sums.map(({ currency, amount }) => (
      <span key={currency}>
        <Money amount={amount} currency={currency} />
      </span>
    ))}
  </dd>
);
