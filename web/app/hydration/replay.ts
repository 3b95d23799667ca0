/**
 * Runs in the head of every page. Records what is pressed and entered before hydration, and replays it afterwards, so
 * that fields, address and content agree. Links, popovers and ordinary forms work without scripts and are left alone,
 * except those with `data-live`, which do something better with scripts.
 * Compiled into the page as a string (`?script`), so it imports nothing.
 */
(() => {
  const recorded = new Map<object, () => void>();
  const record = (key: object, replay: () => void) => {
    recorded.set(key, replay);
    // the bar that says that something is loading (styles/public/base.css)
    document.documentElement.dataset.pending = '';
  };

  // A press during hydration would make React complete it in one long task, before the press is painted. React does not
  // see it; what it does is replayed. What works without scripts, but better with them, is left to it.
  const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'];
  const held = [...presses, 'input', 'change'];
  const hold = (event: Event) => {
    const isLeft =
      event.type === 'click' &&
      event.target instanceof Element &&
      event.target.closest('a:not([data-live]), button[type=submit]');
    if (!isLeft) event.stopImmediatePropagation();
  };

  // the field holds what was entered, only React has not seen the event; one per field is enough
  const onInput = (event: Event) => {
    const { target } = event;
    if (target) record(target, () => target.dispatchEvent(new Event('input', event)));
  };
  const onClick = (event: Event) => {
    const pressed =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button[type=button],a[data-live]')
        : null;
    if (!pressed || pressed.matches('[popovertarget],[data-theme-toggle],[data-print],[data-copy]')) return;
    event.preventDefault();
    record(event, () => pressed.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-live]')) return;
    event.preventDefault();
    record(event, () => form.requestSubmit(event.submitter));
  };
  addEventListener('input', onInput, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  // where React listens too, before it
  for (const type of held) document.addEventListener(type, hold, { capture: true, passive: true });

  const stop = () => {
    removeEventListener('input', onInput, true);
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    for (const type of held) document.removeEventListener(type, hold, true);
  };
  const replayAll = async () => {
    for (const replay of recorded.values()) {
      replay();
      // React renders before the next one: pressing twice is not pressing once
      await null;
    }
    delete document.documentElement.dataset.pending;
  };
  addEventListener('diyar:hydrated', stop, { once: true });
  addEventListener('diyar:ready', replayAll, { once: true });
})();

export {};
