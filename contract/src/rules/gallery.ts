export const LAYOUT_POSITION = -1;

export const isLayout = (item: { position?: number | null }): boolean => item.position === LAYOUT_POSITION;

type Item = { fileId: number; position?: number | null };
type Placed<T> = Omit<T, 'position'> & { position: number };

/** The first of several entries of one file stays. */
export function dropDuplicates<T extends { fileId: number }>(items: readonly T[]): T[] {
  const seen = new Set<number>();
  return items.filter((item) => !seen.has(item.fileId) && seen.add(item.fileId));
}

/**
 * docs/product/projects-and-media.md#gallery-order: an item without a position gets the next one after the highest.
 * Returns the items in display order.
 */
export function arrangeGallery<T extends Item>(items: readonly T[]): Placed<T>[] {
  const unique = dropDuplicates(items);
  const taken = new Set<number>();
  const keeps = new Set<T>();
  for (const item of unique) {
    const position = item.position ?? null;
    if (position === null || position < 0 || !Number.isInteger(position) || taken.has(position)) continue;
    taken.add(position);
    keeps.add(item);
  }
  let next = Math.max(-1, ...taken) + 1;
  const place = (item: T): Placed<T> => ({
    ...item,
    position: isLayout(item) ? LAYOUT_POSITION : keeps.has(item) ? (item.position ?? 0) : next++,
  });
  return unique.map(place).sort((a, b) => a.position - b.position);
}

/** Positions in the given order, as the editor shows it. */
export function renumber<T extends Item>(items: readonly T[]): Placed<T>[] {
  const unique = dropDuplicates(items);
  const layouts = unique.filter(isLayout).map((item) => ({ ...item, position: LAYOUT_POSITION }));
  const others = unique.filter((item) => !isLayout(item)).map((item, i) => ({ ...item, position: i }));
  return [...layouts, ...others];
}

export const layoutsOf = <T extends { position: number }>(items: readonly T[]): T[] => items.filter(isLayout);

export const photosOf = <T extends { position: number }>(items: readonly T[]): T[] =>
  items.filter((item) => !isLayout(item)).sort((a, b) => a.position - b.position);
