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
  follow: (link: HTMLAnchorElement) => void;
};
type Started = Pick<Entry, 'follow'> & { alive: Promise<void> };

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
  const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'diyar:wake'];
  /** They are here, or on their way. */
  let isFetched = false;
  let pressed: EventTarget | null = null;
  let started: Promise<Started> | undefined;

  /** The one that was pressed comes first, then those that only wait to open something. */
  const rank = (one: HTMLElement) =>
    pressed instanceof Node && one.contains(pressed) ? 0 : one.hasChildNodes() ? 2 : 1;

  const start = async (): Promise<Started> => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    if (hmr) await import(hmr);
    const [{ hydrate, follow }, modules]: [Entry, unknown[]] = await Promise.all([
      import(entry),
      Promise.all(elements.map((one) => import(urlsOf(one)[0] ?? ''))),
    ]);
    const found = elements.map((element, i) => ({ element, module: modules[i] }));
    isFetched = true;
    const alive = hydrate(found.sort((a, b) => rank(a.element) - rank(b.element))).then(() => {
      html.dataset.ready = '';
    });
    return { follow, alive };
  };

  /** What was pressed is painted first. Without the scripts the page goes on as it is. */
  const wake = () => {
    started ??= new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(start);
    started.catch((error) => console.error(error));
    return started;
  };
  const onSign = ({ target }: Event) => {
    pressed ??= target;
    wake();
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });

  /** The bar that says that something is loading (styles/public/base.css). */
  const pending = (done: Promise<unknown>) => {
    html.dataset.pending = '';
    done.finally(() => delete html.dataset.pending);
  };

  // Links to this page with another query (lib/address.tsx). Before the scripts are asked for, the browser follows them.
  const onClick = (event: MouseEvent) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-here]') : null;
    const isPlain = !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
    if (!link || !isFetched || !isPlain) return;
    event.preventDefault();
    pending(
      wake().then(
        ({ follow }) => follow(link),
        () => location.assign(link.href),
      ),
    );
  };
  addEventListener('click', onClick);

  // A form that is nothing without its island waits for it. Chromium never asks again for a module that failed once:
  // then the page is loaded anew, if the network is back.
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-live]') || event.defaultPrevented) return;
    event.preventDefault();
    const send = ({ alive }: Started) => alive.then(() => form.requestSubmit(submitter));
    const reload = () => fetch(entry, { cache: 'no-store' }).then(() => location.reload());
    pending(
      wake()
        .then(send, reload)
        .catch(() => {}),
    );
  };
  addEventListener('submit', onSubmit);

  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  const whenIdle = (then: () => void) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(then, { timeout: 4000 })
      : setTimeout(then, 200);
  // Into the HTTP cache only: modulepreload would also compile on the main thread. Each begins in a task of its own.
  const prefetch = ([href, ...others]: string[]) => {
    if (!href || started) return;
    isFetched = true;
    fetch(href, { priority: 'low' })
      .then((answer) => answer.blob())
      // start() fetches what is missing
      .catch(() => {});
    whenIdle(() => prefetch(others));
  };
  const loaded = () => whenIdle(() => prefetch(scripts));
  const isOwn = elements.some(({ dataset }) => dataset.own !== undefined);
  // on a slow network something may have been pressed, or failed, before this script arrived
  if (isOwn || navigator.userActivation?.hasBeenActive || html.dataset.wake !== undefined) wake();
  else if (!savesData) document.readyState === 'complete' ? loaded() : addEventListener('load', loaded);
})();

export {};
