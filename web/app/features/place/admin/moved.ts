/** The list with one entry a place further up or down. */
export function moved<Item>(list: readonly Item[], from: number, by: -1 | 1): Item[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(from + by, 0, item);
  return next;
}
