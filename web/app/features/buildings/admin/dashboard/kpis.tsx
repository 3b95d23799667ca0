import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useTracker } from '../tracker.ts';
import type { DashboardData } from './read-dashboard.ts';

/** Total, reserved, available, occupancy. */
export function Kpis({ data }: { data: DashboardData }) {
  const { buildingsDashboard: t } = useAdminTexts();
  const { seesMoney } = useTracker();
  // so that the figures add up to the total: reserved, available, and what is withdrawn from sale
  const available = data.building?.counts.available ?? data.available;
  const withdrawn = data.building?.counts.withdrawn ?? 0;
  const figures = [
    { name: t.total, value: formatNumber(data.total), note: seesMoney && t.openPayments(data.openPayments) },
    { name: t.reserved, value: formatNumber(data.reserved), note: seesMoney && t.fullyPaid(data.fullyPaid) },
    {
      name: t.available,
      value: formatNumber(available),
      note: withdrawn > 0 ? t.withdrawn(withdrawn) : t.ofTotal(available, data.total),
    },
    { name: t.occupancy, value: `${data.percent}%`, note: t.ofTotal(data.reserved, data.total) },
  ];
  return (
    <dl className="figures">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>
              <bdi dir="ltr">{value}</bdi>
            </b>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
