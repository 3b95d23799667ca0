import type { MoneyDesk } from '@diyar/contract/money-desk';
import { figuresText } from '@diyar/contract/rules/money-text';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';

type Total = MoneyDesk['totals'][number];

/** What makes the result, in its order, and how much of it is late; the sign stands before the word. */
const PARTS = [
  ['charges', ''],
  ['discounts', '−'],
  ['writtenOff', '−'],
  ['paid', '−'],
  ['refunded', '+'],
  ['outstanding', '='],
  ['overpaid', '−'],
  ['toGiveBack', '−'],
  ['overdue', ''],
] as const satisfies readonly (readonly [keyof Total, string])[];

/** A row per currency that adds up by itself. On phones each row is a column. */
export function Totals({ totals }: { totals: Total[] }) {
  const { money: t } = useAdminTexts();
  if (totals.length === 0) return null;
  return (
    <section className="money-desk-totals">
      <header className="section-head">
        <h2>{t.totals}</h2>
        <span className="section-note">{t.totalsNote}</span>
      </header>
      <ul>
        {totals.map((total) => (
          <li key={total.currency} aria-label={total.currency}>
            <strong>
              <bdi dir="ltr">{total.currency}</bdi>
            </strong>
            <dl>
              {PARTS.map(([part, sign]) => (
                <div key={part} className={classNames(part === 'outstanding' && 'money-desk-result')}>
                  <dt>
                    {sign && <i aria-hidden="true">{sign}</i>} {t.parts[part]}
                  </dt>
                  <dd dir="ltr" className={classNames(total[part] === 0 && 'money-desk-zero')}>
                    {figuresText(total[part], total.currency)}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
