/**
 * Runs at the end of every page, which is painted from HTML and usable without scripts. It prefetches the scripts
 * when the page is idle, and hydrates on the first interaction or after IDLE_MS (at once where a route says so).
 * Compiled into the page as a string (`?script`), so it imports nothing.
 */
type Page = {
  now: boolean;
  context: object;
  manifest: string;
  entry: string;
  /** The texts of a public page, which the entry loads. */
  texts?: string;
  /** What the entry and the routes import, preloaded in parallel. */
  preload: string[];
  /** Route id and its modules. */
  routes: [string, string[]][];
  hmr?: string;
};

(() => {
  const text = (id: string) => document.getElementById(id)?.textContent ?? '';
  const page: Page = JSON.parse(text('page'));
  const interactions = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  /** Hydration blocks a slow phone for a third of a second, so it waits until the first view has loaded. */
  const IDLE_MS = 4000;
  let started = false;

  const modules = async (urls: string[]) =>
    Object.assign({}, ...(await Promise.all(urls.map((url) => import(url)))));

  const texts = page.texts ? [page.texts] : [];
  const routes = page.routes.flatMap(([, urls]) => urls);
  const scripts = [...page.preload, page.manifest, page.entry, ...texts, ...routes];

  /**
   * The style sheets are inlined by the server, but React expects links. Each gets one without effect: a link that
   * replaced its style would make the browser style and lay out the whole page once more, which takes longer than
   * hydration. When React removes the link, because the visitor has left the page, its style goes with it.
   */
  const linkSheets = () => {
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
      const link = document.createElement('link');
      style.after(Object.assign(link, { rel: 'stylesheet', href: style.dataset.href, media: 'not all' }));
      delete style.dataset.href;
      new MutationObserver((_changes, observer) => {
        if (link.isConnected) return;
        style.remove();
        observer.disconnect();
      }).observe(document.head, { childList: true });
    }
  };

  const start = async () => {
    if (started) return;
    started = true;
    linkSheets();
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    try {
      if (page.hmr) await import(page.hmr);
      const [, , ...loaded] = await Promise.all([
        import(page.manifest),
        modules(texts),
        ...page.routes.map(async ([id, urls]) => [id, await modules(urls)]),
      ]);
      Object.assign(globalThis, {
        __reactRouterContext: { ...page.context, stream: new Response(text('page-data')).body },
        __reactRouterRouteModules: Object.fromEntries(loaded),
      });
      await import(page.entry);
      for (const interaction of interactions) removeEventListener(interaction, startSoon, true);
    } catch (error) {
      console.error(error);
      for (const press of ['click', 'submit']) addEventListener(press, loadAnew, true);
    }
  };

  /**
   * The scripts did not arrive, and Chromium never asks again for a module that failed once. The page goes on without
   * them; a press that needs them (replay.ts prevents what it would do) loads it anew, if the network is back.
   */
  const loadAnew = ({ defaultPrevented }: Event) => {
    if (!defaultPrevented) return;
    fetch(page.entry, { cache: 'no-store' }).then(
      () => location.reload(),
      () => {},
    );
  };

  /** What was pressed is painted first. */
  const startSoon = () => requestAnimationFrame(() => setTimeout(start));
  for (const interaction of interactions)
    addEventListener(interaction, startSoon, { capture: true, passive: true });
  // on a slow network something may have been pressed before this script arrived
  if (page.now || navigator.userActivation?.hasBeenActive) start();
  else {
    const connection: unknown = Reflect.get(navigator, 'connection');
    const savesData =
      typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
    const whenIdle = (then: () => void) =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(then, { timeout: 4000 })
        : setTimeout(then, 200);
    // Into the HTTP cache only: modulepreload would also compile on the main thread. Each begins in a task of its own:
    // all of them in one block a slow phone noticeably.
    const prefetch = ([href, ...others]: string[]) => {
      if (!href || started) return;
      fetch(href, { priority: 'low' })
        .then((answer) => answer.blob())
        // start() fetches what is missing
        .catch(() => {});
      whenIdle(() => prefetch(others));
    };
    const loaded = () => {
      whenIdle(() => prefetch(scripts));
      // at `load` the first view's pictures are not decoded yet, and lazy ones are still loading
      setTimeout(whenIdle, IDLE_MS, start);
    };
    if (!savesData) document.readyState === 'complete' ? loaded() : addEventListener('load', loaded);
  }
})();

export {};
