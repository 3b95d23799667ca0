import { type Dir, type Step, swipeStep } from '@diyar/contract/rules/direction';
import { type DragEvent, type PointerEvent, useRef } from 'react';

/** A finger's tremble while it taps. */
const STILL_PX = 8;

/** SPEC §2.6: a swipe of 30 px or more in under 800 ms. A press that did not move is a tap. */
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
    // a mouse would otherwise carry the picture away
    onDragStart(event: DragEvent) {
      event.preventDefault();
    },
  };
}
