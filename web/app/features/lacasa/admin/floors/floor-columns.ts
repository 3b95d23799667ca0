const ROW_MAX = 8;
/** Parking and storage are small: a basement with few of them is not filled by wide cells. */
const BASEMENT_MIN = 6;

/** How many cells stand in a row: all of the floor, or rows of the same length where they are more than eight. */
export function columnsOf(floor: number, units: number): number {
  const rows = Math.max(1, Math.ceil(units / ROW_MAX));
  const even = Math.max(1, Math.ceil(units / rows));
  return floor < 0 ? Math.max(BASEMENT_MIN, even) : even;
}
