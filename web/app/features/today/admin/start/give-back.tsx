import type { DebtRow } from '@diyar/contract/money-desk';
import { nameOf } from '@diyar/contract/rules/localized';
import { Link } from 'react-router';
import { useDebts } from '~/features/money-desk/admin/money-desk-api.ts';
import { Money, Sums } from '~/features/money-desk/admin/money-parts.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';

/** As many as stand beside the rest of the page. */
const SHOWN = 5;
const ALL = { buildingId: null, q: '', page: 1 };

/** Cancelled deals whose money is not settled. */
export function GiveBack({ total }: { total: number }) {
  const { todayStart: t, moneyDesk } = useAdminTexts();
  const query = useDebts('toGiveBack', ALL);
  return (
    <section aria-labelledby="start-back">
      <header className="section-head">
        <h2 id="start-back">{moneyDesk.views.toGiveBack}</h2>
        <Link className="text-button section-more" to="/admin/money?view=toGiveBack">
          {t.allOf(total)}
        </Link>
      </header>
      <QueryView query={query} failed={moneyDesk.listFailed} skeleton={<Skeleton width="12em" />}>
        {({ items }) => (
          <ul className="start-back">
            {items.slice(0, SHOWN).map((row) => (
              <Row key={row.deal.id} row={row} />
            ))}
          </ul>
        )}
      </QueryView>
      {query.data && query.data.total > SHOWN && (
        <p className="note">{t.andMore(formatNumber(query.data.total - SHOWN))}</p>
      )}
    </section>
  );
}

function Row({ row: { deal, balance, uncounted } }: { row: DebtRow }) {
  const { moneyDesk } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <li>
      <Link to={dealPath(deal.id)}>
        <span className="two-lines">
          <strong className="clip">
            <bdi>{deal.name || moneyDesk.noName}</bdi>
          </strong>
          <small className="clip">
            {deal.units[0] && <bdi dir="ltr">{deal.units[0].label}</bdi>}
            {deal.building && ` · ${nameOf(deal.building, lang)}`}
          </small>
        </span>
        <span className="start-sum">
          {balance && balance.overpaid > 0 && <Money amount={balance.overpaid} currency={balance.currency} />}
          {uncounted.length > 0 && <Sums of={uncounted} />}
        </span>
      </Link>
    </li>
  );
}
