/**
 * The text of a rendered page, held beside its response: inside, it would become a stream that has to be read
 * again.
 */
export const rendered = new WeakMap<Response, string>();
