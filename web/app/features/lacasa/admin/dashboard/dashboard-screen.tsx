import type { LacasaDashboard } from '@diyar/contract/lacasa';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { localeOf } from '~/lib/admin/dates.ts';
import { useLive } from '~/lib/admin/live.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ExportMenu } from '~/ui/admin/overlays/export-menu.tsx';
import { useLacasaDashboard } from '../lacasa-api.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Kpis } from './kpis.tsx';
import { MoneyByCurrency } from './money-by-currency.tsx';
import { Occupancy } from './occupancy.tsx';
import { UnpaidTable } from './unpaid-table.tsx';
import './lacasa-dashboard.css';
import './unpaid.css';
import '../print/print.css';

export function LacasaDashboardScreen() {
  const { lacasaDashboard: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useLacasaDashboard();
  useLive(['lacasa']);
  const day = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }).format(new Date());
  return (
    <Page
      title={t.title}
      sub={<span className="print-only">{t.printedOn(day)}</span>}
      actions={
        <>
          <ExportMenu path="/lacasa/export" name="lacasa" query={{}} />
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />
          <Button icon="printer" onPress={() => window.print()}>
            {t.print}
          </Button>
        </>
      }
    >
      <QueryView query={query} failed={t.loadFailed} skeleton={<DashboardSkeleton />}>
        {(data) => <Body data={data} />}
      </QueryView>
    </Page>
  );
}

const Body = ({ data }: { data: LacasaDashboard }) => (
  <>
    <Kpis data={data} />
    <div className="columns lacasa-dashboard-columns">
      <Occupancy floors={data.floors} />
      <div className="stack">
        <MoneyByCurrency money={data.money} />
        <UnpaidTable rows={data.unpaid} total={data.openPayments} />
      </div>
    </div>
  </>
);
