import type { Lang } from '@diyar/contract/rules/language';
import type { LedgerBalance } from '@diyar/contract/rules/ledger';
import { type Currency, inOrder, sumAmounts } from '@diyar/contract/rules/money';
import { calendarDay } from '~/lib/admin/dates.ts';
import { Ltr, PaperHead, PaperLeaf, paperFigure } from '~/ui/admin/paper/paper-parts.tsx';
import { paperTexts } from './paper-texts.ts';
import type { StatementData } from './papers-api.ts';

const partsOf = ({
  charges,
  discounts,
  writtenOff,
  paid,
  refunded,
  outstanding,
  overpaid,
  currency,
}: LedgerBalance) => [
  sumAmounts([charges, -discounts, -writtenOff], currency),
  sumAmounts([paid, -refunded], currency),
  sumAmounts([outstanding, -overpaid], currency),
];

/** One line for each deal and their sums by currency, of today: what the statements behind it add up to. */
export function StatementsSummary({
  statements,
  lang,
}: {
  statements: readonly StatementData[];
  lang: Lang;
}) {
  const texts = paperTexts[lang];
  const [first] = statements;
  if (!first) return null;
  const rows = statements.flatMap(({ ledger }) =>
    ledger.balance ? [{ deal: ledger.deal, balance: ledger.balance, parts: partsOf(ledger.balance) }] : [],
  );
  // nothing to add up: no deal has a price
  if (rows.length === 0) return null;
  const currencies = inOrder(rows.map(({ balance }) => balance.currency));
  const cells = (parts: readonly number[], currency: Currency) =>
    parts.map((amount, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns, always the same
      <td key={at} className="paper-number">
        {paperFigure(amount, currency)}
      </td>
    ));
  return (
    <PaperLeaf size="a4" lang={lang}>
      <PaperHead company={first.company} lang={lang} licence={texts.licence} title={texts.allDeals}>
        <span>{texts.until(calendarDay(first.ledger.today, lang))}</span>
      </PaperHead>
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.units}</th>
            <th scope="col">{texts.dealAndCurrency}</th>
            <th scope="col" className="paper-number">
              {texts.charged}
            </th>
            <th scope="col" className="paper-number">
              {texts.receivedLess}
            </th>
            <th scope="col" className="paper-number">
              {texts.outstanding}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ deal, balance, parts }) => (
            <tr key={deal.id}>
              <td>
                <bdi>{deal.name}</bdi>
              </td>
              <td>
                <Ltr>{deal.units.map(({ label }) => label).join(', ')}</Ltr>
              </td>
              <td>
                <Ltr>
                  {deal.id} · {balance.currency}
                </Ltr>
              </td>
              {cells(parts, balance.currency)}
            </tr>
          ))}
          {currencies.map((currency) => (
            <tr key={currency} className="paper-total">
              <td colSpan={2} />
              <td>
                <Ltr>{currency}</Ltr>
              </td>
              {cells(
                [0, 1, 2].map((at) =>
                  sumAmounts(
                    rows.flatMap(({ balance, parts }) =>
                      balance.currency === currency ? [parts[at] ?? 0] : [],
                    ),
                    currency,
                  ),
                ),
                currency,
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paper-line">
        <span />
        <span>{texts.notTaxInvoice}</span>
      </p>
    </PaperLeaf>
  );
}
