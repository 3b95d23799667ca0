import type { ReactNode } from 'react';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import type { PictureMerge } from '~/features/project-draft/admin/merge-media.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';

type Props = {
  pictures: readonly PictureMerge[];
  labelAt: (path: string) => string;
  renderThumb: (item: DraftMedia) => ReactNode;
};

const SIDES = ['mineAdded', 'theirsAdded', 'mineRemoved', 'theirsRemoved'] as const;

/** Pictures that both changed are merged: nobody has to choose, and everybody sees what comes of it. */
export function MergedPictures({ pictures, labelAt, renderThumb }: Props) {
  const { projectEditor: t } = useAdminTexts();
  return pictures.map((merge) => (
    <section className="conflict-dialog-pictures" key={merge.path}>
      <h3>{labelAt(merge.path)}</h3>
      <p className="note">{t.picturesMerged}</p>
      {SIDES.filter((side) => merge[side].length > 0).map((side) => (
        <figure key={side}>
          <figcaption>{t.pictureSides[side](merge[side].length)}</figcaption>
          <ul>
            {merge[side].map((item) => (
              <li key={item.key}>{renderThumb(item)}</li>
            ))}
          </ul>
        </figure>
      ))}
    </section>
  ));
}
