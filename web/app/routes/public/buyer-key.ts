import { BUYER_COOKIE, buyerKeyIn } from '@diyar/contract/rules/own-page';

const DAY_SECONDS = 86_400;

/** What this device keeps of the page; null where it was not opened here. */
export const buyerKey = (request: Request): string | null => buyerKeyIn(request.headers.get('cookie'));

/** Sent to this page and its papers alone. Lax: a press in WhatsApp brings it. */
export const buyerCookie = (request: Request, path: string, key: string, days: number): string =>
  [
    `${BUYER_COOKIE}=${key}`,
    `Path=${path}`,
    `Max-Age=${days * DAY_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(new URL(request.url).protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');

/** A person opens it; a browser that fetches ahead says so. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/i.test(
    `${headers.get('sec-purpose')} ${headers.get('purpose')} ${headers.get('x-moz')}`,
  );
