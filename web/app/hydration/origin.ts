/**
 * Runs in the head of every page. Remembers in this tab where the visit came from: the advertisement's utm_*, the host
 * that linked to us, the first page. No cookie, and nothing is sent before the visitor writes (send/visit-origin.ts). A
 * message that is sent before hydration, as an ordinary form, carries it too.
 * Compiled into the page as a string (`?script`), so it imports nothing.
 */
(() => {
  addEventListener('formdata', ({ target, formData }) => {
    // a form with the honeypot sends a message
    if (!(target instanceof HTMLFormElement) || !target.elements.namedItem('website')) return;
    try {
      formData.set('origin', sessionStorage.getItem('origin') ?? '');
    } catch {
      // storage is blocked
    }
  });

  const asked = new URLSearchParams(location.search);
  const utm = ['Source', 'Medium', 'Campaign', 'Term', 'Content'].flatMap((name) => {
    const value = asked.get(`utm_${name.toLowerCase()}`);
    return value ? [[`utm${name}`, value]] : [];
  });
  try {
    // the first page counts, unless a later one is an advertisement's
    if (utm.length === 0 && sessionStorage.getItem('origin')) return;
    const { hostname } = new URL(document.referrer || location.href);
    const base = document.documentElement.dataset.basePath ?? '/';
    sessionStorage.setItem(
      'origin',
      JSON.stringify({
        ...Object.fromEntries(utm),
        referrer: hostname === location.hostname ? '' : hostname,
        // the address of somebody's own page is its key
        landing:
          (base === '/' ? location.pathname : location.pathname.slice(base.length)).replace(
            /^(\/(?:quote|visit|my|preview)\/).*/,
            '$1',
          ) || '/',
      }),
    );
  } catch {
    // storage is blocked: the message arrives without it
  }
})();

export {};
