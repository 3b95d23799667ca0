import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Dialogs of public pages are part of the address (`?unit=12`, `?photo=3`): the server renders them open,
 * links open and close them without scripts, and the back button closes them.
 */

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Makes a `<dialog open>` of the server-rendered page modal: what lies behind is inert, Escape closes, and
 * the focus is restored.
 */
export function useModalDialog(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBrowserLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    // not close(): that would fire the close event
    current.removeAttribute('open');
    current.showModal();
    // the dialog itself, not its first button, which would show a focus ring
    current.focus();
    // still in the document here, so that the browser can restore the focus
    return () => current.close();
  }, []);
  const onClose = useCallback(() => {
    if (dialog.current && !dialog.current.open) onClosed();
  }, [onClosed]);
  return { ref: dialog, onClose, tabIndex: -1 };
}

const STOPS = 'a[href], button:not([disabled]), input, textarea, select, video[controls], [tabindex="0"]';

/** A modal dialog lets Tab reach the browser's own controls; here Tab cycles inside. */
export function trapTab(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === event.currentTarget)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first?.focus();
  }
}
