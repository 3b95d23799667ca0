import type { MouseEvent } from 'react';

/** A press that means 'here', not 'in a new tab': what scripts may answer in the browser's place. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
