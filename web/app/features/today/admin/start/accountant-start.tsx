import type { MoneyDesk } from '@diyar/contract/money-desk';
import { useDesk } from '~/features/money-desk/admin/money-desk-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { DeskNeed, deskNeeds } from './desk-needs.tsx';
import { GiveBack } from './give-back.tsx';
import { OpenMonths } from './open-months.tsx';
import { Outstanding } from './outstanding.tsx';
import { OwnTill } from './own-till.tsx';
import { StartPage } from './start-page.tsx';
import { ToTell } from './to-tell.tsx';

/** ACCOUNTANT: the figures are those of the money desk (docs/product/sign-in-and-roles.md#start-of-accounting). */
export function AccountantStart() {
  const { moneyDesk, nav } = useAdminTexts();
  const query = useDesk(null);
  return (
    <StartPage
      actions={
        <LinkButton variant="primary" icon="bank" to="/admin/money">
          {nav.pages.money}
        </LinkButton>
      }
    >
      <QueryView query={query} failed={moneyDesk.loadFailed} skeleton={<Skeleton width="24em" />}>
        {(desk) => (
          <div className="stack">
            <AtTheDesk desk={desk} />
            <ToTell />
            <OwnTill />
            <Outstanding desk={desk} />
          </div>
        )}
      </QueryView>
      {query.data && (
        <div className="stack">
          {query.data.toGiveBackDeals > 0 && <GiveBack total={query.data.toGiveBackDeals} />}
          <OpenMonths today={query.data.today} />
        </div>
      )}
    </StartPage>
  );
}

function AtTheDesk({ desk }: { desk: MoneyDesk }) {
  const { todayStart: t, today } = useAdminTexts();
  const needs = deskNeeds(desk);
  return (
    <section aria-labelledby="start-desk">
      <header className="section-head">
        <h2 id="start-desk">{t.atTheDesk}</h2>
      </header>
      {needs.length === 0 ? (
        <EmptyState title={today.calm}>{t.calmDesk}</EmptyState>
      ) : (
        <ol className="start-needs">
          {needs.map((need) => (
            <DeskNeed key={need.key} need={need} />
          ))}
        </ol>
      )}
    </section>
  );
}
