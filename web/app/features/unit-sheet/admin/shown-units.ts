import { unitKey } from '@diyar/contract/rules/unit-words';
import { isOnOffer } from '@diyar/contract/rules/units';
import { lacksDeal, type UnitDraft } from '~/features/project-draft/admin/unit.ts';

export type Which = 'all' | 'free' | 'taken' | 'lacksDeal';

const IS_SHOWN: Record<Which, (unit: UnitDraft) => boolean> = {
  all: () => true,
  free: isOnOffer,
  taken: (unit) => !isOnOffer(unit),
  lacksDeal,
};

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
    (unit) => IS_SHOWN[which](unit) && words.every((word) => columnOf(unit).includes(word)),
  );
}
