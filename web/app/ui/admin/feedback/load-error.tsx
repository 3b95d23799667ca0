import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../icon.tsx';

type Props = {
  /** 'Failed to load floors' */
  title: string;
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** What failed, why as far as known, a retry button, and the request id for the administrator. */
export function LoadError({ title, error, onRetry, isRetrying }: Props) {
  const t = useAdminTexts().ui;
  const message = useErrorText()(error);
  const status = error instanceof ApiError && error.status > 0 ? error.status : null;
  return (
    <div className="empty-state empty-state--error" role="alert">
      <Icon name={status === null ? 'wifi-slash' : 'warning-circle'} />
      <strong>{title}</strong>
      <p>{message}</p>
      <span className="row empty-state-row">
        <Button icon="arrow-clockwise" onPress={onRetry} isPending={isRetrying}>
          {t.retry}
        </Button>
        {status !== null && (
          <small className="dim">
            {t.reference} <bdi dir="ltr">{`HTTP ${status}`}</bdi>
          </small>
        )}
      </span>
    </div>
  );
}
