import { isVideo } from '@diyar/contract/rules/media';
import { type DraftMedia, lacksTexts } from '~/features/project-draft/admin/media.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type MediaSource, mediaSource } from '~/lib/admin/media-source.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { IconLink } from '~/ui/admin/buttons/icon-link.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { MoveHandle } from '~/ui/admin/tables/move-handle.tsx';
import type { ReorderItem } from '~/ui/admin/tables/reorder.ts';
import { MediaThumb } from '~/ui/admin/values/media-thumb.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { downloadName } from './media-name.ts';

type Props = {
  item: DraftMedia;
  index: number;
  name: string;
  /** The preview while its bytes are in this browser. */
  local: MediaSource | undefined;
  reorder: ReorderItem;
  onMakeMain: () => void;
  onDescribe: () => void;
  onRemove: () => void;
  onLayout: (value: boolean) => void;
};

export function MediaTile({
  item,
  index,
  name,
  local,
  reorder,
  onMakeMain,
  onDescribe,
  onRemove,
  onLayout,
}: Props) {
  const { media: t } = useAdminTexts();
  const isMain = index === 0;
  const source = local ?? (item.stored ? mediaSource(item.stored) : undefined);
  return (
    <li
      className={classNames(
        'media-tile',
        isMain && 'media-tile--main',
        item.isLayout && 'media-tile--layout',
      )}
      aria-label={name}
      {...reorder.itemProps}
    >
      <span className="media-tile-picture">
        {source ? (
          <MediaThumb source={source} isWhole={item.isLayout} sizes={isMain ? '420px' : '200px'} />
        ) : (
          <span className="media-tile-lost">
            <Icon name="warning-circle" />
            <small>{t.lost}</small>
          </span>
        )}
        {isMain && (
          <Tag className="media-tile-main" tone="solid">
            {t.main}
          </Tag>
        )}
        {isVideo(item.mimeType) && (
          <span className="media-tile-film">
            <Icon name="play" />
            {t.isVideo}
          </span>
        )}
        <span className="media-tile-actions">
          <MoveHandle item={reorder} label={t.moveOf(name)} earlier={t.earlier} later={t.later} />
          {!isMain && (
            <IconButton icon="star" variant="pic" label={t.makeMainOf(name)} onPress={onMakeMain} />
          )}
          {source && !isVideo(item.mimeType) && (
            <IconButton icon="note-pencil" variant="pic" label={t.describeOf(name)} onPress={onDescribe} />
          )}
          {source && (
            <IconLink
              icon="download-simple"
              variant="pic"
              label={t.downloadOf(name)}
              href={source.url}
              download={downloadName(item, index)}
            />
          )}
          <IconButton icon="x" variant="pic" label={t.removeOf(name)} onPress={onRemove} />
        </span>
      </span>
      <span className="media-tile-line">
        <Checkbox isSelected={item.isLayout} onChange={onLayout} aria-label={t.layoutOf(name)}>
          {t.layout}
        </Checkbox>
        {item.stored === null && source && <small>{t.isNew}</small>}
        {lacksTexts(item) && <small className="media-tile-bare">{t.noAlt}</small>}
      </span>
    </li>
  );
}
