interface Size {
  bedrooms: number;
  sizeSqm: number;
}

/** How many are shown beside a home that is taken. */
const SIMILAR = 3;

/** The homes most like one that is taken: as many bedrooms first, then the nearest area. */
export const similarUnits = <U extends Size>(taken: Size, units: readonly U[]): U[] =>
  units
    .toSorted(
      (a, b) =>
        Math.abs(a.bedrooms - taken.bedrooms) - Math.abs(b.bedrooms - taken.bedrooms) ||
        Math.abs(a.sizeSqm - taken.sizeSqm) - Math.abs(b.sizeSqm - taken.sizeSqm),
    )
    .slice(0, SIMILAR);
