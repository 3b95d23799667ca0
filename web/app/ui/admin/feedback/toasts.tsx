import { useEffect, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { dismissToast, type Toast, useToasts } from '~/lib/admin/toasts.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icon.tsx';

/** How long a success is shown; a failure stays until it is dismissed. */
const SUCCESS_MS = 4000;
const ACTION_MS = 8000;

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
  const isUndo = action?.isUndo ?? false;
  const hasAction = action !== undefined;
  const isLasting = kind === 'failure' || toast.isLasting === true;
  useEffect(() => {
    if (isLasting || isPaused) return;
    const timer = setTimeout(() => dismissToast(id), hasAction ? ACTION_MS : SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [id, isLasting, hasAction, isPaused]);
  const act = () => {
    dismissToast(id);
    action?.run();
  };
  // a field that is typed in keeps its own undo
  useShortcut('mod+z', act, { isEnabled: isUndo, whileTyping: false });
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
          onPress={act}
          aria-keyshortcuts={isUndo ? 'Control+Z Meta+Z' : undefined}
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
