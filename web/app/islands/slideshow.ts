/**
 * Runs at the end of a page with a hero: its slides change every 6 seconds, unless reduced motion is preferred or
 * something holds them (docs/product/public-site.md#hero-slideshow).
 * Compiled into the page as a string (`?script`), so it imports nothing.
 */
(() => {
  const hero = document.querySelector<HTMLElement>('.hero');
  const pictures = hero?.querySelector('.hero-pics');
  const waiting = hero?.querySelector('template')?.content;
  const pause = hero?.querySelector<HTMLElement>('.hero-pause');
  const bars = Array.from(hero?.querySelectorAll('.hero-bars li button') ?? []);
  if (!hero || !pictures || !waiting || !pause) return;

  const HOLD_MS = Number(hero.dataset.hold);
  /** The first view has loaded and is painted. */
  const START_MS = 2000;
  const holds = new Set<string>();
  let index = 0;
  let runs = false;
  /** The remaining time of the slide; its bar pauses at the same position. */
  let left = HOLD_MS;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The first picture is the server's, another one is loaded shortly before it is shown. */
  const load = (count: number) => {
    while (pictures.childElementCount < count && waiting.firstElementChild)
      pictures.append(waiting.firstElementChild);
  };
  const go = () => {
    clearTimeout(timer);
    if (!runs || holds.size > 0) return;
    since = performance.now();
    timer = setTimeout(() => show((index + 1) % bars.length), left);
  };
  const show = (next: number) => {
    index = next;
    left = HOLD_MS;
    load(index + 1);
    for (const [i, picture] of Array.from(pictures.children).entries()) {
      const image = picture.querySelector('img');
      picture.classList.toggle('hero-pic--on', i === index);
      picture.ariaHidden = i === index ? null : 'true';
      if (image) image.alt = i === index ? (image.dataset.alt ?? '') : '';
    }
    for (const [i, bar] of bars.entries()) bar.ariaCurrent = i === index ? 'true' : null;
    load(index + 2);
    go();
  };
  const hold = (why: string, isHeld: boolean) => {
    if (holds.has(why) === isHeld) return;
    if (runs && holds.size === 0) left = Math.max(0, left - (performance.now() - since));
    if (isHeld) holds.add(why);
    else holds.delete(why);
    hero.classList.toggle('hero--still', holds.size > 0);
    go();
  };

  for (const [i, bar] of bars.entries()) bar.addEventListener('click', () => show(i));
  pause.addEventListener('click', () => {
    const isPaused = pause.toggleAttribute('data-paused');
    pause.ariaLabel = (isPaused ? pause.dataset.play : pause.dataset.pause) ?? '';
    hold('pause', isPaused);
  });
  // A pointer above holds it, and so does the keyboard's focus inside. A finger is never above, and a press does not
  // leave it held.
  hero.addEventListener('pointerenter', ({ pointerType }) => hold('pointer', pointerType === 'mouse'));
  hero.addEventListener('pointerleave', () => hold('pointer', false));
  hero.addEventListener('focusin', ({ target }) =>
    hold('focus', target instanceof Element && target.matches(':focus-visible')),
  );
  hero.addEventListener('focusout', () => hold('focus', false));
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden));

  const start = () => {
    runs = true;
    hero.classList.add('hero--running');
    load(index + 2);
    go();
  };
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    addEventListener('load', () => setTimeout(start, START_MS));
})();

export {};
