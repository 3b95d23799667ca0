import type { LacasaDashboard } from '@diyar/contract/apartments';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatAmount } from '../money.tsx';

/** One figure per currency, never summed across currencies (docs/product/building-tracker.md#currencies). */
export function MoneyByCurrency({ money }: { money: LacasaDashboard['money'] }) {
  const { buildingsDashboard: t, buildings: lacasa } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.money}</h2>
        <span className="section-note">{t.moneyHint}</span>
      </header>
      {money.length === 0 ? (
        <p className="note">{t.moneyNone}</p>
      ) : (
        <dl className="building-dashboard-money">
          {money.map(({ currency, due, paid, pending, outstanding }) => (
            <div key={currency}>
              <dt>{currency === 'Unknown' ? lacasa.noCurrency : <bdi dir="ltr">{currency}</bdi>}</dt>
              <dd>
                <b dir="ltr">{formatAmount(outstanding, currency)}</b>
                <small>{t.paidOfDue(formatAmount(paid, currency), formatAmount(due, currency))}</small>
                {pending > 0 && <small>{t.pendingIn(formatAmount(pending, currency))}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
