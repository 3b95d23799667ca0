import type { LayoutFile, MediaFile } from '../media.ts';
import type { DemoMediaItem, DemoUnit, UnitInput } from '../types.ts';

type Film = { file: MediaFile; poster: MediaFile };

/** Layouts get position -1 and come first; the others are numbered in the given order. */
export function gallery(
  layouts: readonly LayoutFile[],
  items: readonly (MediaFile | Film)[],
): DemoMediaItem[] {
  return [
    ...layouts.map((file) => ({ file, poster: null, position: -1 })),
    ...items.map((item, position) =>
      typeof item === 'string' ? { file: item, poster: null, position } : { ...item, position },
    ),
  ];
}

export function unit({ layout, rooms, price, available = true, ...facts }: UnitInput): DemoUnit {
  return { ...facts, price: price ?? null, available, media: gallery(layout ? [layout] : [], rooms) };
}
