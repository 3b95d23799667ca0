import type { TrackedUnit } from '@diyar/contract/buildings';
import { HOLD_ENDS_SOON_HOURS } from '@diyar/contract/rules/deals';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { apartmentOn } from '~/lib/admin/paths.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { useMoment, useTimeLeft } from '../deals/time-left.ts';
import { useServerNow } from '../server-clock.ts';
import { holdEnd } from '../tracked-unit.ts';
import { useTracker } from '../tracker.ts';

const SOON_MS = HOLD_ENDS_SOON_HOURS * 3_600_000;

/** The holds that end soonest first; each leaves the list at its second. */
export function Holds({ holds, ahead }: { holds: readonly TrackedUnit[]; ahead: number }) {
  const { buildingsDashboard: t, buildingsDeals: deals } = useAdminTexts();
  const { pages } = useTracker();
  const left = useTimeLeft();
  const moment = useMoment();
  const now = useServerNow(
    ahead,
    holds.flatMap((one) => holdEnd(one) ?? []),
    'second',
  );
  const running = holds.flatMap((unit) => {
    const end = holdEnd(unit);
    return end !== null && end > now ? [{ unit, end }] : [];
  });
  return (
    <section>
      <header className="section-head">
        <h2>{t.holds}</h2>
        <span className="section-note">{t.holdsHint}</span>
      </header>
      {running.length === 0 ? (
        <p className="note">{t.holdsNone}</p>
      ) : (
        <ul className="building-dashboard-holds">
          {running.map(({ unit, end }) => (
            <li key={unit.id}>
              <Link to={apartmentOn(`${pages}/floors`, unit.id)}>
                <bdi dir="ltr">{unit.label}</bdi>
              </Link>
              <span className="two-lines">
                <span>
                  {unit.name ? <bdi>{unit.name}</bdi> : <span className="dim">{deals.forNobody}</span>}
                </span>
                {unit.deal?.owner && <small>{deals.heldBy(unit.deal.owner.name)}</small>}
              </span>
              <span
                className={classNames(
                  'building-dashboard-clock',
                  end - now < SOON_MS && 'building-dashboard-clock--soon',
                )}
                title={moment(end)}
              >
                <Icon name={end - now < SOON_MS ? 'warning-circle' : 'clock'} />
                {left(end - now)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
