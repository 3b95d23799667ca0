import { arrowStep } from '@diyar/contract/rules/direction';
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { useLanguage } from '~/lib/language.tsx';
import './rail.css';

export type RailHandle = {
  ref: RefObject<HTMLUListElement | null>;
  /** The index of the item at the start. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
  /** 1 is the next one, -1 the one before; the rail handles the reading direction. */
  step: (by: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The position of the rail and how to move it. Without scripts it scrolls natively. */
export function useRail(): RailHandle {
  const ref = useRef<HTMLUListElement>(null);
  const { dir } = useLanguage();
  const [at, setAt] = useState({ index: 0, atStart: true, atEnd: false });

  const onScroll = useCallback(() => {
    const rail = ref.current;
    if (!rail) return;
    // in right-to-left pages scrollLeft counts down from 0
    const gone = Math.abs(rail.scrollLeft);
    const index = itemAtStart(rail, dir === 'rtl');
    const atEnd = gone >= rail.scrollWidth - rail.clientWidth - 2;
    setAt((now) =>
      now.index === index && now.atEnd === atEnd && now.atStart === gone < 2
        ? now
        : { index, atEnd, atStart: gone < 2 },
    );
  }, [dir]);

  const step = useCallback(
    (by: number) => {
      const rail = ref.current;
      if (!rail) return;
      const now = itemAtStart(rail, dir === 'rtl');
      const from = rail.children[now];
      const to = rail.children[Math.min(rail.children.length - 1, Math.max(0, now + by))];
      if (!from || !to) return;
      const left = to.getBoundingClientRect().x - from.getBoundingClientRect().x;
      rail.scrollBy({ left, behavior: reducedMotion() ? 'instant' : 'smooth' });
      // the keyboard focus moves along
      if (from.contains(document.activeElement) || rail.contains(document.activeElement))
        to.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    },
    [dir],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event.key, dir);
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };

  return { ref, ...at, step, onScroll, onKeyDown };
}

function itemAtStart(rail: HTMLElement, rtl: boolean): number {
  const box = rail.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(rail).paddingInlineStart) || 0;
  const distances = [...rail.children].map((item) => {
    const { x, width } = item.getBoundingClientRect();
    return Math.abs(rtl ? box.x + box.width - padding - (x + width) : x - box.x - padding);
  });
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

type RailProps = {
  label: string;
  className?: string;
  children: ReactNode;
  /** From `useRail`, when another component shows or moves the position. */
  handle?: RailHandle;
};

/**
 * Items side by side that snap and overflow the far edge, so that the next one is always partly visible.
 * Children are `<li>`.
 */
export function Rail({ label, className = '', children, handle }: RailProps) {
  const own = useRail();
  const { ref, onScroll, onKeyDown } = handle ?? own;
  return (
    <ul
      className={`rail ${className}`.trim()}
      aria-label={label}
      ref={ref}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      {children}
    </ul>
  );
}
