import type { Project } from '@diyar/contract/projects';
import { layoutsOf } from '@diyar/contract/rules/gallery';
import type { MediaPool } from '~/ui/public/media-file.ts';
import type { Layout } from './detail.ts';
import { range } from './range.ts';

/** A layout has no name of its own; it is named after its units, if they agree. */
export function namedLayouts({ gallery, units }: Pick<Project, 'gallery' | 'units'>, media: MediaPool) {
  return layoutsOf(gallery).map((entry): Layout => {
    const drawn = units.filter((unit) =>
      layoutsOf(unit.images).some((image) => image.fileId === entry.fileId),
    );
    const [first] = drawn;
    const layout: Layout = { file: media(entry) };
    if (!first) return layout;
    const sizes = drawn.map((unit) => unit.sizeSqm);
    layout.area = range(Math.min(...sizes), Math.max(...sizes));
    if (first.bedrooms > 0 && drawn.every((unit) => unit.bedrooms === first.bedrooms))
      layout.bedrooms = first.bedrooms;
    return layout;
  });
}
