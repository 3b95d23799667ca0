import type { TrackedUnit } from '@diyar/contract/buildings';
import { isCounted } from '@diyar/contract/rules/deals';
import { type Columns, columnsOfBuilding, emptyColumns } from '@diyar/contract/rules/floor-columns';

const ROW_MAX = 8;
/** Parking and storage are small: a basement with few of them is not filled by wide cells. */
const BASEMENT_MIN = 6;

/** The columns of the building, by all its units. */
export const floorColumns = (units: readonly TrackedUnit[]): Columns =>
  columnsOfBuilding(units.map((unit) => ({ ...unit, unitNumber: unit.label })));

/** How many cells stand in a row of parking or storage: all, or rows of the same length where they are more than eight. */
function evenRows(floor: number, units: number): number {
  const rows = Math.max(1, Math.ceil(units / ROW_MAX));
  const even = Math.max(1, Math.ceil(units / rows));
  return floor < 0 ? Math.max(BASEMENT_MIN, even) : even;
}

/** Homes stand one above the other; a floor of parking or storage is rows of its own. */
export function drawnFloor(floor: number, units: readonly TrackedUnit[], columns: Columns) {
  if (!units.some(({ kind }) => isCounted(kind)))
    return { count: evenRows(floor, units.length), isStacked: false, empty: [] };
  const taken = units.map(({ id }) => columns.of.get(id) ?? 0);
  const count = Math.max(columns.count, ...taken);
  return { count, isStacked: true, empty: emptyColumns(count, taken) };
}
