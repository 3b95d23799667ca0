import type { MoneyDesk } from '@diyar/contract/money-desk';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { TILL_PATH } from './till/till-path.ts';
import { addressOf, QUESTIONS, TAB_NAMES, TABS, tabOf, type View } from './views.ts';

/** The questions of cheques have tiles. */
const isPart = (view: View): view is Exclude<View, (typeof QUESTIONS)[number]> =>
  !QUESTIONS.some((question) => question === view);

/** How many there are, where a number says something. */
function countsOf({ groups, overdueDeals, ...desk }: MoneyDesk): Partial<Record<View, number>> {
  const count = (name: string) => groups.find(({ group }) => group === name)?.count ?? 0;
  return {
    toDeposit: count('past') + count('thisWeek') + count('nextWeek'),
    ageing: overdueDeals,
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
  const { moneyDesk: t, moneyDeskTill } = useAdminTexts();
  const [params] = useSearchParams();
  const current = useRef<HTMLAnchorElement>(null);
  // on a phone the row is wider than the screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another link
  useEffect(() => {
    current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [view]);
  const counts = desk ? countsOf(desk) : {};
  const tab = tabOf(view);
  return (
    <>
      <nav className="money-desk-tabs" aria-label={t.title}>
        {TAB_NAMES.map((name) => (
          <Link
            key={name}
            to={addressOf(params, TABS[name][0])}
            className="money-desk-tab"
            aria-current={name === tab ? 'true' : undefined}
          >
            {t.tabs[name]}
          </Link>
        ))}
        <Link to={TILL_PATH} className="money-desk-tab">
          {moneyDeskTill.title}
        </Link>
      </nav>
      <nav className="money-desk-parts" aria-label={t.tabs[tab]}>
        {TABS[tab].filter(isPart).map((name) => (
          <Link
            key={name}
            ref={name === view ? current : undefined}
            to={addressOf(params, name)}
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
