import { mayEnter } from '@diyar/contract/rules/roles';
import { useMonths } from '~/features/money-desk/admin/money-desk-api.ts';
import { closableMonths } from '~/features/money-desk/admin/months-view.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment, monthName } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useHolder } from '~/lib/session/holder.ts';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Fact } from './need.tsx';

/** The months that can be closed, newest first, and the last one that is. */
const SHOWN = 3;
const LIST = '/admin/money?view=months';

export function OpenMonths({ today }: { today: string }) {
  const { todayStart: t, moneyDesk } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useMonths();
  const mayClose = mayEnter(useHolder(), 'monthClosing');
  return (
    <section aria-labelledby="start-months">
      <header className="section-head">
        <h2 id="start-months">{moneyDesk.views.months}</h2>
      </header>
      <QueryView query={query} failed={moneyDesk.listFailed} skeleton={<Skeleton width="12em" />}>
        {({ items, closedUntil }) => (
          <dl className="start-facts">
            {closableMonths(today, closedUntil)
              .slice(0, SHOWN)
              .map((month) => (
                <Fact key={month} name={monthName(month, lang)} to={LIST}>
                  {mayClose ? t.canBeClosed : t.open}
                </Fact>
              ))}
            {items[0] && (
              <Fact name={monthName(items[0].month, lang)} to={LIST}>
                {t.closedOn(dayOfMoment(items[0].at, lang))}
              </Fact>
            )}
          </dl>
        )}
      </QueryView>
    </section>
  );
}
