import { type Dir, type Step, swipeStep } from '@diyar/contract/rules/direction';
import { type DragEvent, type PointerEvent, useRef } from 'react';

/** The movement of a finger during a tap. */
const STILL_PX = 8;

/**
 * A swipe moves 30 px or more in under 800 ms (docs/product/limits.md#interaction). A press that did not move
 * is a tap.
 */
export function useSwipe(dir: Dir, onStep: (step: Step) => void, onTap: (target: EventTarget) => void) {
  const start = useRef<{ id: number; x: number; y: number; at: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      // a second finger is a pinch, not a swipe
      start.current = event.isPrimary
        ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
        : null;
    },
    onPointerUp(event: PointerEvent) {
      const began = start.current;
      start.current = null;
      if (!began || began.id !== event.pointerId || event.button > 0) return;
      const [dx, dy] = [event.clientX - began.x, event.clientY - began.y];
      if (Math.hypot(dx, dy) < STILL_PX) onTap(event.target);
      else if (Math.abs(dx) > Math.abs(dy)) onStep(swipeStep(dx, event.timeStamp - began.at, dir));
    },
    onPointerCancel() {
      start.current = null;
    },
    // prevents the native drag of the picture by mouse
    onDragStart(event: DragEvent) {
      event.preventDefault();
    },
  };
}
