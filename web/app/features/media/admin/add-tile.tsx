import { Button } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { Icon } from '~/ui/admin/icon.tsx';

export const MEDIA_TYPES = ['image/*', 'video/*'];

/** The last tile: to drop or choose files. */
export function AddTile({ onFiles, isCompact }: { onFiles: (files: File[]) => void; isCompact?: boolean }) {
  const { media: t, ui } = useAdminTexts();
  if (isCompact)
    return (
      <li>
        <FileButton accept={MEDIA_TYPES} isMultiple onFiles={onFiles}>
          <Button className="drop-zone media-add--small">
            <Icon name="plus" />
            <span>{t.add}</span>
          </Button>
        </FileButton>
      </li>
    );
  return (
    <li className="drop-zone media-add">
      <Icon name="upload-simple" />
      <span>
        {t.drop} {ui.dropOr}{' '}
        <FileButton accept={MEDIA_TYPES} isMultiple onFiles={onFiles}>
          <Button className="text-button">{ui.chooseFiles}</Button>
        </FileButton>
      </span>
      <small>{t.limit}</small>
    </li>
  );
}
