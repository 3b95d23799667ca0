import type { Apartment, Floor } from '@diyar/contract/lacasa';
import { type FocusEvent, useId, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isShown, type Shown } from '../apartment-state.ts';
import { moveInBuilding } from './building-keys.ts';
import { Cell } from './cell.tsx';
import { FloorRow } from './floor-row.tsx';

type Props = {
  floors: readonly Floor[];
  shown: Shown;
  q: string;
  openId: number | null;
  rolledBackId: number | null;
  onOpen: (id: number) => void;
};

/** Drawn as a building: floor 6 on top, the basement under the ground line. */
export function Building({ floors, shown, q, openId, rolledBackId, onOpen }: Props) {
  const { lacasa: t } = useAdminTexts();
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const hint = useId();
  const all = floors.flatMap((floor) => floor.apartments);
  const tabStop = (focusedId ?? openId) || all[0]?.id;
  const remember = ({ target }: FocusEvent<HTMLElement>) => {
    const id = Number(target instanceof HTMLElement && target.dataset.apartment);
    if (id) setFocusedId(id);
  };
  const row = (floor: Floor) => (
    <FloorRow key={floor.floor} floor={floor}>
      {(apartment: Apartment) => (
        <Cell
          apartment={apartment}
          isOpen={apartment.id === openId}
          isFaded={!isShown(apartment, shown, q)}
          isRolledBack={apartment.id === rolledBackId}
          isTabStop={apartment.id === tabStop}
          onOpen={() => onOpen(apartment.id)}
        />
      )}
    </FloorRow>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this groups buttons
    <div
      className="floors-building"
      role="group"
      aria-label={t.building}
      aria-describedby={hint}
      onKeyDown={moveInBuilding}
      onFocus={remember}
    >
      <p id={hint} className="visually-hidden">
        {t.keysHint}
      </p>
      <ol className="floors-above">{floors.filter(({ floor }) => floor >= 0).map(row)}</ol>
      <div className="floors-ground" aria-hidden="true" />
      <ol className="floors-below">{floors.filter(({ floor }) => floor < 0).map(row)}</ol>
      <p className="visually-hidden" role="status">
        {(shown !== 'all' || q) && t.found(all.filter((one) => isShown(one, shown, q)).length, all.length)}
      </p>
    </div>
  );
}
