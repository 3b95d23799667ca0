import type { LacasaDashboard } from '@diyar/contract/lacasa';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';

/** Total, reserved, available, occupancy. */
export function Kpis({ data }: { data: LacasaDashboard }) {
  const { lacasaDashboard: t } = useAdminTexts();
  const figures = [
    { name: t.total, value: formatNumber(data.total), note: t.openPayments(data.openPayments) },
    { name: t.reserved, value: formatNumber(data.reserved), note: t.fullyPaid(data.fullyPaid) },
    { name: t.available, value: formatNumber(data.available), note: t.ofTotal(data.available, data.total) },
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
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
