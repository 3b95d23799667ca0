import type { LacasaDashboard } from '@diyar/contract/lacasa';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { floorName } from '../floors/floor-name.ts';

type FloorCount = LacasaDashboard['floors'][number];

/** One box per unit, of the same size on every floor; screen readers get a sentence instead. */
export function Occupancy({ floors }: { floors: readonly FloorCount[] }) {
  const { lacasaDashboard: t } = useAdminTexts();
  return (
    <section>
      <header className="sec">
        <h2>{t.byFloor}</h2>
      </header>
      <ol className="occ">
        {floors.map((floor) => (
          <li key={floor.floor} className={classNames(floor.floor < 0 && 'under')}>
            <FloorBar {...floor} />
          </li>
        ))}
      </ol>
      <p className="key key--w">
        <i className="sw-y" aria-hidden="true" />
        {t.reserved}
        <i className="sw-n" aria-hidden="true" />
        {t.available}
      </p>
      <p className="note">{t.scale}</p>
    </section>
  );
}

function FloorBar({ floor, total, reserved, percent }: FloorCount) {
  const { lacasaDashboard: t } = useAdminTexts();
  const name = floorName(floor);
  const boxes = Array.from({ length: total }, (_, index) => index);
  return (
    <>
      <p className="visually-hidden">
        {total === 0 ? t.floorEmpty(name) : t.floorSays(name, reserved, total, percent)}
      </p>
      <span className="occ__n" aria-hidden="true">
        <bdi dir="ltr">{name}</bdi>
      </span>
      <span className="occ__t" aria-hidden="true">
        {boxes.map((box) => (
          <i key={box} className={box < reserved ? 'y' : undefined} />
        ))}
        {total === 0 && <small>{floor === 0 ? t.lobby : '—'}</small>}
      </span>
      <span className="occ__c num" dir="ltr" aria-hidden="true">
        {total > 0 && (
          <>
            {reserved}
            <span className="of">/{total}</span>
          </>
        )}
      </span>
      <span className="occ__p num" dir="ltr" aria-hidden="true">
        {total > 0 && `${percent}%`}
      </span>
    </>
  );
}
