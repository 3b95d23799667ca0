import {
  type DraftMedia,
  makeMain,
  moveMedia,
  removeMedia,
  setLayout,
  setTexts,
} from '~/features/project-draft/admin/media.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { useReorder } from '~/ui/admin/tables/reorder.ts';
import { AddTile } from './add-tile.tsx';
import { DescribePicture } from './describe-picture.tsx';
import { type DraftFiles, useLocalFiles } from './draft-files.ts';
import { mediaName } from './media-name.ts';
import { MediaTile } from './media-tile.tsx';

type Props = {
  items: DraftMedia[];
  onChange: (items: DraftMedia[]) => void;
  onFiles: (files: File[]) => void;
  files: DraftFiles;
  isCompact?: boolean;
  /** The picture whose texts are open. */
  described: string | null;
  onDescribe: (key: string | null) => void;
};

/** The main item first and large, then the layouts, then the rest; ordered by drag or keyboard. */
export function MediaList({ items, onChange, onFiles, files, isCompact, described, onDescribe }: Props) {
  const { media: t } = useAdminTexts();
  const local = useLocalFiles(files);
  const open = items.find(({ key }) => key === described);
  const keys = items.map(({ key }) => key);
  const nameAt = (index: number) => (items[index] ? mediaName(items[index], index, t) : '');
  const reorder = useReorder({
    keys,
    axis: 'inline',
    onMove: (key, to) => onChange(moveMedia(items, key, to)),
    describe: (key, place) => t.moved(nameAt(keys.indexOf(key)), place + 1, items.length),
  });
  return (
    <>
      <ul className={classNames('media-list', isCompact && 'media-list--small')} {...reorder.listProps}>
        {items.map((item, index) => (
          <MediaTile
            key={item.key}
            item={item}
            index={index}
            name={nameAt(index)}
            local={local.sourceOf(item.key)}
            reorder={reorder.itemOf(item.key)}
            onDescribe={() => onDescribe(item.key)}
            onMakeMain={() => onChange(makeMain(items, item.key))}
            onRemove={() => onChange(removeMedia(items, item.key))}
            onLayout={(value) => onChange(setLayout(items, item.key, value))}
          />
        ))}
        <AddTile onFiles={onFiles} isCompact={isCompact} />
      </ul>
      <DescribePicture
        item={open ?? null}
        name={open ? nameAt(items.indexOf(open)) : ''}
        local={open && local.sourceOf(open.key)}
        onClose={() => onDescribe(null)}
        onSave={(texts) => open && onChange(setTexts(items, open.key, texts))}
      />
      <span className="visually-hidden" role="status">
        {reorder.announced}
      </span>
    </>
  );
}
