type Bound = number | null;

/** A range from 200 to 100 is read as 100 to 200. */
export const orderRange = (min: Bound, max: Bound): [Bound, Bound] =>
  min !== null && max !== null && min > max ? [max, min] : [min, max];
