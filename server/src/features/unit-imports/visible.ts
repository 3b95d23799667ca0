import { OPTIONAL_FACTS, REQUIRED_FACTS } from '@diyar/contract/rules/unit-facts';
import type { SheetField, SheetValues } from '@diyar/contract/rules/unit-sheet';
import type { LackingDeals, NewlyVisible, VisibleText } from '@diyar/contract/unit-imports';
import { isSame, sheetValuesOf } from './cell-values.ts';
import type { CheckedRow, StandingUnit } from './check.ts';

const TEXTS = ['unitLabelAr', 'unitLabelEn', 'viewAr', 'viewEn', 'aboutAr', 'aboutEn'] as const;
const FACTS: readonly SheetField[] = [
  'unitNumber',
  'kind',
  ...(Object.keys({ ...REQUIRED_FACTS, ...OPTIONAL_FACTS }) as SheetField[]),
];
/** Enough to see what kind of texts they are. */
const SAMPLES = 50;

interface Shown {
  values: SheetValues;
  isOffered: boolean;
}

function before(standing: StandingUnit | undefined): Shown | null {
  if (!standing) return null;
  const { unit, claim } = standing;
  const values = sheetValuesOf(unit);
  return { values, isOffered: unit.isListed && !unit.isWithdrawn && claim === null };
}

/** Texts of an offered unit that visitors did not read before; a label that follows the number is none. */
function textsOf(
  row: CheckedRow,
  now: SheetValues,
  was: SheetValues | null,
  isKnown: boolean,
): VisibleText[] {
  return TEXTS.flatMap((field) => {
    const isSaid = row.values[field] !== undefined || isKnown;
    const [old, text] = [was?.[field] ?? '', now[field]];
    if (!isSaid || text === '' || (was && isSame(field, was, now))) return [];
    return [{ row: row.row, unitNumber: row.unitNumber, field, before: old, after: text }];
  });
}

/** What visitors newly read once the rows are imported. */
export function newlyVisible(
  rows: readonly CheckedRow[],
  units: readonly StandingUnit[],
  isPublished: boolean,
): NewlyVisible {
  const standing = new Map(units.map((one) => [one.unit.id, one]));
  const counts = { units: 0, prices: 0, facts: 0 };
  const texts: VisibleText[] = [];
  for (const row of rows) {
    const { after, isWithdrawn } = row;
    if (after === null || !after.isListed || isWithdrawn || row.isClaimed) continue;
    const shown = before(row.unitId === null ? undefined : standing.get(row.unitId));
    // of a unit that was not offered everything is new
    const was = shown?.isOffered ? shown.values : null;
    if (was === null) counts.units += 1;
    const isPriceNew = was === null || !isSame('price', was, after) || !isSame('currency', was, after);
    if (after.price !== null && isPriceNew) counts.prices += 1;
    if (was !== null && FACTS.some((field) => !isSame(field, was, after))) counts.facts += 1;
    texts.push(...textsOf(row, after, was, shown !== null));
  }
  return { isPublished, ...counts, texts: texts.length, samples: texts.slice(0, SAMPLES) };
}

export function lackingDeals(rows: readonly CheckedRow[]): LackingDeals {
  const of = (status: CheckedRow['withdrawn']) => rows.filter(({ withdrawn }) => withdrawn === status).length;
  return { sold: of('sold'), reserved: of('reserved'), held: of('held') };
}
