import type { MoneyDesk } from '@diyar/contract/money-desk';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { TAB_NAMES, TABS, tabOf, type View } from './views.ts';

/** How many there are, where a number says something. */
function countsOf({ groups, overdueDeals, ...desk }: MoneyDesk): Partial<Record<View, number>> {
  const count = (name: string) => groups.find(({ group }) => group === name)?.count ?? 0;
  return {
    toDeposit: count('past') + count('thisWeek') + count('nextWeek'),
    deposited: count('deposited'),
    returned: count('returned'),
    overdue: overdueDeals,
    toGiveBack: desk.toGiveBackDeals,
    attention:
      desk.toConfirmDeals +
      desk.currencyMissingDeals +
      desk.withoutRateDeals +
      desk.withoutPriceDeals +
      desk.beyondDeals,
  };
}

/** Cheques, debts and papers, and below them the lists of the one that is open; links, so that each has an address. */
export function ViewTabs({ view, desk }: { view: View; desk: MoneyDesk | undefined }) {
  const { moneyDesk: t } = useAdminTexts();
  const [params] = useSearchParams();
  const current = useRef<HTMLAnchorElement>(null);
  // on a phone the row is wider than the screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another link
  useEffect(() => {
    current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [view]);
  const counts = desk ? countsOf(desk) : {};
  const addressOf = (name: View) => {
    const next = new URLSearchParams();
    if (name !== 'toDeposit') next.set('view', name);
    const building = params.get('building');
    if (building) next.set('building', building);
    const lists = params.get('lists');
    if (lists) next.set('lists', lists);
    return `?${next}`;
  };
  const tab = tabOf(view);
  return (
    <>
      <nav className="money-desk-tabs" aria-label={t.title}>
        {TAB_NAMES.map((name) => (
          <Link
            key={name}
            to={addressOf(TABS[name][0])}
            className="money-desk-tab"
            aria-current={name === tab ? 'true' : undefined}
          >
            {t.tabs[name]}
          </Link>
        ))}
      </nav>
      <nav className="money-desk-parts" aria-label={t.tabs[tab]}>
        {TABS[tab].map((name) => (
          <Link
            key={name}
            ref={name === view ? current : undefined}
            to={addressOf(name)}
            className="money-desk-part"
            aria-current={name === view ? 'page' : undefined}
          >
            <span>{t.views[name]}</span>
            {counts[name] !== undefined && <b>{formatNumber(counts[name])}</b>}
          </Link>
        ))}
      </nav>
    </>
  );
}
