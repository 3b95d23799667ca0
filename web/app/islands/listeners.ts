/**
 * Runs in the head of a document: hearts, the count of one's list, lists that unfold, passwords that are shown, maps,
 * pictures that cannot be loaded. None of these waits for the scripts of the islands.
 * Compiled into the page as a string (`?script`), so it imports nothing.
 */
(() => {
  const all = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector);

  // one's list as contract/src/rules/shortlist.ts has it
  const MOST = 25;
  const listed = () => {
    let stored = '';
    try {
      stored = localStorage.getItem('shortlist') ?? '';
    } catch {
      // storage is blocked: the list lives in addresses alone
    }
    const units = stored.split(',').filter((one) => /^[1-9]\d{0,9}\.[1-9]\d{0,9}$/.test(one));
    return [...new Set(units)].slice(0, MOST);
  };
  const show = () => {
    const list = listed();
    for (const heart of all('[data-heart]')) {
      heart.role = 'button';
      heart.ariaPressed = String(list.includes(heart.dataset.heart ?? ''));
    }
    for (const link of all<HTMLAnchorElement>('[data-list]')) {
      const { list: name = '' } = link.dataset;
      const text = list.length > 0 ? `${name} (${list.length})` : name;
      link.search = list.length > 0 ? `?u=${list}` : '';
      const count = link.querySelector('bdi');
      if (!count) link.textContent = text;
      else {
        link.ariaLabel = text;
        count.hidden = list.length === 0;
        count.textContent = String(list.length);
      }
    }
  };
  const store = (list: string[]) => {
    try {
      localStorage.setItem('shortlist', [...new Set(list)].slice(0, MOST).join());
    } catch {
      return;
    }
    // islands hear it, too (own-list.ts)
    dispatchEvent(new Event('diyar:shortlist'));
  };
  const toggle = (event: Event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-heart]') : null;
    if (!heart) return;
    event.preventDefault();
    const list = listed();
    const unit = heart.dataset.heart ?? '';
    store(list.includes(unit) ? list.filter((one) => one !== unit) : [...list, unit]);
  };
  /** A list that somebody sent becomes a part of one's own. */
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-keep]') : null;
    if (button?.dataset.keep) store([...listed(), ...button.dataset.keep.split(',')]);
  };
  addEventListener('click', toggle, true);
  addEventListener('click', keep);
  addEventListener('keydown', (event) => event.key === ' ' && toggle(event), true);
  // also when the browser shows the page again, or another tab changed the list
  for (const sign of ['DOMContentLoaded', 'pageshow', 'storage', 'diyar:shortlist'])
    addEventListener(sign, show);

  const unfold = ({ target }: Event) =>
    target instanceof Element &&
    target.closest('[data-unfold]')?.closest('section')?.toggleAttribute('data-unfolded', true);
  addEventListener('click', unfold);

  // a password is shown, and hidden again
  const reveal = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-reveal]') : null;
    const input = button?.previousElementSibling;
    if (!button || !(input instanceof HTMLInputElement)) return;
    input.type = input.type === 'password' ? 'text' : 'password';
    const { ariaLabel, dataset } = button;
    [button.ariaLabel, dataset.reveal] = [dataset.reveal ?? '', ariaLabel ?? ''];
  };
  addEventListener('click', reveal);

  // The maps service is contacted when the map is near the viewport or asked for (ui/public/map-card.tsx).
  const openMap = (card: HTMLElement) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { title: card.dataset.title, referrerPolicy: 'no-referrer-when-downgrade' });
    frame.allowFullscreen = true;
    frame.onload = () => frame.toggleAttribute('data-loaded', true);
    frame.src = card.dataset.map ?? '';
    card.removeAttribute('data-map');
    card.querySelector('button')?.replaceWith(frame);
  };
  const onMap = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest('[data-map] > button')?.parentElement : null;
    if (card) openMap(card);
  };
  addEventListener('click', onMap);
  const watchMaps = () => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (typeof connection === 'object' && connection && Reflect.get(connection, 'saveData') === true) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          watcher.unobserve(target);
          if (target.dataset.map) openMap(target);
        }
      },
      { rootMargin: '160px' },
    );
    for (const card of all('[data-map]')) watcher.observe(card);
  };
  addEventListener('DOMContentLoaded', watchMaps);

  // what is no picture may be a film; else it says that it is not available (ui/public/media.tsx)
  const onError = ({ target }: Event) => {
    const frame = target instanceof HTMLElement ? target.closest('.picture') : null;
    if (!frame) return;
    // an island replaces it itself, once it is alive
    if (frame.closest('[data-island]')) {
      document.documentElement.dataset.wake = '';
      return dispatchEvent(new Event('diyar:wake'));
    }
    if (target instanceof HTMLImageElement) {
      const film = document.createElement('video');
      Object.assign(film, { muted: true, playsInline: true, preload: 'metadata', ariaLabel: target.alt });
      film.src = `${target.getAttribute('src')}#t=0.1`;
      frame.replaceChildren(film);
    } else if (target instanceof HTMLVideoElement) {
      const none = document.querySelector<HTMLTemplateElement>('#no-picture')?.content.cloneNode(true);
      frame.classList.add('media-none');
      frame.replaceChildren(...(none?.firstChild?.childNodes ?? []));
    }
  };
  addEventListener('error', onError, true);
})();

export {};
