import { SCROLL_RETRY_MS, SCROLL_SETTLE_MS } from '@diyar/contract/limits';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The section may still be on its way after a navigation: look for it until the retry window closes. */
function findSection(id: string, found: (section: HTMLElement) => void) {
  const until = performance.now() + SCROLL_RETRY_MS;
  const look = () => {
    const section = document.getElementById(id);
    if (section) found(section);
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}

/** Runs once the page has come to rest, at the latest after the settle timeout. */
function whenSettled(callback: () => void) {
  const done = () => {
    clearTimeout(timer);
    removeEventListener('scrollend', done);
    callback();
  };
  const timer = setTimeout(done, SCROLL_SETTLE_MS);
  addEventListener('scrollend', done);
}

/**
 * SPEC §2.3: smoothly to a section of this page (at once with reduced motion). When the page has settled, a
 * section that moved meanwhile is corrected, the keyboard continues from there, and the address says where.
 */
export function scrollToSection(id: string) {
  findSection(id, (section) => {
    section.scrollIntoView({ behavior: reducedMotion() ? 'instant' : 'smooth' });
    history.replaceState(history.state, '', `#${id}`);
    whenSettled(() => {
      const arrive = () => section.scrollIntoView({ behavior: 'instant' });
      arrive();
      // a movement that was cut short can still have its last frame ahead
      requestAnimationFrame(() => requestAnimationFrame(arrive));
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    });
  });
}

/** Continues a click on a section link after the home page has been reached. */
export function useSectionScroll() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation, which `key` names
  useEffect(() => {
    const section: unknown = state?.section;
    if (type === 'PUSH' && typeof section === 'string') scrollToSection(section);
  }, [key]);
}
