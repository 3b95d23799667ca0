import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatBytes, formatProgress } from '~/lib/admin/bytes.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'uploading'; loaded: number; secondsLeft?: number }
  /** The reason of the failure. With `onRetry` it can be retried; the file stays in the list either way. */
  | { kind: 'failed'; message: string };

type RowProps = {
  name: string;
  size: number;
  state: UploadState;
  /** A thumbnail, or the icon of its kind. */
  thumb?: string;
  isVideo?: boolean;
  /** For what is neither a picture nor a video. */
  icon?: IconName;
  /** Cancels a running upload, removes a failed one. */
  onRemove: () => void;
  onRetry?: () => void;
};

export const UploadList = ({ children, isSingle }: { children: ReactNode; isSingle?: boolean }) => (
  <ul className={classNames('upload-list', isSingle && 'upload-list--one')}>{children}</ul>
);

/** One upload: its progress, the remaining time, and buttons to cancel or retry. */
export function UploadRow({ name, size, state, thumb, isVideo, icon, onRemove, onRetry }: RowProps) {
  const t = useAdminTexts().ui;
  const failed = state.kind === 'failed';
  const loaded = state.kind === 'uploading' ? state.loaded : 0;
  return (
    <li className={classNames('upload-list-item', failed && 'upload-list-item--failed')}>
      <span className="upload-list-thumb">
        {thumb ? <img src={thumb} alt="" /> : <Icon name={icon ?? (isVideo ? 'video-camera' : 'image')} />}
      </span>
      <div className="upload-list-body">
        <div className="upload-list-line">
          <bdi className="upload-list-name clip" dir="ltr">
            {name}
          </bdi>
          <span className="upload-list-state" role={failed ? 'alert' : undefined}>
            {failed && <Icon name="warning-circle" />}
            <UploadNote state={state} />
          </span>
        </div>
        {!failed && <progress max={size} value={loaded} aria-label={name} />}
      </div>
      <span className="upload-list-size" dir="ltr">
        {failed ? formatBytes(size) : formatProgress(loaded, size)}
      </span>
      <span className="upload-list-actions">
        {failed && onRetry && (
          <Button size="s" onPress={onRetry}>
            {t.retry}
          </Button>
        )}
        <IconButton
          icon="x"
          size="s"
          label={`${failed ? t.remove : t.cancelUpload}: ${name}`}
          onPress={onRemove}
        />
      </span>
    </li>
  );
}

function UploadNote({ state }: { state: UploadState }) {
  const t = useAdminTexts().ui;
  if (state.kind === 'failed') return <span>{state.message}</span>;
  if (state.kind === 'waiting') return <span>{t.waiting}</span>;
  return state.secondsLeft === undefined ? null : <span>{t.secondsLeft(state.secondsLeft)}</span>;
}
