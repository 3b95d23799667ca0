/**
 * Runs in the head of every page. Records what is pressed and entered before hydration, and replays it afterwards, so
 * that fields, address and content agree. Links, popovers and ordinary forms work without scripts and are left alone,
 * except those with `data-live`, which do something better with scripts.
 * Compiled into the page as a string (`?script`), so it imports nothing.
 */
(() => {
  const recorded = new Map<object, { event: Event; replay: () => void }>();
  const record = (key: object, event: Event, replay: () => void) => {
    recorded.set(key, { event, replay });
    // the bar that says that something is loading (styles/public/base.css)
    document.documentElement.dataset.pending = '';
  };

  // the field holds what was entered, only React has not seen the event; one per field is enough
  const onInput = (event: Event) => {
    const { target } = event;
    if (target) record(target, event, () => target.dispatchEvent(new Event('input', event)));
  };
  const onClick = (event: Event) => {
    const pressed =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button[type=button],a[data-live]')
        : null;
    if (!pressed || pressed.matches('[popovertarget],[data-theme-toggle]')) return;
    event.preventDefault();
    record(event, event, () => pressed.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-live]')) return;
    event.preventDefault();
    record(event, event, () => form.requestSubmit(event.submitter));
  };
  addEventListener('input', onInput, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);

  const stop = () => {
    removeEventListener('input', onInput, true);
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    // an event that arrives during hydration makes React complete it at once, and React then handles that event
    for (const [key, { event }] of recorded) if (event.eventPhase !== Event.NONE) recorded.delete(key);
  };
  const replayAll = async () => {
    for (const { replay } of recorded.values()) {
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
