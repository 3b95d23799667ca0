import type { Apartment } from '@diyar/contract/lacasa';
import type { CSSProperties } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { percentPaid, stateOf } from '../apartment-state.ts';
import { floorName } from './floor-name.ts';

type Props = {
  apartment: Apartment;
  isOpen: boolean;
  isFaded: boolean;
  isRolledBack: boolean;
  /** A roving tab index: one cell is reached by Tab, the others by arrow keys. */
  isTabStop: boolean;
  onOpen: () => void;
};

const LOOK = { free: 'f', open: 'r', paid: 'p' } as const;

/**
 * The state in colour, pattern and text: free is dashed, open is hatched with a bar, paid is tinted with a
 * tick.
 */
export function Cell({ apartment, isOpen, isFaded, isRolledBack, isTabStop, onOpen }: Props) {
  const { lacasa: t } = useAdminTexts();
  const state = stateOf(apartment);
  const percent = percentPaid(apartment);
  const texts = {
    free: t.stateFree,
    paid: t.statePaid,
    open: percent === null ? t.stateOpen : t.stateOpenPercent(percent),
  };
  const label = t.cell(floorName(apartment.floor), apartment.label, texts[state]);
  const bar: CSSProperties & { '--w': number } = { '--w': (percent ?? 0) / 100 };
  return (
    <button
      type="button"
      className={classNames(
        'cell',
        `cell--${LOOK[state]}`,
        isFaded && 'cell--faded',
        isRolledBack && 'cell--rolled',
      )}
      data-apartment={apartment.id}
      aria-label={apartment.name ? `${label}, ${apartment.name}` : label}
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onOpen}
    >
      <span className="cell-label">
        <bdi dir="ltr">{apartment.label}</bdi>
        {state === 'paid' && <Icon name="check" />}
      </span>{' '}
      <span className="cell-state">
        {t.statuses[apartment.status]}{' '}
        {state === 'open' && percent !== null && (
          <b>
            <bdi dir="ltr">{percent}%</bdi>
          </b>
        )}
      </span>{' '}
      {/* last, as in the button's name; cell.css places it between the two */}
      <span className="cell-name">{apartment.name && <bdi>{apartment.name}</bdi>}</span>
      {state === 'open' && <i className="cell-bar" style={bar} />}
    </button>
  );
}
