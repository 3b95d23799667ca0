import { SCROLL_RETRY_MS, SCROLL_SETTLE_MS } from '@diyar/contract/limits';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** After a navigation the section may not be rendered yet: retries until the retry window ends. */
function findSection(id: string, found: (section: HTMLElement) => void) {
  const until = performance.now() + SCROLL_RETRY_MS;
  const tryScroll = () => {
    const section = document.getElementById(id);
    if (section) found(section);
    else if (performance.now() < until) requestAnimationFrame(tryScroll);
  };
  tryScroll();
}

/** Runs once the layout has settled, at the latest after the timeout. */
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
 * Scrolls smoothly to a section of this page (at once with reduced motion). When the layout has settled, it
 * corrects the position if the section moved, moves the focus there and updates the hash
 * (docs/product/public-site.md#section-links).
 */
export function scrollToSection(id: string) {
  findSection(id, (section) => {
    section.scrollIntoView({ behavior: reducedMotion() ? 'instant' : 'smooth' });
    history.replaceState(history.state, '', `#${id}`);
    whenSettled(() => {
      const arrive = () => section.scrollIntoView({ behavior: 'instant' });
      arrive();
      // an interrupted animation can still have one frame to render
      requestAnimationFrame(() => requestAnimationFrame(arrive));
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    });
  });
}

/** Continues a click on a section link after the navigation to the home page. */
export function useSectionScroll() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation, which `key` names
  useEffect(() => {
    const section: unknown = state?.section;
    if (type === 'PUSH' && typeof section === 'string') scrollToSection(section);
  }, [key]);
}
