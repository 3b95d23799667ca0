import { FLOORS } from '@diyar/contract/rules/occupancy';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';

const FIGURES = ['total', 'reserved', 'available', 'occupancy'] as const;

export function DashboardSkeleton() {
  const { buildingsDashboard: t, ui } = useAdminTexts();
  return (
    <div role="status" aria-busy="true" aria-label={ui.loading}>
      <dl className="figures">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t[figure]}</dt>
            <dd>
              <Skeleton width="3em" />
            </dd>
          </div>
        ))}
      </dl>
      <ol className="building-dashboard-floors" aria-hidden="true">
        {FLOORS.map((floor) => (
          <li key={floor}>
            <span />
            <Skeleton width="100%" />
          </li>
        ))}
      </ol>
    </div>
  );
}
