/**
 * Runs in the head of every page, before the first paint: asset addresses, theme, language.
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

  // Public pages allow no text to be parsed as HTML (Trusted Types, server/src/plugins/pages-policy.ts). React makes
  // script elements, which it keeps empty, from exactly this text.
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  const createHTML = (html: string) => (/^(<script><\/script>)?$/.test(html) ? html : null);
  if (isPolicyFactory(types)) types.createPolicy('default', { createHTML });

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
      // storage is blocked: the choice lasts for this page
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
  // from the browser's cache of pages, after another page changed it
  addEventListener('pageshow', ({ persisted }) => persisted && show(chosen()));

  // A press beside an open sheet closes it. On a touch screen the sheet is gone before the press arrives, which would
  // then reach what lies beneath.
  let isOutside = false;
  const onPointerDown = ({ target }: Event) => {
    const sheet = document.querySelector('.lock:popover-open');
    isOutside = sheet !== null && target instanceof Node && !sheet.contains(target);
  };
  const swallow = (event: MouseEvent) => {
    // `detail` is 0 for a press by keyboard
    if (!isOutside || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('mousedown', swallow, true);
  addEventListener('click', swallow, true);

  // paper shows all pictures, also those further down that are not loaded yet
  const loadPictures = () => {
    for (const picture of document.images) picture.loading = 'eager';
  };
  addEventListener('beforeprint', loadPictures);
  async function printPage() {
    loadPictures();
    const late = new Promise((resolve) => setTimeout(resolve, 8000));
    await Promise.race([Promise.allSettled(Array.from(document.images, (one) => one.decode())), late]);
    print();
  }

  // not in React, so that the first tap works
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    target.closest('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover();
    if (target.closest('[data-print]')) void printPage();
    const copies = target.closest<HTMLElement>('[data-copy]');
    // a browser that does not allow it: the button keeps saying what it would do
    if (copies)
      navigator.clipboard?.writeText(copies.dataset.copy ?? '').then(
        () => copies.toggleAttribute('data-copied', true),
        () => {},
      );
    if (!target.closest('[data-theme-toggle]')) return;
    const next = page.theme === 'dark' ? 'light' : 'dark';
    write('theme', next);
    show(next);
  };
  addEventListener('click', onClick, true);

  // the bar over the hero becomes solid after the first scroll (ui/public/nav-bar.css)
  const scrolled = () => html.toggleAttribute('data-scrolled', scrollY > 24);
  addEventListener('scroll', scrolled, { passive: true });

  // A page opened at its top lays out its first view first. Content below it on every screen (class `later`) follows
  // when that view has loaded, or on the first interaction. Not where the browser restores a scroll position.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !location.hash) {
    page.first = '';
    const moves = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'beforeprint'];
    const showAll = () => {
      delete page.first;
      for (const move of moves) removeEventListener(move, showAll, true);
    };
    for (const move of moves) addEventListener(move, showAll, { capture: true, passive: true });
    // in two steps, class `next` before the rest: one layout of both would block a slow phone noticeably
    const next = () => {
      if (page.first === '') page.first = 'later';
      setTimeout(showAll, 100);
    };
    addEventListener('load', () => setTimeout(next, 300));
    setTimeout(showAll, 4000);
  }

  const requested = new URLSearchParams(location.search).get('lang');
  const stored = read('lang_v2');
  if (requested === html.lang) write('lang_v2', requested);
  else if ((stored === 'ar' || stored === 'en') && stored !== html.lang) {
    // the choice is stored but its cookie is gone: set the cookie again and let the server render that language
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `lang_v2=${stored}; Path=/; Max-Age=31536000; SameSite=Lax`;
    if (document.cookie.includes(`lang_v2=${stored}`)) {
      html.hidden = true;
      location.reload();
    }
  }
})();

type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
};

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

export {};
