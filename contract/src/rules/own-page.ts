/** A page for one person: it ends by itself, and its address is its key. */
export const OWN_PAGE = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // no other site learns the address; with 'no-referrer' its own form would be sent without an origin, and refused
  'Referrer-Policy': 'same-origin',
};

/** What a device keeps of a buyer's page. */
export const BUYER_COOKIE = 'buyer';

/** Null where the page was not opened on this device. */
export function buyerKeyIn(cookies: string | null | undefined): string | null {
  const pieces = (cookies ?? '').split(';').map((piece) => piece.trim());
  return pieces.find((piece) => piece.startsWith(`${BUYER_COOKIE}=`))?.slice(BUYER_COOKIE.length + 1) || null;
}
