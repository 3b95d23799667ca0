/**
 * Stands in the head of every page and runs before the first paint: asset addresses, theme, language.
 * It is compiled into the page as a string (`?script`), so it imports nothing.
 */
(() => {
  const html = document.documentElement;
  const page = html.dataset;
  const base = page.basePath === '/' ? '/' : `${page.basePath}/`;
  Object.assign(globalThis, {
    __asset: (file: string) => base + file,
    // zod would try `new Function`, which the Content Security Policy refuses and reports
    __zod_globalConfig: { jitless: true },
  });

  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // storage refused: the choice lasts for this page
    }
  };

  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => read('theme');
  const show = (theme: string | null) => {
    page.theme = theme === 'dark' || theme === 'light' ? theme : system.matches ? 'dark' : 'light';
    dispatchEvent(new Event('diyar:theme'));
  };
  show(chosen());
  system.addEventListener('change', () => show(chosen()));
  addEventListener('storage', ({ key }) => key === 'theme' && show(chosen()));
  // here and not in React, so that the first tap works before the page is hydrated
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    target.closest('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover();
    if (!target.closest('[data-theme-toggle]')) return;
    const next = page.theme === 'dark' ? 'light' : 'dark';
    write('theme', next);
    show(next);
  });

  // the bar over the hero turns solid after the first scroll (ui/public/nav-bar.css)
  const scrolled = () => html.toggleAttribute('data-scrolled', scrollY > 24);
  addEventListener('scroll', scrolled, { passive: true });

  // A page that is opened at its top shows its first view first: what lies beyond on any screen (class `later`) waits
  // until that is here and seen, or until the reader's first move. Not where the browser finds an old place again.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !location.hash) {
    page.first = '';
    const moves = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'beforeprint'];
    const whole = () => {
      delete page.first;
      for (const move of moves) removeEventListener(move, whole, true);
    };
    for (const move of moves) addEventListener(move, whole, { capture: true, passive: true });
    // in two steps, what the reader comes to first (class `next`) before the rest: both at once would block a slow phone
    // for longer than a finger waits
    const next = () => {
      if (page.first === '') page.first = 'later';
      setTimeout(whole, 100);
    };
    addEventListener('load', () => setTimeout(next, 300));
    setTimeout(whole, 4000);
  }

  const asked = new URLSearchParams(location.search).get('lang');
  const kept = read('lang_v2');
  if (asked === html.lang) write('lang_v2', asked);
  else if ((kept === 'ar' || kept === 'en') && kept !== html.lang) {
    // the choice is stored, its cookie is gone: set it again and let the server render that language
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `lang_v2=${kept}; Path=/; Max-Age=31536000; SameSite=Lax`;
    if (document.cookie.includes(`lang_v2=${kept}`)) {
      html.hidden = true;
      location.reload();
    }
  }
})();

export {};
