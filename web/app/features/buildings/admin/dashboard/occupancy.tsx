import type { LacasaDashboard } from '@diyar/contract/apartments';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { floorName } from '~/lib/admin/floor-name.ts';
import { classNames } from '~/ui/admin/class-names.ts';

type FloorCount = LacasaDashboard['floors'][number];

/** One box per unit, of the same size on every floor; screen readers get a sentence instead. */
export function Occupancy({ floors }: { floors: readonly FloorCount[] }) {
  const { buildingsDashboard: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.byFloor}</h2>
      </header>
      <ol className="building-dashboard-floors">
        {floors.map((floor) => (
          <li key={floor.floor} className={classNames(floor.floor < 0 && 'building-dashboard-under')}>
            <FloorBar {...floor} />
          </li>
        ))}
      </ol>
      <p className="building-dashboard-key">
        <i className="building-dashboard-taken" aria-hidden="true" />
        {t.reserved}
        <i className="building-dashboard-free" aria-hidden="true" />
        {t.available}
      </p>
      <p className="note">{t.scale}</p>
    </section>
  );
}

function FloorBar({ floor, total, reserved, percent }: FloorCount) {
  const { buildingsDashboard: t } = useAdminTexts();
  const name = floorName(floor);
  const boxes = Array.from({ length: total }, (_, index) => index);
  return (
    <>
      <p className="visually-hidden">
        {total === 0 ? t.floorEmpty(name) : t.floorSays(name, reserved, total, percent)}
      </p>
      <span className="building-dashboard-floor" aria-hidden="true">
        <bdi dir="ltr">{name}</bdi>
      </span>
      <span className="building-dashboard-boxes" aria-hidden="true">
        {boxes.map((box) => (
          <i key={box} className={box < reserved ? 'building-dashboard-taken' : undefined} />
        ))}
        {total === 0 && <small>{floor === 0 ? t.lobby : '—'}</small>}
      </span>
      <span className="num" dir="ltr" aria-hidden="true">
        {total > 0 && (
          <>
            {reserved}
            <span className="dim">/{total}</span>
          </>
        )}
      </span>
      <span className="building-dashboard-percent num" dir="ltr" aria-hidden="true">
        {total > 0 && `${percent}%`}
      </span>
    </>
  );
}
