/**
 * Runs in the head of a document: hearts, the count of one's list, the counter of a gallery, pictures that cannot be
 * loaded. None of these waits for the scripts of the islands.
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
  const toggle = (event: Event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-heart]') : null;
    if (!heart) return;
    event.preventDefault();
    const list = listed();
    const unit = heart.dataset.heart ?? '';
    const next = list.includes(unit) ? list.filter((one) => one !== unit) : [...list, unit].slice(0, MOST);
    try {
      localStorage.setItem('shortlist', next.join());
    } catch {
      return;
    }
    show();
  };
  addEventListener('click', toggle, true);
  addEventListener('keydown', (event) => event.key === ' ' && toggle(event), true);
  // also when the browser shows the page again, or another tab changed the list
  for (const sign of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(sign, show);

  const onScroll = ({ target }: Event) => {
    const count = target instanceof Element ? target.parentElement?.querySelector('[data-rail-count]') : null;
    if (!count || !(target instanceof Element)) return;
    const width = target.scrollWidth / target.childElementCount;
    const at = Math.round(Math.abs(target.scrollLeft) / width) + 1;
    count.textContent = (count.textContent ?? '').replace(/^\d+/, String(at));
  };
  addEventListener('scroll', onScroll, { capture: true, passive: true });

  // what is no picture may be a film; else it says that it is not available (ui/public/media.tsx)
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.closest('[data-island]')) return;
    const frame = target.closest('.picture');
    if (!frame) return;
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
