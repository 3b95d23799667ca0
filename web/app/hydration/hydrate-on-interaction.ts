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
  const PREFETCH_MS = 1000;
  let started = false;

  const modules = async (urls: string[]) =>
    Object.assign({}, ...(await Promise.all(urls.map((url) => import(url)))));

  const scripts = [...page.preload, page.manifest, page.entry, ...page.routes.flatMap(([, urls]) => urls)];

  /** The style sheets are inlined by the server, but React expects links: each link replaces its style once loaded. */
  const linkSheets = () =>
    Promise.all(
      Array.from(
        document.querySelectorAll<HTMLStyleElement>('style[data-href]'),
        (style) =>
          new Promise<void>((resolve, reject) => {
            const link = document.createElement('link');
            link.onload = () => resolve(style.remove());
            link.onerror = (failure) => {
              link.remove();
              reject(failure);
            };
            style.after(Object.assign(link, { rel: 'stylesheet', href: style.dataset.href }));
          }),
      ),
    );

  const start = async () => {
    if (started) return;
    started = true;
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    try {
      if (page.hmr) await import(page.hmr);
      const [, , ...routes] = await Promise.all([
        linkSheets(),
        import(page.manifest),
        ...page.routes.map(async ([id, urls]) => [id, await modules(urls)]),
      ]);
      Object.assign(globalThis, {
        __reactRouterContext: { ...page.context, stream: new Response(text('page-data')).body },
        __reactRouterRouteModules: Object.fromEntries(routes),
      });
      await import(page.entry);
      for (const interaction of interactions) removeEventListener(interaction, start, true);
    } catch (error) {
      // the network failed: the next interaction tries again
      started = false;
      console.error(error);
    }
  };

  for (const interaction of interactions)
    addEventListener(interaction, start, { capture: true, passive: true });
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
    // Into the HTTP cache only: modulepreload would also compile on the main thread. One after the other: starting all
    // fetches in one task blocks a slow phone noticeably.
    const prefetch = async () => {
      try {
        for (const href of scripts) await (await fetch(href, { priority: 'low' })).blob();
      } catch {
        // start() fetches what is missing
      }
    };
    const loaded = () => {
      // at `load` the first view's pictures are not decoded yet, and lazy ones are still loading
      setTimeout(whenIdle, PREFETCH_MS, prefetch);
      setTimeout(whenIdle, IDLE_MS, start);
    };
    if (!savesData) document.readyState === 'complete' ? loaded() : addEventListener('load', loaded);
  }
})();

export {};
