import type { LedgerTotal } from '@diyar/contract/buildings';
import type { Sum } from '@diyar/contract/rules/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import './account.css';
import { Figure, Money } from './money.tsx';

const PARTS = [
  { part: 'charges', sign: '' },
  { part: 'discounts', sign: '−' },
  { part: 'writtenOff', sign: '−' },
  { part: 'paid', sign: '−' },
  { part: 'refunded', sign: '+' },
] as const;

/** What the parts make: what is owed to us, less what is the buyers'. */
const RESULTS = [
  { part: 'outstanding', sign: '=' },
  { part: 'overpaid', sign: '−' },
  { part: 'toGiveBack', sign: '−' },
] as const;

type Props = {
  totals: readonly LedgerTotal[];
  cheques: readonly Sum[];
  uncounted: readonly Sum[];
  /** Prices that were typed without a currency. */
  withoutCurrency?: number;
  /** Deals that owe something without a plan that says when. */
  withoutPlan?: number;
};

/** A row per currency, in parts that a reader can add up; on phones each row is a column. */
export function LedgerTotals({ totals, cheques, uncounted, withoutCurrency = 0, withoutPlan = 0 }: Props) {
  const { ledger: t } = useAdminTexts();
  const columns = [
    ...PARTS.map(({ part, sign }) => ({
      part,
      sign,
      name: part === 'charges' ? t.priceAndFees : t.parts[part],
      isResult: false,
    })),
    ...RESULTS.map(({ part, sign }) => ({ part, sign, name: t.totals[part], isResult: true })),
  ];
  return (
    <section>
      <header className="section-head">
        <h2>{t.totalsTitle}</h2>
        <span className="section-note">{t.totalsHint}</span>
      </header>
      {totals.length === 0 ? (
        <p className="note">{t.totalsNone}</p>
      ) : (
        <EvenFigures
          of={totals.flatMap((total) =>
            columns.map(({ part }) => ({ amount: total[part], currency: total.currency })),
          )}
        >
          <table className="account-totals">
            <thead>
              <tr>
                <th scope="col">{t.currency}</th>
                {columns.map(({ part, sign, name }) => (
                  <th key={part} scope="col">
                    <bdi>
                      {sign} {name}
                    </bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {totals.map((total) => (
                <tr key={total.currency}>
                  <th scope="row">{total.currency}</th>
                  {columns.map(({ part, sign, name, isResult }) => (
                    <td
                      key={part}
                      className={classNames(
                        total[part] === 0 && 'account-zero',
                        isResult && sign === '=' && 'account-totals-result',
                      )}
                    >
                      <span className="account-totals-word">
                        {sign} {name}
                      </span>
                      <bdi dir="ltr">
                        <Figure amount={total[part]} currency={total.currency} />
                      </bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </EvenFigures>
      )}
      <Beside
        overdue={totals.flatMap(({ currency, overdue }) =>
          overdue > 0 ? [{ currency, amount: overdue }] : [],
        )}
        cheques={cheques}
        uncounted={uncounted}
        withoutCurrency={withoutCurrency}
        withoutPlan={withoutPlan}
      />
    </section>
  );
}

type BesideProps = Omit<Props, 'totals'> & { overdue: readonly Sum[] };

function Beside({ overdue, cheques, uncounted, withoutCurrency = 0, withoutPlan = 0 }: BesideProps) {
  const { ledger: t } = useAdminTexts();
  const rows = [
    { name: t.overdueInAll, sums: overdue },
    { name: t.uncleared, sums: cheques },
    { name: t.uncounted, sums: uncounted },
  ].filter(({ sums }) => sums.length > 0);
  const counts = [
    { name: t.withoutPlan, count: withoutPlan },
    { name: t.withoutCurrency, count: withoutCurrency },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0 && counts.length === 0) return null;
  return (
    <dl className="account-beside">
      {rows.map(({ name, sums }) => (
        <div key={name}>
          <dt>{name}</dt>
          {sums.map(({ amount, currency }) => (
            <dd key={currency}>
              <Money amount={amount} currency={currency} />
            </dd>
          ))}
        </div>
      ))}
      {counts.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi dir="ltr">{formatNumber(count)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
