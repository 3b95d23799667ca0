import { FLOORS } from '@diyar/contract/rules/occupancy';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { floorName } from '~/lib/admin/floor-name.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';

const CELLS = ['a', 'b', 'c', 'd'];

/** The building while it is loading. */
export function BuildingSkeleton() {
  const { ui } = useAdminTexts();
  return (
    <div className="floors-building" aria-busy="true" aria-label={ui.loading} role="status">
      <ol className="floors-above" aria-hidden="true">
        {FLOORS.map((floor) => (
          <li key={floor} className={classNames('floors-row', floor < 0 && 'floors-row--under')}>
            <span className="floors-name">
              <b>
                <bdi dir="ltr">{floorName(floor)}</bdi>
              </b>
            </span>
            <div className="floors-units">
              {floor !== 0 &&
                CELLS.map((cell) => (
                  <span key={cell} className="cell cell--wait">
                    <Skeleton width="3em" />
                    <Skeleton width="6em" />
                  </span>
                ))}
            </div>
            <span />
          </li>
        ))}
      </ol>
    </div>
  );
}
