/**
 * Stands at the end of every page. The page is already painted and usable. This fetches the scripts once the page
 * is idle, starts them when it is first touched or has been read in peace for a while (at once where a screen asks
 * for it), and then repeats what was pressed in between. Compiled into the page as a string (`?script`), so it
 * imports nothing.
 */
type Page = {
  now: boolean;
  context: object;
  manifest: string;
  entry: string;
  /** What the entry and the routes import, fetched side by side. */
  preload: string[];
  /** Route id and the modules it consists of. */
  routes: [string, string[]][];
  hmr?: string;
};

(() => {
  const text = (id: string) => document.getElementById(id)?.textContent ?? '';
  const page: Page = JSON.parse(text('page'));
  const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  /** Starting costs a slow phone a third of a second: not while its pictures still come and the first look is taken. */
  const PEACE_MS = 4000;
  const STORE_MS = 1000;
  let pressed: (() => void) | undefined;
  let begun = false;

  const modules = async (urls: string[]) =>
    Object.assign({}, ...(await Promise.all(urls.map((url) => import(url)))));

  const scripts = [...page.preload, page.manifest, page.entry, ...page.routes.flatMap(([, urls]) => urls)];

  /** The sheets stand inside the page, React knows them as links: each link takes over once it is there. */
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
    if (begun) return;
    begun = true;
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
      for (const touch of touches) removeEventListener(touch, start, true);
    } catch (error) {
      // the line broke: the next touch tries again
      begun = false;
      console.error(error);
    }
  };

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // these work without scripts
    if (
      !button ||
      button.matches('[popovertarget],[commandfor],[data-theme-toggle],form:not([data-live]) [type=submit]')
    )
      return;
    if (button.type === 'button') pressed = () => button.click();
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-live]')) return;
    event.preventDefault();
    pressed = () => form.requestSubmit(event.submitter);
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener(
    'diyar:ready',
    () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
      pressed?.();
    },
    { once: true },
  );

  if (page.now) start();
  else {
    for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
    const connection: unknown = Reflect.get(navigator, 'connection');
    const saving =
      typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
    const whenIdle = (then: () => void) =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(then, { timeout: 4000 })
        : setTimeout(then, 200);
    // into the browser's store and no further: reading them, as a preload does, is work already. One after the other:
    // asking for all at once blocks a slow phone for longer than a finger waits
    const store = async () => {
      try {
        for (const href of scripts) await (await fetch(href, { priority: 'low' })).blob();
      } catch {
        // the start fetches what is missing
      }
    };
    const loaded = () => {
      // the pictures of the first view are here, but not yet seen, and those below it are still coming
      setTimeout(whenIdle, STORE_MS, store);
      setTimeout(whenIdle, PEACE_MS, start);
    };
    if (!saving) document.readyState === 'complete' ? loaded() : addEventListener('load', loaded);
  }
})();

export {};
