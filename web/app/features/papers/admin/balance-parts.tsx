import type { LedgerBalance } from '@diyar/contract/rules/ledger';
import { classNames } from '~/ui/admin/class-names.ts';
import { paperFigure, paperMoney } from '~/ui/admin/paper/paper-parts.tsx';
import type { PaperTexts } from './paper-texts.ts';

const PARTS = [
  ['charges', ''],
  ['discounts', '− '],
  ['writtenOff', '− '],
  ['paid', '− '],
  ['refunded', '+ '],
] as const;

type Props = { balance: LedgerBalance; texts: PaperTexts; isCancelled?: boolean };

/** What the parts make: still owed, or the buyer's. */
export function resultOf({ balance, texts, isCancelled = false }: Props) {
  const { outstanding, overpaid } = balance;
  return overpaid > 0
    ? { name: isCancelled ? texts.toGiveBack : texts.overpaid, amount: overpaid }
    : { name: texts.outstanding, amount: outstanding };
}

/** The five parts of the balance in their order, and what they make. */
export function BalanceParts(props: Props) {
  const { balance, texts } = props;
  const { name, amount } = resultOf(props);
  return (
    <dl className="paper-parts">
      {PARTS.map(([part, sign]) => (
        <div key={part} className={classNames(balance[part] === 0 && 'paper-zero')}>
          <dt>
            {sign}
            {texts.parts[part]}
          </dt>
          <dd>{paperFigure(balance[part], balance.currency)}</dd>
        </div>
      ))}
      <div className="paper-result">
        <dt>= {name}</dt>
        <dd>{paperMoney(amount, balance.currency)}</dd>
      </div>
    </dl>
  );
}
