import { unitKey } from '@diyar/contract/rules/unit-words';
import { isOnOffer } from '@diyar/contract/rules/units';
import type { UnitDraft } from '../draft/unit.ts';

export type Which = 'all' | 'free' | 'taken';

const searched = new WeakMap<UnitDraft, string>();

function columnOf(unit: UnitDraft): string {
  const known = searched.get(unit);
  if (known !== undefined) return known;
  const { unitNumber, unitLabelAr, unitLabelEn, deal } = unit;
  const column = [unitNumber, unitLabelAr, unitLabelEn, deal?.name ?? ''].map(unitKey).join('\n');
  searched.set(unit, column);
  return column;
}

/** The units of a filter that contain every word of the search. */
export function shownUnits(units: readonly UnitDraft[], which: Which, q: string): UnitDraft[] {
  const words = q.split(/\s+/).map(unitKey).filter(Boolean);
  return units.filter(
    (unit) =>
      (which === 'all' || isOnOffer(unit) === (which === 'free')) &&
      words.every((word) => columnOf(unit).includes(word)),
  );
}
