import { HERO_SLIDE_MS } from '@diyar/contract/limits';
import { nextSlide } from '@diyar/contract/rules/hero';
import { useEffect, useState } from 'react';

/** SPEC §4: advances every 6 seconds and wraps, unless reduced motion is preferred or something holds it. */
export function useSlideshow(count: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(false);
  /** How many slides have their pictures in the page: the first from the server, the next one before its turn. */
  const [ready, setReady] = useState(1);

  useEffect(() => setReady((now) => Math.max(now, Math.min(count, index + 2))), [index, count]);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (count < 2 || isPaused || isHeld || isHidden || still) return;
    const timer = setTimeout(() => setIndex(nextSlide(index, count)), HERO_SLIDE_MS);
    return () => clearTimeout(timer);
  }, [index, count, isPaused, isHeld, isHidden]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    index,
    ready: Math.max(ready, index + 1),
    isPaused,
    show: setIndex,
    togglePause: () => setPaused((now) => !now),
    /** Hovering or focusing holds the show. */
    holding: { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release },
  };
}
