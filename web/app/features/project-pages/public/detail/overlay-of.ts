import type { UnitId } from '@diyar/contract/rules/ids';
import { numberParam, unitParam } from '~/lib/search-params.ts';
import type { MediaFile } from '~/ui/public/media-file.ts';

type Pictures = { photos: MediaFile[]; layouts: MediaFile[] };

/** The pictures of the lightbox: the project's, or a unit's. */
export type OpenPictures = {
  kind: 'photo' | 'layout';
  files: MediaFile[];
  index: number;
  unitId: UnitId | null;
};

/**
 * What the address opens over the page: a unit's dialog (`?unit=`), a picture (`?photo=`, `?layout=`), or
 * both.
 */
export function overlayOf<U extends Pictures & { id: UnitId }>(
  search: string,
  project: Pictures,
  units: U[],
) {
  const requested = unitParam(search, 'unit');
  const unit = units.find(({ id }) => id === requested) ?? null;
  return {
    unit,
    /** It names a unit that is no longer on offer. */
    gone: requested !== null && unit === null,
    pictures:
      requested !== null && unit === null ? null : picturesOf(search, unit ?? project, unit?.id ?? null),
  };
}

function picturesOf(search: string, from: Pictures, unitId: UnitId | null): OpenPictures | null {
  for (const kind of ['photo', 'layout'] as const) {
    const number = numberParam(search, kind);
    const files = kind === 'photo' ? from.photos : from.layouts;
    if (number !== null && number <= files.length) return { kind, files, index: number - 1, unitId };
  }
  return null;
}
