/**
 * Runs in the head of a document: rails with their buttons and arrow keys, the counter of a gallery, links to sections.
 * Compiled into the page as a string (`?script`), so it imports nothing.
 */
(() => {
  const isRtl = () => document.documentElement.dir === 'rtl';
  const behavior = (): ScrollBehavior =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

  /** The index of the item at the start of a rail, which snaps there. */
  const itemAtStart = (rail: HTMLElement) => {
    const box = rail.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(rail).paddingInlineStart) || 0;
    const distances = Array.from(rail.children, (item) => {
      const { left, right } = item.getBoundingClientRect();
      return Math.abs(isRtl() ? box.right - padding - right : left - box.left - padding);
    });
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  };
  const step = (rail: HTMLElement, by: number) => {
    const now = itemAtStart(rail);
    const from = rail.children[now];
    const to = rail.children[Math.min(rail.children.length - 1, Math.max(0, now + by))];
    if (!from || !to) return;
    const left = to.getBoundingClientRect().x - from.getBoundingClientRect().x;
    rail.scrollBy({ left, behavior: behavior() });
    // the keyboard focus moves along
    if (rail.contains(document.activeElement))
      to.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };
  const near = (element: Element, selector: string) =>
    element.closest('section')?.querySelectorAll<HTMLButtonElement>(selector) ?? [];

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
    for (const rail of button ? near(button, '.rail') : []) step(rail, Number(button?.dataset.step));
  };
  addEventListener('click', onClick);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const rail = target instanceof Element ? target.closest<HTMLElement>('.rail') : null;
    if (!rail || !/^Arrow(Left|Right)$/.test(key) || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    step(rail, (key === 'ArrowRight') === isRtl() ? -1 : 1);
  };
  addEventListener('keydown', onKeyDown);

  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // in right-to-left pages scrollLeft counts down from 0
    const gone = Math.abs(target.scrollLeft);
    const count = target.parentElement?.querySelector('[data-rail-count]');
    const at = Math.round((gone * target.childElementCount) / target.scrollWidth) + 1;
    if (count) count.textContent = (count.textContent ?? '').replace(/^\d+/, String(at));
    if (!target.matches('.rail')) return;
    const isAtEnd = gone >= target.scrollWidth - target.clientWidth - 2;
    for (const button of near(target, '[data-step]'))
      button.disabled = Number(button.dataset.step) > 0 ? isAtEnd : gone < 2;
  };
  addEventListener('scroll', onScroll, { capture: true, passive: true });

  /** The longest that scrolling to a section takes (docs/product/public-site.md#section-links). */
  const SETTLE_MS = 900;
  const onSection = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-section]') : null;
    const section = link && document.getElementById(link.hash.slice(1));
    if (!section || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', link.hash);
    section.scrollIntoView({ behavior: behavior() });
    // what lies between may have been laid out on the way
    const settle = () => {
      clearTimeout(timer);
      removeEventListener('scrollend', settle);
      const arrive = () => section.scrollIntoView({ behavior: 'instant' });
      arrive();
      requestAnimationFrame(() => requestAnimationFrame(arrive));
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    };
    const timer = setTimeout(settle, SETTLE_MS);
    addEventListener('scrollend', settle);
  };
  addEventListener('click', onSection);
})();

export {};
