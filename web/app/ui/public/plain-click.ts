import type { MouseEvent } from 'react';

/** A click without modifiers, which a script may handle instead of the browser; others open a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
