import type { TrackedUnit } from '@diyar/contract/buildings';
import type { CSSProperties } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { floorName } from '~/lib/admin/floor-name.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';
import { type ApartmentState, isOpen as hasOpenPayment, percentPaid, stateOf } from '../apartment-state.ts';
import { useShortTimeLeft } from '../deals/time-left.ts';
import { holdEnd } from '../tracked-unit.ts';
import { useTracker } from '../tracker.ts';

type Props = {
  apartment: TrackedUnit;
  /** The server's time, which the clock of a hold counts by. */
  now: number;
  isOpen: boolean;
  /** Belongs to the deal whose unit is open. */
  isKin: boolean;
  isFaded: boolean;
  isRolledBack: boolean;
  /** A roving tab index: one cell is reached by Tab, the others by arrow keys. */
  isTabStop: boolean;
  onOpen: () => void;
};

const LOOK = { free: 'f', held: 'h', open: 'r', paid: 'p', sold: 's', withdrawn: 'w' } as const;
const ICON: Partial<Record<ApartmentState, IconName>> = {
  held: 'clock',
  paid: 'check',
  sold: 'key',
  withdrawn: 'eye-slash',
};

/** What is beside the word of the state: the time left of a hold, or the share that is paid. */
function useFigure(apartment: TrackedUnit, now: number): { shown: string; spoken: string } | null {
  const { buildings: t } = useAdminTexts();
  const { seesMoney } = useTracker();
  const shortTime = useShortTimeLeft();
  const end = holdEnd(apartment);
  if (end !== null) {
    const left = shortTime(end - now);
    return { shown: left, spoken: t.stateHeldLeft(left) };
  }
  const percent = percentPaid(apartment);
  if (!seesMoney || !hasOpenPayment(apartment) || percent === null) return null;
  const spoken = apartment.status === 'sold' ? t.stateSoldPercent(percent) : t.stateOpenPercent(percent);
  return { shown: `${percent}%`, spoken };
}

/** The state in colour, pattern, icon and word; a bar where something is still to pay. */
export function Cell(props: Props) {
  const { apartment, now, isOpen, isKin, isFaded, isRolledBack, isTabStop, onOpen } = props;
  const { buildings: t, buildingsDeals: deals, words } = useAdminTexts();
  const { seesMoney } = useTracker();
  const state = stateOf(apartment);
  // the stripes say that something is open, which is for those who see money
  const look = state === 'open' && !seesMoney ? 'p' : LOOK[state];
  const figure = useFigure(apartment, now);
  const texts: Record<ApartmentState, string> = {
    free: t.stateFree,
    held: t.stateHeld,
    open: t.stateOpen,
    paid: t.statePaid,
    sold: t.stateSold,
    withdrawn: t.stateWithdrawn,
  };
  const chain = apartment.deal && apartment.deal.units.length > 1 ? apartment.deal.units.length : 0;
  const label = [
    t.cell(floorName(apartment.floor), apartment.label, figure?.spoken ?? texts[state]),
    apartment.name,
    chain > 0 && deals.chained(chain),
  ];
  const hasBar = seesMoney && hasOpenPayment(apartment);
  const bar: CSSProperties & { '--w': number } = { '--w': (percentPaid(apartment) ?? 0) / 100 };
  return (
    <button
      type="button"
      className={classNames(
        'cell',
        `cell--${look}`,
        apartment.kind === 'shop' && 'cell--shop',
        isKin && 'cell--kin',
        isFaded && 'cell--faded',
        isRolledBack && 'cell--rolled',
      )}
      data-apartment={apartment.id}
      aria-label={label.filter(Boolean).join(', ')}
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onOpen}
    >
      <span className="cell-label">
        <bdi dir="ltr">{apartment.label}</bdi>
        <span className="cell-icons">
          {chain > 0 && (
            // the name of the cell has the number in words
            <span className="cell-chain" data-units={chain}>
              <Icon name="link-simple" />
            </span>
          )}
          {ICON[state] && <Icon name={ICON[state]} />}
        </span>
      </span>{' '}
      <span className="cell-state">
        <span>{words.unitStatuses[apartment.status]}</span>{' '}
        {figure && (
          <b>
            <bdi>{figure.shown}</bdi>
          </b>
        )}
      </span>{' '}
      {/* last, as in the button's name; cell.css places it between the two */}
      <span className="cell-name">{apartment.name && <bdi>{apartment.name}</bdi>}</span>
      {hasBar && <i className="cell-bar" style={bar} />}
    </button>
  );
}
