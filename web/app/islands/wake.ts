/**
 * Runs at the end of a document, which is painted from HTML and usable without scripts. When the page has loaded it
 * fetches the scripts of the islands at low priority, and runs them at the first press.
 * Compiled into the page as a string (`?script`), so it imports nothing.
 */
type Page = {
  entry: string;
  /** What the entry imports, and the texts. */
  files: string[];
  /** By name: the module of an island, and what it imports. */
  islands: Record<string, string[]>;
  hmr?: string;
};
type Entry = {
  hydrate: (islands: { element: HTMLElement; module: unknown }[]) => Promise<void>;
  openOver: (link: HTMLAnchorElement) => void;
};

(() => {
  const html = document.documentElement;
  const { entry, files, islands, hmr }: Page = JSON.parse(
    document.getElementById('islands')?.textContent ?? '',
  );
  const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (elements.length === 0) {
    html.dataset.ready = '';
    return;
  }
  const urlsOf = ({ dataset }: HTMLElement) => islands[dataset.island ?? ''] ?? [];
  const scripts = [...new Set([...files, entry, ...elements.flatMap(urlsOf)])];
  const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  /** They are here, or on their way. */
  let isFetched = false;
  let pressed: EventTarget | null = null;
  let alive: Promise<Entry> | undefined;

  /** The one that was pressed comes first, then those that only wait to open something. */
  const rank = (one: HTMLElement) =>
    pressed instanceof Node && one.contains(pressed) ? 0 : one.hasChildNodes() ? 2 : 1;

  const start = async (): Promise<Entry> => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    if (hmr) await import(hmr);
    const [parts, modules]: [Entry, unknown[]] = await Promise.all([
      import(entry),
      Promise.all(elements.map((one) => import(urlsOf(one)[0] ?? ''))),
    ]);
    const found = elements.map((element, i) => ({ element, module: modules[i] }));
    isFetched = true;
    parts.hydrate(found.sort((a, b) => rank(a.element) - rank(b.element))).then(() => {
      html.dataset.ready = '';
    });
    return parts;
  };

  /** What was pressed is painted first. Without the scripts the page goes on as it is. */
  const wake = () => {
    alive ??= new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(start);
    alive.catch((error) => console.error(error));
    return alive;
  };
  const onSign = ({ target }: Event) => {
    pressed ??= target;
    wake();
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });

  // What opens over the page is a link to it. Before the scripts are asked for, the browser follows it.
  const onClick = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-overlay]') : null;
    if (!link || !isFetched || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    html.dataset.pending = '';
    wake()
      .then(({ openOver }) => openOver(link))
      .catch(() => location.assign(link.href))
      .finally(() => delete html.dataset.pending);
  };
  addEventListener('click', onClick);

  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  const whenIdle = (then: () => void) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(then, { timeout: 4000 })
      : setTimeout(then, 200);
  // Into the HTTP cache only: modulepreload would also compile on the main thread. Each begins in a task of its own.
  const prefetch = ([href, ...others]: string[]) => {
    if (!href || alive) return;
    isFetched = true;
    fetch(href, { priority: 'low' })
      .then((answer) => answer.blob())
      // start() fetches what is missing
      .catch(() => {});
    whenIdle(() => prefetch(others));
  };
  const loaded = () => whenIdle(() => prefetch(scripts));
  // on a slow network something may have been pressed before this script arrived
  if (navigator.userActivation?.hasBeenActive) wake();
  else if (!savesData) document.readyState === 'complete' ? loaded() : addEventListener('load', loaded);
})();

export {};
