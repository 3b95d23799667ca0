import { ReleasedHolds } from '~/features/buildings/admin/released-holds/released-holds.tsx';
import { LedgerTotals } from '~/features/ledger/admin/ledger-totals.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { PHONE, useMediaQuery } from '~/lib/admin/media-query.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ExportMenu } from '~/ui/admin/overlays/export-menu.tsx';
import { useTrackerDashboard } from '../building-api.ts';
import { BuildingHeading, useTrackerTitle } from '../list/building-heading.tsx';
import { LacasaTracker } from '../list/tracker-route.tsx';
import { useTracker } from '../tracker.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Holds } from './holds.tsx';
import { Kpis } from './kpis.tsx';
import { MoneyByCurrency } from './money-by-currency.tsx';
import { Occupancy } from './occupancy.tsx';
import { OverdueTable } from './overdue-table.tsx';
import type { DashboardData } from './read-dashboard.ts';
import { UnpaidTable } from './unpaid-table.tsx';
import './building-dashboard.css';
import './unpaid.css';

/** LaCasa at its own address. */
export function LacasaDashboardScreen() {
  const { buildingsDashboard: t } = useAdminTexts();
  return (
    <LacasaTracker title={t.title} skeleton={<DashboardSkeleton />}>
      <DashboardScreen />
    </LacasaTracker>
  );
}

export function DashboardScreen() {
  const { buildingsDashboard: t, buildingsList: buildings, buyerPage, ui } = useAdminTexts();
  const { base, buildingId, pages, seesMoney } = useTracker();
  const isPhone = useMediaQuery(PHONE);
  const query = useTrackerDashboard();
  const building = query.data?.building;
  const title = useTrackerTitle('dashboard', building);
  return (
    <Page
      title={title}
      heading={<BuildingHeading screen="dashboard" building={building} />}
      actions={
        <>
          {!isPhone && buildingId !== null && (
            <LinkButton to={`${pages}/floors`}>{buildings.openFloors}</LinkButton>
          )}
          {seesMoney && buildingId !== null && (
            <LinkButton icon="link-simple" to={`/admin/buildings/${buildingId}/buyer-pages`}>
              {buyerPage.all}
            </LinkButton>
          )}
          {seesMoney && <ExportMenu path={`${base}/export`} name={building?.slug || 'lacasa'} query={{}} />}
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />
          <Button icon="printer" onPress={() => window.print()}>
            {t.print}
          </Button>
        </>
      }
    >
      {buildingId !== null && <ReleasedHolds />}
      <QueryView query={query} failed={t.loadFailed} skeleton={<DashboardSkeleton />}>
        {(data) => <Body data={data} />}
      </QueryView>
    </Page>
  );
}

function Body({ data }: { data: DashboardData }) {
  const { seesMoney } = useTracker();
  return (
    <>
      <Kpis data={data} />
      {seesMoney && data.ledger && (
        <div className="building-dashboard-ledger">
          <LedgerTotals
            totals={data.ledger}
            cheques={data.cheques}
            uncounted={data.uncounted}
            withoutCurrency={data.money.find(({ currency }) => currency === 'Unknown')?.due}
          />
        </div>
      )}
      <div className="columns building-dashboard-columns">
        <Occupancy floors={data.floors} />
        <div className="stack">
          {data.building && <Holds holds={data.holds} ahead={data.ahead} />}
          {seesMoney && (
            <>
              {data.ledger ? <OverdueTable units={data.overdue} /> : <MoneyByCurrency money={data.money} />}
              <UnpaidTable rows={data.unpaid} total={data.openPayments} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
