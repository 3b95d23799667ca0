/** A page for one person: it ends by itself, and its address is its key. */
export const OWN_PAGE = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // no other site learns the address; with 'no-referrer' its own form would be sent without an origin, and refused
  'Referrer-Policy': 'same-origin',
};
