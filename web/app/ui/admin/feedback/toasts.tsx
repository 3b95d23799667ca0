import { useEffect, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dismissToast, type Toast, useToasts } from '~/lib/admin/toasts.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icon.tsx';

/** How long a success is shown; a failure stays until it is dismissed. */
const SUCCESS_MS = 4000;

/** Both live regions exist from the start, so that what is added later is read aloud. */
export function Toasts() {
  const t = useAdminTexts().ui;
  const toasts = useToasts();
  return (
    <section className="toasts" aria-label={t.notices} data-react-aria-top-layer="true" data-no-print>
      <div role="status">
        {toasts.map((toast) => toast.kind === 'success' && <ToastView key={toast.id} toast={toast} />)}
      </div>
      <div role="alert">
        {toasts.map((toast) => toast.kind === 'failure' && <ToastView key={toast.id} toast={toast} />)}
      </div>
    </section>
  );
}

function ToastView({ toast }: { toast: Toast }) {
  const t = useAdminTexts().ui;
  const [isPaused, setPaused] = useState(false);
  const { id, kind, title, detail, action } = toast;
  useEffect(() => {
    if (kind === 'failure' || isPaused) return;
    const timer = setTimeout(() => dismissToast(id), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [id, kind, isPaused]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press here, only time to read
    <div className="toasts-item" onMouseEnter={pause} onMouseLeave={resume} onFocus={pause} onBlur={resume}>
      <Icon
        name={kind === 'success' ? 'check' : 'arrow-u-up-left'}
        className={kind === 'failure' ? 'icon--flip' : undefined}
      />
      <span className="two-lines">
        <strong>{title}</strong>
        {detail && <small>{detail}</small>}
      </span>
      {action && (
        <Button
          className="toasts-button"
          size="s"
          onPress={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        className="toasts-close"
        icon="x"
        label={t.close}
        size="s"
        onPress={() => dismissToast(id)}
      />
    </div>
  );
}
