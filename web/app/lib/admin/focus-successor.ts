import { useEffect } from 'react';

const ROWS = 'tr, li, article, [role="row"]';
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

type Place = { element: Element; rows: Element | null; row: number; control: number };

function placeOf(element: Element): Place {
  const row = element.closest(ROWS);
  const rows = row?.parentElement ?? null;
  return {
    element,
    rows,
    row: row && rows ? [...rows.children].indexOf(row) : 0,
    control: row ? [...row.querySelectorAll(CONTROLS)].indexOf(element) : 0,
  };
}

/** The same control of the row that is now in its place, else of the last row, else the page. */
function successorOf({ rows, row, control }: Place): HTMLElement | null {
  const next = rows?.isConnected ? (rows.children[row] ?? rows.lastElementChild) : null;
  const controls = next ? [...next.querySelectorAll<HTMLElement>(CONTROLS)] : [];
  return controls[control] ?? controls[0] ?? document.getElementById('main');
}

/**
 * When the focused element is removed, by a deletion or behind a dialog that is closing, the browser leaves the focus
 * nowhere: the next Tab would start at the top of the page. Here it moves to what took its place.
 */
export function useFocusSuccessor() {
  useEffect(() => {
    let last: Place | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('#main')) last = placeOf(target);
    };
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      // a click beside everything; an element that is being removed is no longer connected a moment later
      if (relatedTarget === null && target === last?.element)
        queueMicrotask(() => {
          if (last?.element.isConnected) last = null;
        });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const successor = successorOf(last);
      last = null;
      successor?.focus({ preventScroll: successor.id === 'main' });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, []);
}
