import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';

/**
 * Dialogs of public pages are part of the address (`?unit=12`, `?photo=3`): the server draws them open, links
 * open and close them without scripts, and the phone's back button closes them.
 */

/** What a link that opens one carries, so that closing goes back instead of adding a step to the history. */
export const OPENS_OVERLAY = { state: { overlay: true }, preventScrollReset: true } as const;

/** For moving on inside an overlay: the same step of the history, under a new address. */
export function useOverlayMoves(closeTo: To) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const within = { replace: true, preventScrollReset: true, state };
  const close = () => {
    if (state?.overlay) navigate(-1);
    else navigate(closeTo, { replace: true, preventScrollReset: true });
  };
  return { close, goTo: (to: To) => navigate(to, within) };
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Makes a `<dialog open>` that came with the page a modal one: what lies behind is out of reach, Escape closes,
 * and focus goes back to where it was.
 */
export function useModalDialog(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBrowserLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    // not close(): that would tell the world it was closed
    current.removeAttribute('open');
    current.showModal();
    // the dialog itself, not its first button: nobody asked for a ring around 'close'
    current.focus();
    // still in the page here, so the browser can give the focus back
    return () => current.close();
  }, []);
  const onClose = useCallback(() => {
    if (dialog.current && !dialog.current.open) onClosed();
  }, [onClosed]);
  return { ref: dialog, onClose, tabIndex: -1 };
}

const STOPS = 'a[href], button:not([disabled]), input, textarea, select, video[controls], [tabindex="0"]';

/** A modal dialog lets Tab out into the browser's own bar; here it goes round. */
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
