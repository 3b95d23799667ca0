import type { LedgerBalance } from '@diyar/contract/rules/ledger';
import { sumAmounts } from '@diyar/contract/rules/money';
import { classNames } from '~/ui/admin/class-names.ts';
import { paperFigure, paperMoney } from '~/ui/admin/paper/paper-parts.tsx';
import type { PaperTexts } from './paper-texts.ts';

const PARTS = [
  ['discounts', '− '],
  ['writtenOff', '− '],
  ['paid', '− '],
  ['refunded', '+ '],
] as const;

type Props = {
  balance: Omit<LedgerBalance, 'fees'>;
  texts: PaperTexts;
  isCancelled?: boolean;
  /** Of what is charged, what is not the price. */
  fees?: number;
  /** Of what is paid, what the earlier books say. */
  opening?: number;
};

/** What the parts make: still owed, or the buyer's. */
export function resultOf({ balance, texts, isCancelled = false }: Props) {
  const { outstanding, overpaid } = balance;
  return overpaid > 0
    ? { name: isCancelled ? texts.toGiveBack : texts.overpaid, amount: overpaid }
    : { name: texts.outstanding, amount: outstanding };
}

/** The parts of the balance in their order, fees apart from the price, and what they make. */
export function BalanceParts(props: Props) {
  const { balance, texts, isCancelled, fees = 0, opening = 0 } = props;
  const { name, amount } = resultOf(props);
  const { currency } = balance;
  // what is left of the charges of a cancelled deal is the forfeit
  const charged: readonly (readonly [string, string, number])[] = isCancelled
    ? [[texts.forfeit, '', balance.charges]]
    : fees > 0
      ? [
          [texts.parts.charges, '', sumAmounts([balance.charges, -fees], currency)],
          [texts.fees, '+ ', fees],
        ]
      : [[texts.parts.charges, '', balance.charges]];
  const rows = [
    ...charged,
    ...PARTS.map(([part, sign]) => [texts.parts[part], sign, balance[part]] as const),
  ];
  return (
    <dl className="paper-parts">
      {rows.map(([part, sign, figure]) => (
        <div key={part} className={classNames(figure === 0 && 'paper-zero')}>
          <dt>
            {sign}
            {part}
            {part === texts.parts.paid && opening > 0 && (
              <small className="paper-soft"> {texts.ofItOpening(paperMoney(opening, currency))}</small>
            )}
          </dt>
          <dd>{paperFigure(figure, currency)}</dd>
        </div>
      ))}
      <div className="paper-result">
        <dt>= {name}</dt>
        <dd>{paperMoney(amount, balance.currency)}</dd>
      </div>
    </dl>
  );
}
