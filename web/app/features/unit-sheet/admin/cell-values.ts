import type { Lang } from '@diyar/contract/rules/language';
import { cellText, needsRooms, type SheetField } from '@diyar/contract/rules/unit-sheet';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { formatNumber } from '~/i18n/plural.ts';

/** A cell as it is edited: what was typed there, or its value as it can be read again. */
export const editedText = (unit: UnitDraft, field: SheetField, lang: Lang): string =>
  unit.typed[field] ?? cellText(field, unit, lang);

function figure(value: number | null): string {
  if (value === null) return '';
  return value < 0 ? `−${formatNumber(-value)}` : formatNumber(value);
}

/** A cell as it is shown; empty where there is nothing to say. */
export function shownText(unit: UnitDraft, field: SheetField, lang: Lang): string {
  const typed = unit.typed[field];
  if (typed !== undefined) return typed;
  if (field === 'bedrooms' || field === 'bathrooms')
    return unit[field] === 0 && !needsRooms(unit) ? '' : figure(unit[field]);
  if (field === 'floor' || field === 'sizeSqm' || field === 'price') return figure(unit[field]);
  return cellText(field, unit, lang);
}

/** What the cell was before the editor changed it; null where it is as before. */
export function oldText(
  unit: UnitDraft,
  before: UnitDraft | undefined,
  field: SheetField,
  lang: Lang,
): string | null {
  if (!before) return null;
  if (unit.typed[field] === undefined && unit[field] === before[field]) return null;
  return shownText(before, field, lang);
}
