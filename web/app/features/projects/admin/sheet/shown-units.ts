import { foldText } from '@diyar/contract/rules/fold-text';
import { isOnOffer } from '@diyar/contract/rules/units';
import type { UnitDraft } from '../draft/unit.ts';

export type Which = 'all' | 'free' | 'taken';

/** A-204, A204 and a 204 are one number. */
const folded = (text: string) => foldText(text).replace(/[-\s]/g, '');

const searched = new WeakMap<UnitDraft, string>();

function columnOf(unit: UnitDraft): string {
  const known = searched.get(unit);
  if (known !== undefined) return known;
  const { unitNumber, unitLabelAr, unitLabelEn, deal } = unit;
  const column = [unitNumber, unitLabelAr, unitLabelEn, deal?.name ?? ''].map(folded).join('\n');
  searched.set(unit, column);
  return column;
}

/** The units of a filter that contain every word of the search. */
export function shownUnits(units: readonly UnitDraft[], which: Which, q: string): UnitDraft[] {
  const words = q.split(/\s+/).map(folded).filter(Boolean);
  return units.filter(
    (unit) =>
      (which === 'all' || isOnOffer(unit) === (which === 'free')) &&
      words.every((word) => columnOf(unit).includes(word)),
  );
}
