import { HERO_SLIDE_MS } from '@diyar/contract/limits';
import { nextSlide } from '@diyar/contract/rules/hero';
import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The first slide is on screen since the page was painted; this much of its time is left after hydration. */
const LEAST_MS = 1000;

/**
 * Advances every 6 seconds and wraps, unless reduced motion is preferred or the slideshow is paused
 * (docs/product/limits.md#hero).
 */
export function useSlideshow(count: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const [runs, setRuns] = useState(false);
  /** How long the first slide was on screen before the slideshow ran. */
  const [before, setBefore] = useState(0);
  /**
   * How many slides have their pictures in the page: the first one from the server, the next one shortly
   * before it is shown.
   */
  const [ready, setReady] = useState(1);
  /** The remaining time of a paused slide; its bar pauses at the same position. */
  const left = useRef(HERO_SLIDE_MS);
  const isStill = isPaused || isHovered || isFocused || isHidden;

  useEffect(() => {
    left.current = HERO_SLIDE_MS;
    if (index > 0) setBefore(0);
    setReady((now) => Math.max(now, Math.min(count, index + 2)));
  }, [index, count]);

  useEffect(() => {
    // not after a navigation within the site: then the slide has only just appeared
    if (document.documentElement.dataset.ready === undefined) {
      const spent = Math.min(performance.now() - firstPaint(), HERO_SLIDE_MS - LEAST_MS);
      left.current = HERO_SLIDE_MS - spent;
      setBefore(spent);
    }
    setRuns(count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches);
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [count]);

  useEffect(() => {
    if (!runs || isStill) return;
    const since = performance.now();
    const timer = setTimeout(() => setIndex(nextSlide(index, count)), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [index, count, runs, isStill]);

  return {
    index,
    ready: Math.max(ready, index + 1),
    /** The timer of a slide runs, unless the slideshow is paused. */
    runs,
    isStill,
    isPaused,
    show: setIndex,
    togglePause: () => setPaused((now) => !now),
    /**
     * A pointer above the slideshow pauses it, and so does the keyboard's focus inside. A finger is never above, and a
     * press does not leave the slideshow paused.
     */
    hoverProps: {
      style: before > 0 ? ({ '--hero-before': `${-before}ms` } as CSSProperties) : undefined,
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

function firstPaint(): number {
  const [entry] = performance.getEntriesByName('first-contentful-paint');
  return entry?.startTime ?? 0;
}
