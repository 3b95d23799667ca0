import { HERO_SLIDE_MS } from '@diyar/contract/limits';
import { nextSlide } from '@diyar/contract/rules/hero';
import { useEffect, useRef, useState } from 'react';

/**
 * Advances every 6 seconds and wraps, unless reduced motion is preferred or the slideshow is paused
 * (docs/product/limits.md#hero).
 */
export function useSlideshow(count: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const [runs, setRuns] = useState(false);
  /**
   * How many slides have their pictures in the page: the first one from the server, the next one shortly
   * before it is shown.
   */
  const [ready, setReady] = useState(1);
  /** The remaining time of a paused slide; its bar pauses at the same position. */
  const left = useRef(HERO_SLIDE_MS);
  const isStill = isPaused || isHovered || isHidden;

  useEffect(() => {
    left.current = HERO_SLIDE_MS;
    setReady((now) => Math.max(now, Math.min(count, index + 2)));
  }, [index, count]);

  useEffect(() => {
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

  const enter = () => setHovered(true);
  const leave = () => setHovered(false);
  return {
    index,
    ready: Math.max(ready, index + 1),
    /** The timer of a slide runs, unless the slideshow is paused. */
    runs,
    isStill,
    isPaused,
    show: setIndex,
    togglePause: () => setPaused((now) => !now),
    /** Hover or focus pauses the slideshow. */
    hoverProps: { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave },
  };
}
