import { FLOORS } from '@diyar/contract/rules/occupancy';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { floorName } from './floor-name.ts';

const CELLS = ['a', 'b', 'c', 'd'];

/** The building while it is loading. */
export function BuildingSkeleton() {
  const { ui } = useAdminTexts();
  return (
    <div className="bld" aria-busy="true" aria-label={ui.loading} role="status">
      <ol className="bld__a" aria-hidden="true">
        {FLOORS.map((floor) => (
          <li key={floor} className={classNames('fl', floor < 0 && 'fl--under')}>
            <span className="fl__n">
              <b>
                <bdi dir="ltr">{floorName(floor)}</bdi>
              </b>
            </span>
            <div className="fl__u">
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
